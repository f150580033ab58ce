import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import type { Forecast } from './forecasts.ts';
import { confirmWords } from './words/words.ts';

/** Of which policy it is promised, and for which time that is. */
export function OfPolicy({ forecast }: { forecast: Forecast }) {
  const text = useText(confirmWords);
  const { formatDay, formatEnd } = useFormat();
  return (
    <p>
      {text('ofPolicy', {
        plan: forecast.plan,
        number: forecast.policy_no,
        from: formatDay(forecast.policy_start_date),
        to: formatEnd(forecast.policy_end_date),
      })}
    </p>
  );
}
