import type { Day } from '@app/domain/calendar/day';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { Button } from '../../../ui/button.tsx';
import { changeWords } from '../../words/words.ts';
import type { Obstacle } from './use-draft.ts';
import '../../foot.css';

/** What was refused, why, and how to go on. */
export function ObstacleNote({
  obstacle,
  onStart,
  onAgain,
  again,
}: {
  obstacle: Obstacle;
  onStart: (start: Day) => void;
  onAgain: () => void;
  /** What the button says that submits the same list again. */
  again: string;
}) {
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
          <Button onClick={onAgain}>{again}</Button>
        </>
      )}
    </div>
  );
}
