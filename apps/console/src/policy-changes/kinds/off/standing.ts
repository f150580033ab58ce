import { useText } from '../../../platform/text.ts';
import type { Standing } from '../kind.ts';
import { OffOutlook } from './off-outlook.tsx';
import { offWords } from './words/words.ts';

/** Persons have left a policy, or are to. */
export const standing: Standing = {
  page: '/policy/reduce',
  Outlook: OffOutlook,
  useSentences: () => {
    const text = useText(offWords);
    return {
      means: ({ person_count: count }) => text('undoMeans', { count }),
      yes: ({ person_count: count }, company) => text('undoYes', { count, company }),
      no: text('keepRemoval'),
      more: text('addMore'),
    };
  },
};
