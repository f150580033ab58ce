import type { Refused } from '@app/contract/refusals';
import type { Day } from '@app/domain/calendar/day';
import { Button } from 'antd';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { changeWords } from '../words/words.ts';

export type RefusalProps = {
  readonly refused: Refused;
  /** Nobody on the list is covered by the policy already: with them, to add again on purpose would be refused. */
  readonly mayAgain: boolean;
  readonly onAgain: () => void;
  readonly onStart: (day: Day) => void;
  readonly onOpenChange: (policy_change_id: number) => void;
};

/** How to go on after a refusal of a list. */
export function RefusalWays({ refused, mayAgain, onAgain, onStart, onOpenChange }: RefusalProps) {
  const text = useText(changeWords);
  const { formatDay } = useFormat();
  if (refused.reason === 'CUTOFF_PASSED')
    return (
      <Button onClick={() => onStart(refused.detail.earliest_start_date)}>
        {text('startOn', { day: formatDay(refused.detail.earliest_start_date) })}
      </Button>
    );
  if (refused.reason !== 'DUPLICATE_SUBMIT') return null;
  return (
    <>
      <Button onClick={() => onOpenChange(refused.detail.policy_change_id)}>
        {text('openChange', { number: refused.detail.change_no })}
      </Button>
      {mayAgain && <Button onClick={onAgain}>{text('addOnPurpose')}</Button>}
    </>
  );
}
