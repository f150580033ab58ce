import { formatYuan, useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { CompareTable } from './compare-table.tsx';
import type { Forecast } from './forecasts.ts';
import { changeWords } from '../words/words.ts';
import { confirmWords } from './words/words.ts';

/** Heads and money before and after, with what changes in between. */
export function BeforeAfter({ forecast }: { forecast: Forecast }) {
  const text = useText(changeWords);
  const confirmText = useText(confirmWords);
  const { formatDay, formatNumber } = useFormat();
  const { active_count, active_after, balance_fen, balance_after_fen, premium_fen, shortage_fen } = forecast;
  const heads = [text('before'), text('change'), text('afterwards')];
  const persons = [
    formatNumber(active_count),
    `${active_after > active_count ? '+' : ''}${formatNumber(active_after - active_count)}`,
    formatNumber(active_after),
  ];
  const balance = [formatYuan(balance_fen), formatYuan(-premium_fen), formatYuan(balance_after_fen)];
  return (
    <>
      <CompareTable
        heads={heads}
        rows={[
          {
            name: confirmText('headsOfPolicy', { day: formatDay(forecast.first_start_date) }),
            figures: persons,
          },
          { name: text('balance'), figures: balance, mark: shortage_fen > 0 ? 'short' : undefined },
        ]}
      />
      <LaterStarts starts={forecast.later_starts} />
      {shortage_fen > 0 && (
        <p className="confirm-short" role="alert">
          {confirmText('shortfallKept', { sum: formatYuan(shortage_fen) })}
        </p>
      )}
    </>
  );
}

/** Who begins after the day of the figures above, and how many are covered then. */
function LaterStarts({ starts }: { starts: Forecast['later_starts'] }) {
  const text = useText(confirmWords);
  const { formatDay, formatNumber } = useFormat();
  if (starts.length === 0) return null;
  return (
    <ul className="confirm-later">
      {starts.map(({ first_start_date, last_start_date, person_count, active_after }) => (
        <li key={first_start_date}>
          {text(first_start_date === last_start_date ? 'laterOn' : 'laterUntil', {
            count: person_count,
            first: formatDay(first_start_date),
            last: formatDay(last_start_date),
            heads: formatNumber(active_after),
          })}
        </li>
      ))}
    </ul>
  );
}
