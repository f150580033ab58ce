import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import type { Forecast } from './forecasts.ts';
import { beginsAtOnce } from '../moments.ts';
import { changeWords } from '../words/words.ts';

/** From when these persons are covered, by whose word, and until when it can be taken back: in sentences. */
export function CoverPromise({ forecast }: { forecast: Forecast }) {
  const text = useText(changeWords);
  const { formatTime, formatDay } = useFormat();
  const { start_date, end_date, lock_at, cover_binding } = forecast;
  const time = formatTime(`${start_date} 00:00:00`);
  const atOnce = beginsAtOnce(forecast);
  const isBinding = cover_binding === 'ON_SUBMIT';
  return (
    <section className="card cover-promise" aria-label={text('start')}>
      <StateMark kind={isBinding ? 'covered' : 'soon'}>
        <strong>
          {isBinding
            ? atOnce
              ? text('promiseAtOnce')
              : text('promiseOnSubmit', { time })
            : atOnce
              ? text('promiseOnIssueAtOnce')
              : text('promiseOnIssue', { time })}
        </strong>
      </StateMark>
      <p>{text('coveredUntil', { day: formatDay(end_date) })}</p>
      <p>{atOnce ? text('finalAtOnce') : text('finalAfter', { time: formatTime(lock_at) })}</p>
    </section>
  );
}
