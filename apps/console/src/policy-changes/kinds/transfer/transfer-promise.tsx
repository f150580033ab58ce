import { formatYuan } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import type { Forecast } from '../../confirm/forecasts.ts';
import { PassingPromise } from '../board/passing-promise.tsx';
import { transferWords } from './words/words.ts';

/** When they move, that no day lies between the two places, and what it costs or gives back. */
export function TransferPromise({ forecast }: { forecast: Forecast }) {
  const text = useText(transferWords);
  const { premium_fen, refund_fen } = forecast;
  return (
    <PassingPromise forecast={forecast} words={transferWords}>
      {premium_fen === 0 && refund_fen === 0 && <p>{text('free')}</p>}
      {premium_fen > 0 && <p>{text('difference', { sum: formatYuan(premium_fen) })}</p>}
      {refund_fen > 0 && <p>{text('comesBack', { sum: formatYuan(refund_fen) })}</p>}
    </PassingPromise>
  );
}
