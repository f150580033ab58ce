import { useText } from '../../../platform/text.ts';
import type { Standing } from '../kind.ts';
import { TransferOutlook } from './transfer-outlook.tsx';
import { transferWords } from './words/words.ts';

/** Persons have moved to another work company or work type, or are to. */
export const standing: Standing = {
  page: '/policy/transfer',
  Outlook: TransferOutlook,
  Reply: null,
  useSentences: () => {
    const text = useText(transferWords);
    return {
      means: ({ person_count: count }) => text('undoMeans', { count }),
      yes: ({ person_count: count }, company) => text('undoYes', { count, company }),
      no: text('keep'),
      more: text('more'),
      kept: ({ count }) => text('behind', { count }),
    };
  },
};
