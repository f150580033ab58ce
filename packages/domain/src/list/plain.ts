import { sayings } from './words/intent-words.ts';
import type { ListReading } from './table.ts';

const number = /(?<![A-Z\d])\d{17}[\dX](?![A-Z\d])/gi;

/**
 * Whether a reading tells all that anybody could read: each number of the text is a person with a name, every line has been taken, and
 * no word speaks of leaving, waiting or mistakes. Reading the text in another way could then only say the same.
 */
export function isPlain({ rows, skipped, columns }: ListReading, text: string): boolean {
  const numbers = text.match(number)?.length ?? 0;
  return (
    rows.length > 0 &&
    rows.length === numbers &&
    skipped.every(({ why }) => why === 'blank') &&
    columns.every(({ field }) => field !== null && field !== 'remark') &&
    rows.every(
      ({ values, intent }) =>
        values.name !== undefined &&
        values.idcard?.length === 18 &&
        values.remark === undefined &&
        (intent ?? null) === null,
    ) &&
    sayings.every(([kind, pattern]) => kind === 'none' || text.search(pattern) < 0)
  );
}
