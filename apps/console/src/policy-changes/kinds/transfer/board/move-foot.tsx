import { listChanges } from '@app/contract/policy-changes/list-changes';
import type { SentMove } from '@app/contract/policy-changes/moves';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import type { Day } from '@app/domain/calendar/day';
import { useCall } from '../../../../platform/api.ts';
import { formatYuan } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import type { ActivePolicy } from '../../../../policies/policies.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Failure } from '../../../../ui/faces.tsx';
import { ObstacleNote } from '../../board/obstacle-note.tsx';
import { useDraft } from '../../board/use-draft.ts';
import type { useReckoned } from '../../board/use-reckoned.ts';
import type { Mover } from './movers.ts';
import { moveBoardWords } from './words/words.ts';
import '../../../foot.css';

type Foot = ReturnType<typeof useReckoned> & {
  readonly policy: ActivePolicy;
  readonly moves: readonly SentMove[];
  /** What they are made of: an obstacle is shown until that changes. */
  readonly by: readonly Mover[];
  /** Whether it is said of each where they go. */
  readonly isReady: boolean;
  readonly start: Day | undefined;
  readonly draft: number | undefined;
  readonly onStart: (start: Day) => void;
  readonly onDrafted: (policy_change_id: number) => void;
};

/** Always in sight: what stands in the way, and what can be done now, with its numbers. */
export function MoveFoot(foot: Foot) {
  const { policy, moves, by, isReady, start, forecast, error, retry, isFresh, draft } = foot;
  const text = useText(moveBoardWords);
  const { mutateAsync } = useCall(transfer, { stales: [listChanges], quiet: true });
  const { obstacleOf, isBusy, press } = useDraft<readonly Mover[]>({
    draft,
    onDrafted: foot.onDrafted,
    make: (_, so) =>
      mutateAsync({
        policy_id: policy.policy_id,
        ...(start === undefined ? {} : { start_date: start }),
        moves: [...moves],
        ...so,
      }),
  });
  const obstacle = obstacleOf(by);
  const count = forecast?.ok_count ?? 0;
  const faulty = forecast?.error_count ?? 0;
  const net_fen = (forecast?.premium_fen ?? 0) - (forecast?.refund_fen ?? 0);
  const offer = net_fen === 0 ? 'nextFree' : net_fen > 0 ? 'next' : 'nextBack';
  return (
    <>
      {obstacle && (
        <ObstacleNote
          obstacle={obstacle}
          onStart={foot.onStart}
          onAgain={() => void press(by, { onPurpose: true })}
          again={text('onPurpose')}
        />
      )}
      {!obstacle && error && <Failure error={error} onRetry={retry} />}
      {moves.length === 0 && <p className="foot-words">{text('nobodyYet')}</p>}
      {moves.length > 0 && !isReady && <p className="foot-words">{text('chooseWhere')}</p>}
      {isReady && !isFresh && <output className="foot-words">{text('checking')}</output>}
      {isReady && isFresh && faulty > 0 && <p className="foot-words">{text('notDone', { count: faulty })}</p>}
      <Button
        kind="primary"
        size="large"
        className="foot-action"
        disabled={!isReady || count === 0 || !isFresh}
        isBusy={isBusy}
        onClick={() => void press(by)}
      >
        {text(offer, { count, sum: formatYuan(Math.abs(net_fen)) })}
      </Button>
    </>
  );
}
