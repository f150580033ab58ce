import { useText, type Words } from '../../../platform/text.ts';
import type { Standing } from '../kind.ts';
import { BoardOutlook, type OutlookWords } from './outlook.tsx';

type StandingWords = OutlookWords &
  Words<{
    readonly undoMeans_one: '{{count, number}}';
    readonly undoMeans_other: '{{count, number}}';
    readonly undoYes_one: '{{count, number}}{{company}}';
    readonly undoYes_other: '{{count, number}}{{company}}';
    readonly behind_one: '{{count, number}}';
    readonly behind_other: '{{count, number}}';
    readonly keep: '';
    readonly more: '';
  }>;

/** What is shown of a change that was written on a board, once it has been made. */
export const boardStanding = (
  page: Standing['page'],
  words: StandingWords,
  { waits }: { readonly waits?: boolean } = {},
): Standing => ({
  page,
  Outlook: ({ change }) => <BoardOutlook change={change} words={words} waits={waits} />,
  Reply: null,
  useSentences: () => {
    const text = useText<StandingEnglish>(words);
    return {
      means: ({ person_count: count }) => text('undoMeans', { count }),
      yes: ({ person_count: count }, company) => text('undoYes', { count, company }),
      no: text('keep'),
      more: text('more'),
      kept: ({ count }) => text('behind', { count }),
    };
  },
});

type StandingEnglish = StandingWords extends Words<infer English> ? English : never;
