import type { VerdictCode } from '@app/domain/roster/verdict';
import { useId } from 'react';
import { importWords } from '../../imports/imports.tsx';
import { useText } from '../../platform/text.ts';
import { rosterWords, type RosterSummary } from '../../roster/roster.tsx';

/** For which kinds of warning somebody said that they were read, and on how many rows each stood then. */
export type Ticks = ReadonlyMap<VerdictCode, number>;

const warningsOf = ({ kinds }: RosterSummary) => kinds.filter(({ level }) => level === 'warn');

/** Whether every kind of warning was read, on as many rows as it stands on now. */
export const isWarned = (summary: RosterSummary, ticks: Ticks): boolean =>
  warningsOf(summary).every(({ code, rows }) => rows <= (ticks.get(code) ?? 0));

/** The warnings, to be ticked once for each kind and not for each row. */
export function WarningTicks({
  summary,
  ticks,
  onTick,
}: {
  summary: RosterSummary;
  ticks: Ticks;
  onTick: (ticks: Ticks) => void;
}) {
  const text = useText(importWords);
  const rowText = useText(rosterWords);
  const id = useId();
  const warnings = warningsOf(summary);
  if (warnings.length === 0) return null;
  return (
    <fieldset className="warning-ticks" aria-labelledby={id}>
      <span id={id}>{text('readWarnings')}</span>
      {warnings.map(({ code, rows }) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={rows <= (ticks.get(code) ?? 0)}
            onChange={(event) => onTick(new Map([...ticks, [code, event.currentTarget.checked ? rows : 0]]))}
          />
          {rowText(code)} ({rows})
        </label>
      ))}
    </fieldset>
  );
}
