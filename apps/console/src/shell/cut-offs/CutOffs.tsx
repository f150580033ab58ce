import type { ActivePolicy } from '@app/contract/policies';
import { addDays, day } from '@app/domain/calendar/day';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { cutOffWords } from './words/words.ts';
import './cut-offs.css';

/** When cover from tomorrow can still be had, policy by policy: one cut-off is never told as if it were all's. */
export function CutOffs({ policies }: { policies: readonly ActivePolicy[] }) {
  const text = useText(cutOffWords);
  const sentence = useSentence();
  return (
    <div className="cut-offs">
      <p>{text('each')}</p>
      <ul>
        {policies.map((policy) => (
          <li key={policy.policy_id}>
            <strong>
              {policy.plan} · {policy.policy_no}
            </strong>
            <span>{sentence(policy)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useSentence() {
  const text = useText(cutOffWords);
  const { formatDay, formatTime } = useFormat();
  return ({ now, lock_at, earliest_start_date }: ActivePolicy): string => {
    if (earliest_start_date === null || lock_at === null) return text('closed');
    const today = day(now.slice(0, 10));
    const start = formatDay(earliest_start_date);
    if (earliest_start_date === today) return text('today', { time: formatTime(lock_at) });
    return earliest_start_date === addDays(today, 1)
      ? text('tomorrow', { time: formatTime(lock_at), day: start })
      : text('later', { time: formatTime(lock_at), day: start });
  };
}
