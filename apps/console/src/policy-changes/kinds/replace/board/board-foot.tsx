import type { Day } from '@app/domain/calendar/day';
import { Link } from '@tanstack/react-router';
import { formatYuan, useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failure } from '../../../../ui/faces.tsx';
import { changeWords } from '../../../words/words.ts';
import type { BoardKnown } from './board-summary.tsx';
import { sentOf } from './pairs.ts';
import { type Obstacle, useDraft } from './use-draft.ts';
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
  const { obstacleOf, isBusy, press } = useDraft({ policy_id, start_date: start, draft, onDrafted });
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

/** What was refused, why, and how to go on. */
function ObstacleNote({
  obstacle,
  onStart,
  onAgain,
}: {
  obstacle: Obstacle;
  onStart: (start: Day) => void;
  onAgain: () => void;
}) {
  const text = useText(boardWords);
  const changeText = useText(changeWords);
  const { formatDay } = useFormat();
  if (obstacle.kind === 'noAnswer')
    return (
      <p className="foot-note" role="alert">
        {obstacle.message}
      </p>
    );
  const { refused } = obstacle;
  return (
    <div className="foot-note" role="alert">
      <p>{refused.msg}</p>
      {refused.reason === 'CUTOFF_PASSED' && (
        <Button onClick={() => onStart(refused.detail.earliest_start_date)}>
          {changeText('startOn', { day: formatDay(refused.detail.earliest_start_date) })}
        </Button>
      )}
      {refused.reason === 'DUPLICATE_SUBMIT' && (
        <>
          <Link
            className="button"
            to="/policy/record-detail"
            search={{ policy_change_id: refused.detail.policy_change_id }}
          >
            {changeText('openChange', { number: refused.detail.change_no })}
          </Link>
          <Button onClick={onAgain}>{text('onPurpose')}</Button>
        </>
      )}
    </div>
  );
}
