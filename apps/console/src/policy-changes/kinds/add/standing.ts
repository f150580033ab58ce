import { formatYuan } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { Outlook } from '../../result/outlook.tsx';
import { changeWords } from '../../words/words.ts';
import type { Standing } from '../kind.ts';

/** Persons have joined a policy, or are to. */
export const standing: Standing = {
  page: '/policy/add',
  Outlook,
  useSentences: () => {
    const text = useText(changeWords);
    return {
      means: ({ person_count: count, premium_fen }) =>
        text('undoMeans', { count, sum: formatYuan(premium_fen) }),
      yes: ({ person_count: count }, company) => text('undoYes', { count, company }),
      no: text('keepCover'),
      more: text('addMore'),
    };
  },
};
