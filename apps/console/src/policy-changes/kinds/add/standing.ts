import { importWords } from '../../../imports/words/words.ts';
import { formatYuan } from '../../../platform/format.ts';
import { lazyPage } from '../../../platform/lazy-page.ts';
import { useText } from '../../../platform/text.ts';
import { replyWords } from '../../reply/words/words.ts';
import { Outlook } from '../../result/outlook.tsx';
import { changeWords } from '../../words/words.ts';
import type { Standing } from '../kind.ts';

// What is written to whoever sent the list is much text, and seldom the first thing that is wanted.
const Reply = lazyPage(
  async () => (await import('../../reply/reply-to-sender.tsx')).ReplyToSender,
  replyWords,
);

/** Persons have joined a policy, or are to. */
export const standing: Standing = {
  page: '/policy/add',
  Outlook,
  Reply,
  useSentences: () => {
    const text = useText(changeWords);
    const listText = useText(importWords);
    return {
      means: ({ person_count: count, premium_fen }) =>
        text('undoMeans', { count, sum: formatYuan(premium_fen) }),
      yes: ({ person_count: count }, company) => text('undoYes', { count, company }),
      no: text('keepCover'),
      more: text('addMore'),
      kept: (parts) => {
        const { count, left, without } = parts;
        if (without < left) return listText('keptOpen', { count, without, others: count - without });
        return parts.covered > 0 ? listText('keptSplit', parts) : listText('keptRows', { count });
      },
    };
  },
};
