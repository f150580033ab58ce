import { useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { Forecast } from '../../confirm/forecasts.ts';
import { OfPolicy } from '../../confirm/of-policy.tsx';
import { confirmWords } from '../../confirm/words/words.ts';
import { correctWords } from './words/words.ts';

/** That the cover stays as it is, when the correction counts, and that it costs nothing. */
export function CorrectPromise({ forecast }: { forecast: Forecast }) {
  const text = useText(correctWords);
  const confirmText = useText(confirmWords);
  const { formatTime } = useFormat();
  return (
    <section className="card cover-promise" aria-label={text('what')}>
      <OfPolicy forecast={forecast} />
      <StateMark kind="soon">
        <strong>{text('promise')}</strong>
      </StateMark>
      <p>{text('free')}</p>
      <p>{confirmText('finalAfter', { time: formatTime(forecast.lock_at) })}</p>
    </section>
  );
}
