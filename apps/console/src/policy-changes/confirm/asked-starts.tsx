import { useId } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { daysLost } from '../moments.ts';
import type { Forecast } from './forecasts.ts';
import { confirmWords } from './words/words.ts';

/** On which days this change covers nobody of those who were asked for earlier, and how many they are; nothing where there are none. */
export function AskedStarts({ forecast }: { forecast: Forecast }) {
  const text = useText(confirmWords);
  const { formatDay } = useFormat();
  const id = useId();
  const { asked_earlier_count, asked_starts } = forecast;
  if (asked_earlier_count === 0) return null;
  const shown = asked_starts.reduce((count, { person_count }) => count + person_count, 0);
  return (
    <div className="confirm-asked">
      <StateMark kind="needs">
        <span id={id}>{text('askedEarlier', { count: asked_earlier_count })}</span>
      </StateMark>
      <ul aria-labelledby={id}>
        {asked_starts.map(({ asked_date, start_date, person_count: count }) => {
          const lost = daysLost(asked_date, start_date);
          if (!lost) return null;
          const days = { first: formatDay(lost.first), last: formatDay(lost.last), count };
          return (
            <li key={`${asked_date} ${start_date}`}>
              {text(lost.first === lost.last ? 'askedDay' : 'askedDays', days)}
            </li>
          );
        })}
        {asked_earlier_count > shown && <li>{text('askedMore', { count: asked_earlier_count - shown })}</li>}
      </ul>
    </div>
  );
}
