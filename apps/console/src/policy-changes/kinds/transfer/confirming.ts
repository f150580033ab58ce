import { formatYuan, useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { BeforeAfter } from '../../confirm/before-after.tsx';
import type { Confirming } from '../kind.ts';
import { TransferPromise } from './transfer-promise.tsx';
import { transferWords } from './words/words.ts';

/** Persons are to move to another work company or work type. */
export const confirming: Confirming = {
  Promise: TransferPromise,
  BeforeAfter,
  useSentences: () => {
    const text = useText(transferWords);
    const { formatDay } = useFormat();
    return {
      title: text('confirmTitle'),
      purpose: text('confirmPurpose'),
      confirm({ ok_count: count, premium_fen, refund_fen }, company) {
        const net_fen = premium_fen - refund_fen;
        if (net_fen === 0) return text('confirmFree', { count, company });
        return text(net_fen > 0 ? 'confirm' : 'confirmBack', {
          count,
          company,
          sum: formatYuan(Math.abs(net_fen)),
        });
      },
      days: text('days'),
      daysOf: ({ start_date }) => formatDay(start_date),
      amount: text('amount'),
      behind: (count) => text('behind', { count }),
    };
  },
};
