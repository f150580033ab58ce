import { formatYuan } from '../platform/format.ts';
import { Calculation } from './kinds/add/calculation.tsx';
import './premium-of-line.css';

/** What a person costs, and on demand how it comes about; struck through where it was taken back. What was charged otherwise in the end is no longer what the days explain. */
export function PremiumOfLine({
  line,
  shown_fen = line.premium_fen,
  isUndone = false,
}: {
  line: Parameters<typeof Calculation>[0]['line'];
  /** What was charged in the end, where that is known. */
  shown_fen?: number;
  isUndone?: boolean;
}) {
  const money = formatYuan(shown_fen);
  const sum = <span className="money">{isUndone ? <del>{money}</del> : money}</span>;
  if (shown_fen !== line.premium_fen) return sum;
  return (
    <details className="line-premium">
      <summary>{sum}</summary>
      <Calculation line={line} />
    </details>
  );
}
