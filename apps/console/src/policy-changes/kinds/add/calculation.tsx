import { formatYuan, useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { addWords } from './words/words.ts';
import './calculation.css';

/** A premium with everything it is made of. */
export type CalculatedPremium = {
  readonly category: string;
  readonly base_price_fen: number;
  readonly unit_price_fen: number;
  readonly loading_percent: number;
  readonly parts: readonly {
    readonly from: string;
    readonly to: string;
    readonly days: number;
    readonly period_days: number;
    readonly amount_fen: number;
  }[];
  readonly premium_fen: number;
  /** What goes over from a cover that ends, and is not paid again. */
  readonly carried_fen?: number;
};

/** How a premium comes about: the price for one unit, the days of each part, and their sum. */
export function Calculation({ line }: { line: CalculatedPremium }) {
  const text = useText(addWords);
  const { formatDay } = useFormat();
  const carried_fen = line.carried_fen ?? 0;
  return (
    <div className="calculation">
      <p>{text('calculation')}</p>
      <dl>
        <Line name={text('unitPrice', { category: line.category })} fen={line.base_price_fen} />
        {line.loading_percent !== 100 && (
          <Line name={text('loading', { percent: line.loading_percent })} fen={line.unit_price_fen} />
        )}
        {line.parts.map(({ from, to, days, period_days, amount_fen }) => {
          const span = { from: formatDay(from), to: formatDay(to), days };
          return (
            <Line
              key={from}
              name={
                period_days === 1 ? text('partByDay', span) : text('part', { ...span, period: period_days })
              }
              fen={amount_fen}
            />
          );
        })}
        {carried_fen > 0 && <Line name={text('carried')} fen={-carried_fen} />}
        <Line name={text('total')} fen={line.premium_fen} isTotal />
      </dl>
      <p>{text('rounded')}</p>
    </div>
  );
}

const Line = ({ name, fen, isTotal = false }: { name: string; fen: number; isTotal?: boolean }) => (
  <div className={isTotal ? 'calculation-total' : undefined}>
    <dt>{name}</dt>
    <dd>{formatYuan(fen)}</dd>
  </div>
);
