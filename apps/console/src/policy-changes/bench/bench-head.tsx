import { type Day, addDays, earlier, readDay } from '@app/domain/calendar/day';
import { useId } from 'react';
import { type OpenList, SavedMark } from '../../imports/imports.tsx';
import { useText } from '../../platform/text.ts';
import type { ActivePolicy } from '../../policies/policies.tsx';
import type { Benching } from '../kinds/kind.ts';
import { tidied } from '../../roster/roster.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { changeWords } from '../words/words.ts';
import { Button } from '../../ui/button.tsx';

/** For which policy and from when: the two things that hold for the whole list. */
export function BenchHead({
  benching,
  policy,
  start,
  onStart,
  onOtherPolicy,
  saved,
}: {
  benching: Benching;
  policy: ActivePolicy;
  start: Day;
  onStart: (day: Day) => void;
  onOtherPolicy: (() => void) | undefined;
  saved: { readonly list: OpenList; readonly onReload: () => void };
}) {
  const text = useText(changeWords);
  const id = useId();
  const sentences = benching.useSentences();
  const earliest = benching.earliestOf(policy);
  const latest = earlier(policy.end_date, addDays(earliest, policy.future_start_days_max));
  return (
    <section className="add-head" aria-label={text('policyAndStart')}>
      <div className="add-head-policy">
        <strong>{policy.plan}</strong>
        <span>{policy.policy_no}</span>
        {onOtherPolicy && <Button onClick={onOtherPolicy}>{text('otherPolicy')}</Button>}
      </div>
      <div className="add-start">
        <DayField
          label={sentences.start}
          isRequired
          value={start}
          min={earliest}
          max={latest}
          // As in a cell: 明天, 28.
          read={(typed) => readDay(tidied(saved.list.roster, 'start_date', typed))}
          describedBy={id}
          onChoose={(chosen) => chosen && onStart(chosen)}
        />
        <p id={id}>
          <benching.Start roster={saved.list.roster} policy={policy} start={start} />
        </p>
        <SavedMark {...saved} />
      </div>
    </section>
  );
}
