import { formatYuan, useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { BeforeAfter } from '../../confirm/before-after.tsx';
import type { Confirming } from '../kind.ts';
import { ReplacePromise } from './replace-promise.tsx';
import { replaceWords } from './words/words.ts';

/** Persons are to take the seats of others. */
export const confirming: Confirming = {
  Promise: ReplacePromise,
  BeforeAfter,
  useSentences: () => {
    const text = useText(replaceWords);
    const { formatDay } = useFormat();
    return {
      title: text('confirmTitle'),
      purpose: text('confirmPurpose'),
      confirm: ({ ok_count: count, premium_fen }, company) =>
        premium_fen === 0
          ? text('confirmFree', { count, company })
          : text('confirm', { count, company, sum: formatYuan(premium_fen) }),
      days: text('days'),
      daysOf: ({ start_date }) => formatDay(start_date),
      amount: text('amount'),
      behind: (count) => text('behind', { count }),
    };
  },
};
