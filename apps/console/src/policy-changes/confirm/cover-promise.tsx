import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { AskedStarts } from './asked-starts.tsx';
import type { Forecast } from './forecasts.ts';
import { beginsAtOnce } from '../moments.ts';
import { changeWords } from '../words/words.ts';
import { OfPolicy } from './of-policy.tsx';
import { confirmWords } from './words/words.ts';

/** From when these persons are covered, by whose word, and until when it can be taken back: in sentences. */
export function CoverPromise({ forecast }: { forecast: Forecast }) {
  const text = useText(confirmWords);
  const changeText = useText(changeWords);
  const { formatTime, formatEnd } = useFormat();
  const { first_end_date, last_end_date, lock_at, cover_binding } = forecast;
  const atOnce = beginsAtOnce(forecast);
  const until = { first: formatEnd(first_end_date), day: formatEnd(last_end_date) };
  return (
    <section className="card cover-promise" aria-label={changeText('start')}>
      <OfPolicy forecast={forecast} />
      <StateMark kind={cover_binding === 'ON_SUBMIT' ? 'covered' : 'soon'}>
        <strong>
          <Start forecast={forecast} />
        </strong>
      </StateMark>
      <AskedStarts forecast={forecast} />
      <p>{text(first_end_date === last_end_date ? 'coveredUntil' : 'coveredUntilEach', until)}</p>
      <p>{atOnce ? text('finalAtOnce') : text('finalAfter', { time: formatTime(lock_at) })}</p>
    </section>
  );
}

function Start({ forecast }: { forecast: Forecast }) {
  const text = useText(confirmWords);
  const { formatTime } = useFormat();
  const { first_start_date, last_start_date, cover_binding } = forecast;
  const isBinding = cover_binding === 'ON_SUBMIT';
  const atOnce = beginsAtOnce(forecast);
  const time = formatTime(`${first_start_date} 00:00:00`);
  if (first_start_date !== last_start_date) {
    const first = atOnce ? text('atConfirmation') : time;
    const last = formatTime(`${last_start_date} 00:00:00`);
    return text(isBinding ? 'promiseOnSubmitEach' : 'promiseOnIssueEach', { first, last });
  }
  if (atOnce) return text(isBinding ? 'promiseAtOnce' : 'promiseOnIssueAtOnce');
  return text(isBinding ? 'promiseOnSubmit' : 'promiseOnIssue', { time });
}
