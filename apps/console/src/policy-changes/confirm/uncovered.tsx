import type { Day } from '@app/domain/calendar/day';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { daysLost } from '../moments.ts';
import { confirmWords } from './words/words.ts';

/** The days that a start which has moved leaves without cover; nothing where there are none. */
export function Uncovered({ seen, now }: { seen: Day; now: Day }) {
  const text = useText(confirmWords);
  const { formatDay } = useFormat();
  const lost = daysLost(seen, now);
  if (!lost) return null;
  const first = formatDay(lost.first);
  return (
    <p>
      <StateMark kind="refused">
        <strong>
          {lost.first === lost.last
            ? text('uncoveredDay', { day: first })
            : text('uncoveredDays', { first, last: formatDay(lost.last) })}
        </strong>
      </StateMark>
    </p>
  );
}
