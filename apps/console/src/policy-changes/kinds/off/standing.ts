import { lazyPage } from '../../../platform/lazy-page.ts';
import { useText } from '../../../platform/text.ts';
import { replyWords } from '../../reply/words/words.ts';
import type { Standing } from '../kind.ts';
import { OffOutlook } from './off-outlook.tsx';
import { offReplyWords } from './reply/words/words.ts';
import { offWords } from './words/words.ts';

// What is written to whoever sent the list is much text, and seldom the first thing that is wanted.
const Reply = lazyPage(
  async () => (await import('./reply/copy-off-reply.tsx')).ReplyOfRemoval,
  replyWords,
  offReplyWords,
);

/** Persons have left a policy, or are to. */
export const standing: Standing = {
  page: '/policy/reduce',
  Outlook: OffOutlook,
  Reply,
  useSentences: () => {
    const text = useText(offWords);
    return {
      means: ({ person_count: count }) => text('undoMeans', { count }),
      yes: ({ person_count: count }, company) => text('undoYes', { count, company }),
      no: text('keepRemoval'),
      more: text('addMore'),
      kept: ({ left, covered }) =>
        left > 0 ? text('kept', { count: left }) : text('keptLeaving', { count: covered }),
    };
  },
};
