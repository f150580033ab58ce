import { useText } from '../../../platform/text.ts';
import type { Standing } from '../kind.ts';
import { ReplaceOutlook } from './replace-outlook.tsx';
import { replaceWords } from './words/words.ts';

/** Persons have taken the seats of others, or are to. */
export const standing: Standing = {
  page: '/policy/replace',
  Outlook: ReplaceOutlook,
  Reply: null,
  useSentences: () => {
    const text = useText(replaceWords);
    return {
      means: ({ person_count: count }) => text('undoMeans', { count }),
      yes: ({ person_count: count }, company) => text('undoYes', { count, company }),
      no: text('keep'),
      more: text('more'),
      kept: ({ count }) => text('behind', { count }),
    };
  },
};
