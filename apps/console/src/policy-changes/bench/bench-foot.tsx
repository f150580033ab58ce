import type { Day } from '@app/domain/calendar/day';
import { Suspense, useState } from 'react';
import { type OpenList, importWords, useKeeping } from '../../imports/imports.tsx';
import { useFormat } from '../../platform/format.ts';
import { lazyPage } from '../../platform/lazy-page.ts';
import { useText } from '../../platform/text.ts';
import type { ActivePolicy } from '../../policies/policies.tsx';
import { type RosterSummary, startersIn, useSummary } from '../../roster/roster.tsx';
import type { Benching } from '../kinds/kind.ts';
import type { RefusalProps } from './refusal-ways.tsx';
import { type Obstacle, type Press, useSubmit } from './use-submit.ts';
import { acknowledged, countsOf, isWarned, type Ticks } from './ticks.ts';
import { changeWords } from '../words/words.ts';
import { Button } from '../../ui/button.tsx';
import '../foot.css';

const RefusalWays = lazyPage(async () => (await import('./refusal-ways.tsx')).RefusalWays);
/** Most lists have nothing to be read first. */
const WarningTicks = lazyPage(async () => (await import('./warning-ticks.tsx')).WarningTicks);

type FootProps = {
  readonly benching: Benching;
  readonly list: OpenList;
  readonly policy: ActivePolicy;
  readonly start: Day;
  /** Something must be read first, or the list is not here yet. */
  readonly isHeldUp: boolean;
  readonly onStart: (day: Day) => void;
  readonly onChecked: (policy_change_id: number, list: number) => void;
  readonly onOpenChange: (policy_change_id: number) => void;
};

/** Always in sight: what stands in the way, and what can be done now, with its numbers. */
export function BenchFoot(props: FootProps) {
  const { benching, list, policy, start, isHeldUp, onStart, onChecked, onOpenChange } = props;
  const summary = useSummary(list.roster);
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const { obstacle, further, isBusy, press } = useSubmit(list, {
    askWarnings: benching.askWarnings,
    policy_id: policy.policy_id,
    start_date: start,
    onChecked,
  });
  const warnings = { summary, further };
  const { heads, left } = summary;
  const { trouble } = useKeeping(list);
  // With faults in sight the button offers what can be done now; before, it first shows what is to be mended.
  const skips = summary.faulty + startersIn(summary) > 0 && summary.valid > 0;
  const pressed: Press = {
    skips,
    isWarned: (found) => isWarned({ summary: list.roster.summary(), further: found }, ticks),
    acknowledged: (found) => acknowledged({ summary: list.roster.summary(), further: found }, ticks),
  };
  const ways = {
    mayAgain: !summary.kinds.some(({ code, level }) => code === 'DUP_POLICY' && level === 'error'),
    onAgain: () => void press({ ...pressed, onPurpose: true }),
    onStart,
    onOpenChange,
  };
  return (
    <>
      {trouble?.kind === 'refused' ? (
        <RefusedNote refused={trouble.refused} {...ways} onSave={() => void list.keeper.again()} />
      ) : (
        obstacle && <ObstacleNote obstacle={obstacle} {...ways} />
      )}
      <Suspense>
        {countsOf(warnings).length > 0 && (
          <WarningTicks roster={list.roster} warnings={warnings} ticks={ticks} onTick={setTicks} />
        )}
      </Suspense>
      <Wait benching={benching} summary={summary} isAsked={trouble === null} />
      {benching.Outcome && <benching.Outcome list={list} policy={policy} start={start} />}
      <Button
        kind="primary"
        size="large"
        className="foot-action"
        disabled={heads === startersIn(summary) || left > 0 || isHeldUp}
        isBusy={isBusy}
        onClick={() => void press(pressed)}
      >
        <Offer benching={benching} summary={summary} skips={skips} isAsked={trouble === null} />
      </Button>
    </>
  );
}

type OfSummary = {
  readonly benching: Benching;
  readonly summary: RosterSummary;
  readonly isAsked: boolean;
};

/** What the button offers. */
function Offer({ benching, summary, skips, isAsked }: OfSummary & { readonly skips: boolean }) {
  const text = useText(changeWords);
  const sentences = benching.useSentences();
  const { valid, faulty, checking } = summary;
  if (valid === 0 && faulty > 0) return text('showFaults', { count: faulty });
  const offer = sentences.offer(summary, skips);
  return checking > 0 && isAsked ? `${offer} ${text('stillChecking', { count: checking })}` : offer;
}

/** What there is to wait for: the first person, the judging of a long list, or what only the server knows. */
function Wait({ benching, summary, isAsked }: OfSummary) {
  const { heads, left, checking } = summary;
  const text = useText(changeWords);
  const listText = useText(importWords);
  const sentences = benching.useSentences();
  const { formatNumber } = useFormat();
  const judging = listText('judging', { rows: formatNumber(left) });
  if (left > 0)
    return (
      <output className="foot-words">
        <progress value={heads} max={heads + left} aria-label={judging} /> {judging}
      </output>
    );
  if (checking > 0)
    return <output className="foot-words">{isAsked ? sentences.checking : listText('notAsked')}</output>;
  return heads === 0 ? <p className="foot-words">{text('nobodyYet')}</p> : null;
}

/** What was refused, why, and how to go on. */
const RefusedNote = (refusal: RefusalProps) => (
  <div className="foot-note" role="alert">
    <p>{refusal.refused.msg}</p>
    <Suspense>
      <RefusalWays {...refusal} />
    </Suspense>
  </div>
);

type NoteProps = Omit<RefusalProps, 'refused'> & { readonly obstacle: Obstacle };

/** What stands in the way. Without a line nothing more can be fetched, so that only a refusal's buttons come later. */
function ObstacleNote({ obstacle, ...ways }: NoteProps) {
  const text = useText(changeWords);
  const listText = useText(importWords);
  if (obstacle.kind === 'refused') return <RefusedNote refused={obstacle.refused} {...ways} />;
  return (
    <p className="foot-note" role="alert">
      {obstacle.kind === 'noAnswer'
        ? obstacle.message
        : obstacle.kind === 'rows'
          ? text('rowsToMend', { count: obstacle.rows })
          : obstacle.kind === 'fewer'
            ? text('fewerThanSeen', { count: obstacle.rows })
            : listText(obstacle.kind === 'warnings' ? 'tickWarnings' : 'notSavedYet')}
    </p>
  );
}
