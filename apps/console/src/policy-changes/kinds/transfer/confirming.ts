import { formatYuan } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { boardConfirming } from '../board/confirming.ts';
import { TransferPromise } from './transfer-promise.tsx';
import { transferWords } from './words/words.ts';

/** Persons are to move to another work company or work type. */
export const confirming = boardConfirming('/policy/transfer', transferWords, TransferPromise, () => {
  const text = useText(transferWords);
  return ({ ok_count: count, premium_fen, refund_fen }, company) => {
    const net_fen = premium_fen - refund_fen;
    if (net_fen === 0) return text('confirmFree', { count, company });
    const sum = formatYuan(Math.abs(net_fen));
    return text(net_fen > 0 ? 'confirm' : 'confirmBack', { count, company, sum });
  };
});
