import type { Day } from '@app/domain/day';
import { Button } from 'antd';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import type { ActivePolicy } from '../policies/policies.tsx';
import { useSummary } from '../roster/roster.tsx';
import type { Desk } from './desk.ts';
import { type Check, type Obstacle, useCheck } from './use-check.ts';
import { changeWords } from './words/words.ts';
import './foot.css';

/** Always in sight: what stands in the way, and the way on with its numbers. */
export function AddFoot({
  desk,
  policy,
  start,
  onStart,
  onChecked,
  onOpenChange,
}: {
  desk: Desk;
  policy: ActivePolicy;
  start: Day;
  onStart: (day: Day) => void;
  onChecked: (policy_change_id: number) => void;
  onOpenChange: (policy_change_id: number) => void;
}) {
  const text = useText(changeWords);
  const { heads, premium_fen } = useSummary(desk.roster);
  const checking = useCheck(desk, { policy_id: policy.policy_id, start_date: start, onChecked });
  const { obstacle, isChecking, check } = checking;
  return (
    <>
      {obstacle && (
        <ObstacleNote obstacle={obstacle} checking={checking} onStart={onStart} onOpenChange={onOpenChange} />
      )}
      {heads === 0 && <p className="foot-words">{text('nobodyYet')}</p>}
      <Button
        type="primary"
        size="large"
        className="foot-action"
        disabled={heads === 0}
        loading={isChecking}
        onClick={() => void check()}
      >
        {text('checkAndContinue', { count: heads, sum: formatYuan(premium_fen) })}
      </Button>
    </>
  );
}

function ObstacleNote({
  obstacle,
  checking,
  onStart,
  onOpenChange,
}: {
  obstacle: Obstacle;
  checking: Check;
  onStart: (day: Day) => void;
  onOpenChange: (policy_change_id: number) => void;
}) {
  const text = useText(changeWords);
  const { formatDay } = useFormat();
  if (obstacle.kind === 'rows')
    return (
      <p className="foot-note" role="alert">
        {text('rowsToMend', { count: obstacle.rows })}
      </p>
    );
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
          {text('startOn', { day: formatDay(refused.detail.earliest_start_date) })}
        </Button>
      )}
      {refused.reason === 'DUPLICATE_SUBMIT' && (
        <>
          <Button onClick={() => onOpenChange(refused.detail.policy_change_id)}>
            {text('openChange', { number: refused.detail.change_no })}
          </Button>
          <Button onClick={() => void checking.check(true)}>{text('addOnPurpose')}</Button>
        </>
      )}
    </div>
  );
}
