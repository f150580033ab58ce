import type { Day } from '@app/domain/calendar/day';
import { useText } from '../../../../platform/text.ts';
import { Empty, Failure } from '../../../../ui/faces.tsx';
import { Page } from '../../../../ui/page.tsx';
import { BoardHead } from '../../board/board-head.tsx';
import type { BoardOf } from '../../board/board-page.tsx';
import { useReckoned } from '../../board/use-reckoned.ts';
import { BoardFoot } from './board-foot.tsx';
import { BoardSummary } from './board-summary.tsx';
import { keptPairs } from './kept-pairs.ts';
import { isBlankPair, sentOf, soundOf } from './pairs.ts';
import { PairRows } from './pair-rows.tsx';
import { useFree } from './use-free.ts';
import { boardWords } from './words/words.ts';
import '../../../bench/bench.css';
import '../../board/board.css';

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
  const { rows: pairs, draft, keep } = keptPairs.useKept(policy.policy_id);
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
        onOtherPolicy={onOtherPolicy}
        on={
          data && {
            label: text('day'),
            start: start ?? data.start_date,
            earliest: data.earliest_start_date,
            meets: (last, first) => text('meets', { last, first }),
            onStart,
          }
        }
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
