import { type Day, addDays, earlier } from '@app/domain/calendar/day';
import { useId } from 'react';
import { type OpenList, SavedMark } from '../../imports/imports.tsx';
import { useText } from '../../platform/text.ts';
import type { ActivePolicy } from '../../policies/policies.tsx';
import type { Benching } from '../kinds/kind.ts';
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
  onStart: (typed: string) => void;
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
        <label htmlFor={id}>{sentences.start}</label>
        <input
          id={id}
          key={start}
          type="date"
          required
          min={earliest}
          max={latest}
          defaultValue={start}
          aria-describedby={`${id}-words`}
          onChange={(event) => onStart(event.currentTarget.value)}
        />
        <p id={`${id}-words`}>
          <benching.Start roster={saved.list.roster} policy={policy} start={start} />
        </p>
        <SavedMark {...saved} />
      </div>
    </section>
  );
}
