import { formatYuan } from '../platform/format.ts';
import './money.css';

/** An amount in fen, in figures that line up; `large` for the one sum a page is about. */
export const Money = ({ fen, large = false }: { fen: number; large?: boolean }) => (
  <span className={large ? 'money money-large' : 'money'}>{formatYuan(fen)}</span>
);
