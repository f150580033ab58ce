import { formatYuan, useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { CompareTable } from './compare-table.tsx';
import type { Forecast } from './forecasts.ts';
import { changeWords } from '../words/words.ts';

/** Heads and money before and after, with what changes in between. */
export function BeforeAfter({ forecast }: { forecast: Forecast }) {
  const text = useText(changeWords);
  const { formatDay, formatNumber } = useFormat();
  const { active_count, active_after, balance_fen, balance_after_fen, premium_fen, shortage_fen } = forecast;
  const heads = [text('before'), text('change'), text('afterwards')];
  const persons = [
    formatNumber(active_count),
    `+${formatNumber(active_after - active_count)}`,
    formatNumber(active_after),
  ];
  const balance = [formatYuan(balance_fen), formatYuan(-premium_fen), formatYuan(balance_after_fen)];
  return (
    <>
      <CompareTable
        heads={heads}
        rows={[
          { name: text('headsOfPolicy', { day: formatDay(forecast.first_start_date) }), figures: persons },
          { name: text('balance'), figures: balance, mark: shortage_fen > 0 ? 'short' : undefined },
        ]}
      />
      {shortage_fen > 0 && (
        <p className="confirm-short" role="alert">
          {text('shortfallKept', { sum: formatYuan(shortage_fen) })}
        </p>
      )}
    </>
  );
}
