import { readBook } from './book.ts';
import { tableIn } from './pasted-table.ts';
import type { ListReading } from './table.ts';
import { type PastedOptions, readWritten } from './written.ts';

/**
 * Reads a pasted text: a table as the file that it is of would be read, anything else as somebody wrote it.
 *
 * Never throws. What is nobody's comes back as skipped, with its words.
 */
export function readPasted(text: string, options: PastedOptions): ListReading {
  const rows = tableIn(text);
  return rows === undefined
    ? readWritten(text, options)
    : readBook([{ name: '', hidden: false, rows }], options).list;
}
