import type { Refused } from '@app/contract/refusals';
import type { Day } from '@app/domain/calendar/day';
import { useFormat } from '../../platform/format.ts';
import { importWords, ListRoom } from '../../imports/imports.tsx';
import { useText } from '../../platform/text.ts';
import { ToResult } from './to-result.tsx';
import { changeWords } from '../words/words.ts';
import { Button } from '../../ui/button.tsx';

export type RefusalProps = {
  readonly refused: Refused;
  /** Nobody on the list is covered by the policy already: with them, to add again on purpose would be refused. */
  readonly mayAgain: boolean;
  readonly onAgain: () => void;
  readonly onStart: (day: Day) => void;
  readonly onOpenChange: (policy_change_id: number) => void;
  /** Stores once more what could not be stored; left out where something else was refused. */
  readonly onSave?: () => void;
};

/** How to go on after a refusal of a list. */
export function RefusalWays({ refused, onSave, ...ways }: RefusalProps) {
  const listText = useText(importWords);
  const change = refused.reason === 'LIST_STATE' ? refused.detail.change : null;
  return (
    <>
      {refused.reason === 'QUOTA' && refused.detail.what === 'lists' && onSave && (
        <ListRoom onRoom={onSave} />
      )}
      {change && <ToResult change={change} />}
      {onSave && !change && <Button onClick={onSave}>{listText('saveAgain')}</Button>}
      <OfSubmission refused={refused} {...ways} />
    </>
  );
}

function OfSubmission({ refused, mayAgain, onAgain, onStart, onOpenChange }: Omit<RefusalProps, 'onSave'>) {
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
