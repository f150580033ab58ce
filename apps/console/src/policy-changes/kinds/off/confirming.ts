import { formatYuan, useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import type { Confirming } from '../kind.ts';
import { OffBeforeAfter } from './off-before-after.tsx';
import { OffPromise } from './off-promise.tsx';
import { offWords } from './words/words.ts';

/** Persons are to leave a policy. */
export const confirming: Confirming = {
  board: null,
  Promise: OffPromise,
  BeforeAfter: OffBeforeAfter,
  useSentences: () => {
    const text = useText(offWords);
    const { formatDay } = useFormat();
    return {
      title: text('confirmTitle'),
      purpose: text('confirmPurpose'),
      confirm: ({ ok_count, refund_fen }, company) =>
        text('confirm', { count: ok_count, company, sum: formatYuan(refund_fen) }),
      days: text('notCoveredFrom'),
      daysOf: ({ start_date, never_begins }) =>
        never_begins ? text('cancelledFrom', { first: formatDay(start_date) }) : formatDay(start_date),
      amount: text('amount'),
      behind: (count) => text('behind', { count }),
    };
  },
};
