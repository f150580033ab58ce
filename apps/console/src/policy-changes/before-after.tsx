import { formatYuan, useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import type { Forecast } from './forecasts.ts';
import { changeWords } from './words/words.ts';

/** Heads and money before and after, with what changes in between. */
export function BeforeAfter({ forecast }: { forecast: Forecast }) {
  const text = useText(changeWords);
  const { formatNumber } = useFormat();
  const { active_count, active_after, balance_fen, balance_after_fen, premium_fen, shortage_fen } = forecast;
  const rows = [
    {
      name: text('headsOfPolicy'),
      before: formatNumber(active_count),
      change: `+${formatNumber(active_after - active_count)}`,
      after: formatNumber(active_after),
    },
    {
      name: text('balance'),
      before: formatYuan(balance_fen),
      change: formatYuan(-premium_fen),
      after: formatYuan(balance_after_fen),
    },
  ];
  return (
    <>
      <table className="before-after">
        <thead>
          <tr>
            <th scope="col">
              <span className="list-unseen">{text('figure')}</span>
            </th>
            <th scope="col">{text('now')}</th>
            <th scope="col">{text('change')}</th>
            <th scope="col">{text('afterwards')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before, change, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{change}</td>
              <td className={shortage_fen > 0 && name === text('balance') ? 'before-after-short' : undefined}>
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shortage_fen > 0 && (
        <p className="confirm-short" role="alert">
          {text('shortfallKept', { sum: formatYuan(shortage_fen) })}
        </p>
      )}
    </>
  );
}
