import { addDays, type Day, day, earlier } from '@app/domain/calendar/day';
import { useId } from 'react';
import { useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { Button } from '../../../ui/button.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { changeWords } from '../../words/words.ts';
import type { BoardOf } from './board-page.tsx';

type Start = {
  readonly label: string;
  readonly start: Day;
  readonly earliest: Day;
  /** What happens on it, with the last moment before and the first one of it. */
  readonly meets: (last: string, first: string) => string;
  readonly onStart: (start: Day) => void;
};

/** For which policy, and on which day where there is one: what holds for all. */
export function BoardHead({ policy, onOtherPolicy, on }: BoardOf & { readonly on?: Start | undefined }) {
  const text = useText(changeWords);
  return (
    <section className="add-head" aria-label={text('policyAndStart')}>
      <div className="add-head-policy">
        <strong>{policy.plan}</strong>
        <span>{policy.policy_no}</span>
        {onOtherPolicy && <Button onClick={onOtherPolicy}>{text('otherPolicy')}</Button>}
      </div>
      {on && <StartField policy={policy} {...on} />}
    </section>
  );
}

function StartField({ policy, label, start, earliest, meets, onStart }: Pick<BoardOf, 'policy'> & Start) {
  const { formatDay, formatEnd } = useFormat();
  const id = useId();
  return (
    <div className="add-start">
      <DayField
        label={label}
        isRequired
        value={start}
        min={earliest}
        max={earlier(policy.end_date, addDays(earliest, policy.future_start_days_max))}
        describedBy={id}
        onChoose={(chosen) => chosen && onStart(chosen)}
      />
      <p id={id}>{meets(formatEnd(addDays(day(start), -1)), formatDay(start))}</p>
    </div>
  );
}
