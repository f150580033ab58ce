import type { Day } from '@app/domain/calendar/day';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { formatYuan } from '../../../../platform/format.ts';
import { useCall } from '../../../../platform/api.ts';
import { useText } from '../../../../platform/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failure } from '../../../../ui/faces.tsx';
import { ObstacleNote } from '../../board/obstacle-note.tsx';
import { useDraft } from '../../board/use-draft.ts';
import type { BoardKnown } from './board-summary.tsx';
import { type BoardPair, sentOf } from './pairs.ts';
import { boardWords } from './words/words.ts';
import '../../../foot.css';

/** Always in sight: what stands in the way, and what can be done now, with its numbers. */
export function BoardFoot({
  policy,
  pairs,
  start,
  forecast,
  error,
  retry,
  isFresh,
  draft,
  onStart,
  onDrafted,
}: BoardKnown & {
  draft: number | undefined;
  onStart: (start: Day) => void;
  onDrafted: (policy_change_id: number) => void;
}) {
  const text = useText(boardWords);
  const { policy_id } = policy;
  const { mutateAsync } = useCall(replace, { stales: [listChanges], quiet: true });
  const { obstacleOf, isBusy, press } = useDraft<readonly BoardPair[]>({
    draft,
    onDrafted,
    make: (rows, so) =>
      mutateAsync({
        policy_id,
        ...(start === undefined ? {} : { start_date: start }),
        pairs: sentOf(rows),
        ...so,
      }),
  });
  const obstacle = obstacleOf(pairs);
  const written = sentOf(pairs).length;
  const count = forecast?.ok_count ?? 0;
  const faulty = forecast?.error_count ?? 0;
  const sum = formatYuan(forecast?.premium_fen ?? 0);
  return (
    <>
      {obstacle && (
        <ObstacleNote
          obstacle={obstacle}
          onStart={onStart}
          onAgain={() => void press(pairs, { onPurpose: true })}
          again={text('onPurpose')}
        />
      )}
      {!obstacle && error && <Failure error={error} onRetry={retry} />}
      {written === 0 && <p className="foot-words">{text('nobodyYet')}</p>}
      {written > 0 && !isFresh && <output className="foot-words">{text('checking')}</output>}
      {isFresh && faulty > 0 && <p className="foot-words">{text('notDone', { count: faulty })}</p>}
      <Button
        kind="primary"
        size="large"
        className="foot-action"
        disabled={written === 0 || count === 0 || !isFresh}
        isBusy={isBusy}
        onClick={() => void press(pairs)}
      >
        {text(forecast?.premium_fen ? 'next' : 'nextFree', { count, sum })}
      </Button>
    </>
  );
}
