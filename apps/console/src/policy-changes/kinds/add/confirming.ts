import { formatYuan, useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { BeforeAfter } from '../../confirm/before-after.tsx';
import { CoverPromise } from '../../confirm/cover-promise.tsx';
import { confirmWords } from '../../confirm/words/words.ts';
import { changeWords } from '../../words/words.ts';
import type { Confirming } from '../kind.ts';

/** Persons are to join a policy. */
export const confirming: Confirming = {
  board: null,
  Promise: CoverPromise,
  BeforeAfter,
  useSentences: () => {
    const text = useText(changeWords);
    const confirmText = useText(confirmWords);
    const { formatDay, formatEnd } = useFormat();
    return {
      title: text('confirmTitle'),
      purpose: text('confirmPurpose'),
      confirm: ({ ok_count, premium_fen }, company) =>
        text('confirm', { count: ok_count, company, sum: formatYuan(premium_fen) }),
      days: text('coverPeriod'),
      daysOf: ({ start_date, end_date }) => `${formatDay(start_date)} – ${formatEnd(end_date)}`,
      amount: text('premium'),
      behind: (count) => confirmText('staysBehind', { count }),
    };
  },
};
