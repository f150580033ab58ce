import type { VerdictCode } from '@app/domain/roster/verdict';
import { useId } from 'react';
import { importWords } from '../../imports/imports.tsx';
import { useText } from '../../platform/text.ts';
import { type RosterStore, useRosterText } from '../../roster/roster.tsx';
import type { FurtherCode, FurtherWarnings } from '../kinds/kind.ts';
import { countsOf, type Ticks, type Warnings } from './ticks.ts';
import { changeWords } from '../words/words.ts';

/** The warnings, to be ticked once for each kind and not for each row. */
export function WarningTicks({
  roster,
  warnings,
  ticks,
  onTick,
}: {
  roster: RosterStore;
  warnings: Warnings;
  ticks: Ticks;
  onTick: (ticks: Ticks) => void;
}) {
  const text = useText(importWords);
  const rowText = useRosterText(roster);
  const changeText = useText(changeWords);
  const id = useId();
  return (
    <fieldset className="warning-ticks" aria-labelledby={id}>
      <span id={id}>{text('readWarnings')}</span>
      {countsOf(warnings).map(({ code, rows }) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={rows <= (ticks.get(code) ?? 0)}
            onChange={(event) => onTick(new Map([...ticks, [code, event.currentTarget.checked ? rows : 0]]))}
          />
          {isFurther(code) ? changeText(code) : rowText(code)} ({rows})
        </label>
      ))}
      <Whom further={warnings.further} />
    </fieldset>
  );
}

const isFurther = (code: VerdictCode | FurtherCode): code is FurtherCode =>
  code === 'FREQUENT_IN_OUT' || code === 'AGE_SOON' || code === 'CLASS_DROP';

/** Whom the warnings are about that no row shows, each with its sentence. */
function Whom({ further }: { further: FurtherWarnings }) {
  const text = useText(changeWords);
  const all = further.flatMap(({ people }) => people);
  if (all.length === 0) return null;
  return (
    <details className="warning-whom">
      <summary>{text('warnedWhom')}</summary>
      <ul>
        {all.slice(0, shown_max).map(({ name, message }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list is drawn as a whole, and two may bear one name
          <li key={at}>
            <strong>{name}</strong> {message}
          </li>
        ))}
      </ul>
    </details>
  );
}

const shown_max = 100;
