import type { Intent } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import type { ListRow, Sheet } from './table.ts';

/** 李四改到12月再来 in the only cell of a row: words about whom a sheet of names speaks, whatever it is called. */
export function saidAlone(
  { source_row, values: { name = '' }, intent }: ListRow,
  { rows }: Sheet,
): Intent | undefined {
  const cells = rows.find(({ row_no }) => row_no === source_row)?.cells ?? [];
  const [text, ...more] = cells.map((cell) => cell.text.trim()).filter((one) => one !== '');
  if (name === '' || text === undefined || more.length > 0) return undefined;
  const isSaid = text.includes(name) && /\p{L}/u.test(text.replace(name, ''));
  return isSaid
    ? { kind: intent?.kind ?? 'unclear', of: intent?.of ?? '', words: clipped(text, words_max) }
    : undefined;
}

const words_max = 200;
