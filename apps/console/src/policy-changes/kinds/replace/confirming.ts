import { formatYuan } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { boardConfirming } from '../board/confirming.ts';
import { ReplacePromise } from './replace-promise.tsx';
import { replaceWords } from './words/words.ts';

/** Persons are to take the seats of others. */
export const confirming = boardConfirming('/policy/replace', replaceWords, ReplacePromise, () => {
  const text = useText(replaceWords);
  return ({ ok_count: count, premium_fen }, company) =>
    premium_fen === 0
      ? text('confirmFree', { count, company })
      : text('confirm', { count, company, sum: formatYuan(premium_fen) });
});
