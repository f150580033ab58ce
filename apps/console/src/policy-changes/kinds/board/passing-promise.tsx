import { addDays, day } from '@app/domain/calendar/day';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/format.ts';
import { useText, type Words } from '../../../platform/text.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { Forecast } from '../../confirm/forecasts.ts';
import { OfPolicy } from '../../confirm/of-policy.tsx';
import { confirmWords } from '../../confirm/words/words.ts';

type PromiseWords = Words<{
  readonly from: '';
  readonly promise: '{{last}}{{first}}';
  readonly promiseIssue: '{{last}}{{first}}';
  readonly promiseEach: '{{first}}{{last}}';
}>;

/** When one cover goes over to another, that no day lies between the two, and what it costs or gives back: in sentences. */
export function PassingPromise({
  forecast,
  words,
  children,
}: {
  forecast: Forecast;
  words: PromiseWords;
  /** What it costs or gives back. */
  children: ReactNode;
}) {
  const text = useText(words);
  const confirmText = useText(confirmWords);
  const { formatTime, formatEnd } = useFormat();
  const { first_start_date, last_start_date, lock_at, cover_binding } = forecast;
  const from = (start: string) => formatTime(`${start} 00:00:00`);
  return (
    <section className="card cover-promise" aria-label={text('from')}>
      <OfPolicy forecast={forecast} />
      <StateMark kind={cover_binding === 'ON_SUBMIT' ? 'covered' : 'soon'}>
        <strong>
          {first_start_date === last_start_date
            ? text(cover_binding === 'ON_SUBMIT' ? 'promise' : 'promiseIssue', {
                last: formatEnd(addDays(day(first_start_date), -1)),
                first: from(first_start_date),
              })
            : text('promiseEach', { first: from(first_start_date), last: from(last_start_date) })}
        </strong>
      </StateMark>
      {children}
      <p>{confirmText('finalAfter', { time: formatTime(lock_at) })}</p>
    </section>
  );
}
