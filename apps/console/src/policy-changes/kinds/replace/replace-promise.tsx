import { formatYuan } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import type { Forecast } from '../../confirm/forecasts.ts';
import { PassingPromise } from '../board/passing-promise.tsx';
import { replaceWords } from './words/words.ts';

/** When seats change hands, that no day lies between the two, and what it costs. */
export function ReplacePromise({ forecast }: { forecast: Forecast }) {
  const text = useText(replaceWords);
  const { premium_fen } = forecast;
  return (
    <PassingPromise forecast={forecast} words={replaceWords}>
      <p>{premium_fen === 0 ? text('free') : text('difference', { sum: formatYuan(premium_fen) })}</p>
    </PassingPromise>
  );
}
