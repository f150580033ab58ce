import { useText } from '../../../platform/text.ts';
import { boardConfirming } from '../board/confirming.ts';
import { CorrectPromise } from './correct-promise.tsx';
import { correctWords } from './words/words.ts';

/** A person's name or number is to be put right. */
export const confirming = boardConfirming('/policy/correct', correctWords, CorrectPromise, () => {
  const text = useText(correctWords);
  return ({ ok_count: count }, company) => text('confirm', { count, company });
});
