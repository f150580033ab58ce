import type { DayHeads } from '@app/domain/policies/uncovered';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { homeWords } from './words/words.ts';
import './heads-ahead.css';

/** The chart's figures, a day a row, for whoever rather reads or hears them. */
export function HeadsTable({ days }: { readonly days: readonly DayHeads[] }) {
  const text = useText(homeWords);
  const { formatDay, formatNumber } = useFormat();
  return (
    <details className="heads-table">
      <summary>{text('headsTable')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className="heads-rows" tabIndex={0} aria-label={text('headsTable')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('day')}</th>
              <th scope="col">{text('headsCovered')}</th>
              <th scope="col">{text('headsChange')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, heads }, at) => {
              const change = at === 0 ? 0 : heads - days[at - 1]!.heads;
              return (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  <td>{formatNumber(heads)}</td>
                  <td>{change > 0 ? `+${formatNumber(change)}` : change < 0 ? formatNumber(change) : ''}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
