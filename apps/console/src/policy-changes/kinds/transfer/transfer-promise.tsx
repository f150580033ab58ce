import { addDays, day } from '@app/domain/calendar/day';
import { formatYuan, useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { Forecast } from '../../confirm/forecasts.ts';
import { OfPolicy } from '../../confirm/of-policy.tsx';
import { confirmWords } from '../../confirm/words/words.ts';
import { transferWords } from './words/words.ts';

/** When they move, that no day lies between the two places, and what it costs or gives back: in sentences. */
export function TransferPromise({ forecast }: { forecast: Forecast }) {
  const text = useText(transferWords);
  const confirmText = useText(confirmWords);
  const { formatTime, formatEnd } = useFormat();
  const { first_start_date, last_start_date, lock_at, premium_fen, refund_fen, cover_binding } = forecast;
  const from = (start: string) => formatTime(`${start} 00:00:00`);
  const promise = cover_binding === 'ON_SUBMIT' ? 'promise' : 'promiseIssue';
  return (
    <section className="card cover-promise" aria-label={text('from')}>
      <OfPolicy forecast={forecast} />
      <StateMark kind={cover_binding === 'ON_SUBMIT' ? 'covered' : 'soon'}>
        <strong>
          {first_start_date === last_start_date
            ? text(promise, {
                last: formatEnd(addDays(day(first_start_date), -1)),
                first: from(first_start_date),
              })
            : text('promiseEach', { first: from(first_start_date), last: from(last_start_date) })}
        </strong>
      </StateMark>
      {premium_fen === 0 && refund_fen === 0 && <p>{text('free')}</p>}
      {premium_fen > 0 && <p>{text('difference', { sum: formatYuan(premium_fen) })}</p>}
      {refund_fen > 0 && <p>{text('comesBack', { sum: formatYuan(refund_fen) })}</p>}
      <p>{confirmText('finalAfter', { time: formatTime(lock_at) })}</p>
    </section>
  );
}
