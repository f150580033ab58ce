import { withKeptTexts } from './kept-text.ts';
import { createSheetReader } from './sheet/reader.ts';
import type { ListOptions, ListReading, Sheet } from './table.ts';

/**
 * Reads a sheet that someone made for people to look at: titles above the heading, headings of two rows, repeated on each page or in
 * another order, companies and states on lines of their own, blank rows, totals and signatures below. Never throws, whatever
 * stands in it.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function readSheet(sheet: Sheet, options: ListOptions): ListReading {
  return withKeptTexts(createSheetReader(options).read(sheet));
}
