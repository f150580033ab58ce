import { clipped } from '../cell.ts';
import type { ListRow } from '../table.ts';

/** A row of whom words leave open whether they are meant; one of whom something is said already stays as it is. */
export const asked = (row: ListRow, words: string): ListRow =>
  row.intent ? row : { ...row, intent: { kind: 'unclear', of: '', words: clipped(words, words_max) } };

const words_max = 200;
