import { formatYuan, useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { CompareTable } from '../../confirm/compare-table.tsx';
import type { Forecast } from '../../confirm/forecasts.ts';
import { changeWords } from '../../words/words.ts';
import { offWords } from './words/words.ts';

/** Heads and money before and after a removal. */
export function OffBeforeAfter({ forecast }: { forecast: Forecast }) {
  const text = useText(changeWords);
  const offText = useText(offWords);
  const { formatDay, formatNumber } = useFormat();
  const { active_count, active_after, balance_fen, refund_fen } = forecast;
  return (
    <CompareTable
      heads={[text('before'), text('change'), text('afterwards')]}
      rows={[
        {
          name: offText('heads', { day: formatDay(forecast.first_start_date) }),
          figures: [
            formatNumber(active_count),
            formatNumber(active_after - active_count),
            formatNumber(active_after),
          ],
        },
        {
          name: text('balance'),
          figures: [
            formatYuan(balance_fen),
            `+${formatYuan(refund_fen)}`,
            formatYuan(balance_fen + refund_fen),
          ],
        },
      ]}
    />
  );
}
