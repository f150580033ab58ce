import { addDays } from '@app/domain/calendar/day';
import { formatYuan, useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { Forecast } from '../../confirm/forecasts.ts';
import { OfPolicy } from '../../confirm/of-policy.tsx';
import { confirmWords } from '../../confirm/words/words.ts';
import { offPromisesOf } from './off-promises-of.ts';
import { offWords } from './words/words.ts';

/** Until when these persons are covered, what comes back, and until when it can be taken back: in sentences. */
export function OffPromise({ forecast }: { forecast: Forecast }) {
  const text = useText(offWords);
  const confirmText = useText(confirmWords);
  const { formatDay, formatTime, formatEnd } = useFormat();
  const { cut_short, lock_at, refund_fen, refund_mode } = forecast;
  const from = (start: string) => formatTime(`${start} 00:00:00`);
  return (
    <section className="card cover-promise" aria-label={text(cut_short ? 'until' : 'cancelled')}>
      <OfPolicy forecast={forecast} />
      {offPromisesOf(forecast).map(({ word, cover_count: count, first_start_date, last_start_date }) => (
        <StateMark key={word} kind="needs">
          <strong>
            {isOfLastDay(word)
              ? text(word, {
                  last: word === 'promise' ? formatEnd(addDays(first_start_date, -1)) : from(last_start_date),
                  first: from(first_start_date),
                })
              : text(word, { count, first: formatDay(first_start_date), last: formatDay(last_start_date) })}
          </strong>
        </StateMark>
      ))}
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

const isOfLastDay = (word: string): word is 'promise' | 'promiseEach' =>
  word === 'promise' || word === 'promiseEach';
