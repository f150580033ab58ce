import { type Day, addDays, day, earlier } from '@app/domain/calendar/day';
import { useId } from 'react';
import { useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import type { ActivePolicy } from '../../../../policies/policies.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DayField } from '../../../../ui/day-field.tsx';
import { Empty, Failure } from '../../../../ui/faces.tsx';
import { Page } from '../../../../ui/page.tsx';
import { changeWords } from '../../../words/words.ts';
import type { BoardOf } from '../../board/board-page.tsx';
import { keepsRows } from '../../board/kept.ts';
import { useReckoned } from '../../board/use-reckoned.ts';
import { BoardFoot } from './board-foot.tsx';
import { BoardSummary } from './board-summary.tsx';
import { isBlankPair, sentOf, soundOf, withBlank } from './pairs.ts';
import { PairRows } from './pair-rows.tsx';
import { useFree } from './use-free.ts';
import { boardWords } from './words/words.ts';
import '../../../bench/bench.css';
import '../../board/board.css';

const useKept = keepsRows(withBlank);

/** Who leaves beside who comes, as the server judges and prices them while they are written. */
export function Board({
  policy,
  start,
  onStart,
  onOtherPolicy,
  onChecked,
}: BoardOf & {
  start: Day | undefined;
  onStart: (start: Day) => void;
  onChecked: (policy_change_id: number) => void;
}) {
  const text = useText(boardWords);
  const free = useFree(policy.policy_id, start);
  const { rows: pairs, draft, keep } = useKept(policy.policy_id);
  const isNone = pairs.every(isBlankPair);
  const asked = isNone ? undefined : { change_type: 'replace' as const, pairs: sentOf(pairs) };
  const reckoned = useReckoned(policy.policy_id, start, asked);
  const { data, error, refetch } = free;
  const known = { policy, free: data, pairs, start, ...reckoned };
  const isRefused = data?.mode === 'NONE';
  return (
    <Page
      title={text('title')}
      purpose={text('purpose')}
      foot={
        isRefused ? undefined : (
          <BoardFoot
            {...known}
            draft={draft}
            onStart={onStart}
            onDrafted={(policy_change_id) => {
              keep({ draft: policy_change_id, drafted: soundOf(pairs, reckoned.forecast) });
              onChecked(policy_change_id);
            }}
          />
        )
      }
    >
      <BoardHead
        policy={policy}
        start={start ?? data?.start_date}
        earliest={data?.earliest_start_date}
        onStart={onStart}
        onOtherPolicy={onOtherPolicy}
      />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {isRefused ? (
        <Empty>{text('notAllowed')}</Empty>
      ) : (
        <div className="board">
          <PairRows pairs={pairs} forecast={reckoned.forecast} onPairs={(rows) => keep({ rows })} />
          <BoardSummary {...known} onTaken={(rows) => keep({ rows })} />
        </div>
      )}
    </Page>
  );
}

/** For which policy, and on which day: what holds for all pairs. */
function BoardHead({
  policy,
  start,
  earliest,
  onStart,
  onOtherPolicy,
}: {
  policy: ActivePolicy;
  start: Day | undefined;
  earliest: Day | undefined;
  onStart: (start: Day) => void;
  onOtherPolicy: (() => void) | undefined;
}) {
  const text = useText(boardWords);
  const changeText = useText(changeWords);
  const { formatDay, formatEnd } = useFormat();
  const id = useId();
  return (
    <section className="add-head" aria-label={changeText('policyAndStart')}>
      <div className="add-head-policy">
        <strong>{policy.plan}</strong>
        <span>{policy.policy_no}</span>
        {onOtherPolicy && <Button onClick={onOtherPolicy}>{changeText('otherPolicy')}</Button>}
      </div>
      {start && earliest && (
        <div className="add-start">
          <DayField
            label={text('day')}
            isRequired
            value={start}
            min={earliest}
            max={earlier(policy.end_date, addDays(earliest, policy.future_start_days_max))}
            describedBy={id}
            onChoose={(chosen) => chosen && onStart(chosen)}
          />
          <p id={id}>
            {text('meets', { last: formatEnd(addDays(day(start), -1)), first: formatDay(start) })}
          </p>
        </div>
      )}
    </section>
  );
}
