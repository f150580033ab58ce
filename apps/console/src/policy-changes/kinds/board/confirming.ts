import { useFormat } from '../../../platform/format.ts';
import { useText, type Words } from '../../../platform/text.ts';
import { BeforeAfter } from '../../confirm/before-after.tsx';
import type { BoardPath, Confirming } from '../kind.ts';

type ConfirmWords = Words<{
  readonly confirmTitle: '';
  readonly confirmPurpose: '';
  readonly days: '';
  readonly amount: '';
  readonly behind_one: '{{count, number}}';
  readonly behind_other: '{{count, number}}';
}>;

/**
 * What is shown of a change that was written on a board, before it is confirmed.
 *
 * @param useConfirm what the button says
 */
export const boardConfirming = (
  board: BoardPath,
  words: ConfirmWords,
  Promise: Confirming['Promise'],
  useConfirm: () => ReturnType<Confirming['useSentences']>['confirm'],
): Confirming => ({
  board,
  Promise,
  BeforeAfter,
  useSentences: () => {
    const text = useText(words);
    const { formatDay } = useFormat();
    return {
      title: text('confirmTitle'),
      purpose: text('confirmPurpose'),
      confirm: useConfirm(),
      days: text('days'),
      daysOf: ({ start_date }) => formatDay(start_date),
      amount: text('amount'),
      behind: (count) => text('behind', { count }),
    };
  },
});
