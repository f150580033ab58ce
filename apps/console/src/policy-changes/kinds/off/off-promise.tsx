import { addDays, day } from '@app/domain/calendar/day';
import { formatYuan, useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { Forecast } from '../../confirm/forecasts.ts';
import { OfPolicy } from '../../confirm/of-policy.tsx';
import { confirmWords } from '../../confirm/words/words.ts';
import { offWords } from './words/words.ts';

/** Until when these persons are covered, what comes back, and until when it can be taken back: in sentences. */
export function OffPromise({ forecast }: { forecast: Forecast }) {
  const text = useText(offWords);
  const confirmText = useText(confirmWords);
  const { formatTime, formatEnd } = useFormat();
  const { first_start_date, last_start_date, lock_at, refund_fen, refund_mode } = forecast;
  const from = (start: string) => formatTime(`${start} 00:00:00`);
  return (
    <section className="card cover-promise" aria-label={text('until')}>
      <OfPolicy forecast={forecast} />
      <StateMark kind="needs">
        <strong>
          {first_start_date === last_start_date
            ? text('promise', {
                last: formatEnd(addDays(day(first_start_date), -1)),
                first: from(first_start_date),
              })
            : text('promiseEach', { first: from(first_start_date), last: from(last_start_date) })}
        </strong>
      </StateMark>
      <p>
        {refund_mode === 'MONTH_END_SETTLE'
          ? text('withBill')
          : refund_fen > 0
            ? text('comesBack', { sum: formatYuan(refund_fen) })
            : text('nothingBack')}
      </p>
      <p>{confirmText('finalAfter', { time: formatTime(lock_at) })}</p>
    </section>
  );
}
