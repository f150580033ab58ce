import { formatYuan } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { renewalWords } from '../../../renewals/words/words.ts';
import { standing as add } from '../add/standing.ts';
import type { Standing } from '../kind.ts';

/** Persons have gone over into the policy that follows theirs, or are to: as those who join, but that their cover went before. */
export const standing: Standing = {
  ...add,
  page: '/renew/index',
  Reply: null,
  useSentences: () => {
    const text = useText(renewalWords);
    return {
      ...add.useSentences(),
      means: ({ person_count: count, premium_fen }) =>
        text('undoMeans', { count, sum: formatYuan(premium_fen) }),
      yes: ({ person_count: count }, company) => text('undoYes', { count, company }),
      more: text('seeRenewals'),
    };
  },
};
