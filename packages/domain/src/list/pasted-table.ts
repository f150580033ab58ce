import { readBlock, readQuoted } from './delimited.ts';
import { withoutUnseen } from '../half-width.ts';
import { findHeading } from './sheet/heading-row.ts';
import { meaningOfHeading } from './sheet/headings.ts';
import { columns_max } from './limits.ts';
import type { SheetRow } from './table.ts';

/**
 * The rows of a text that is a table as spreadsheets copy and write them: lines of as many cells each, which tabs part, or, under a heading,
 * commas or semicolons. Undefined for anything that somebody may have written by hand.
 */
export function tableIn(written: string): readonly SheetRow[] | undefined {
  const text = withoutUnseen(written).replace(/[\r\n]+$/u, '');
  const sign = ['\t', ',', ';'].find((one) => isParted(text, one));
  if (sign === undefined) return undefined;
  const rows = sign === '\t' ? readBlock(text) : readQuoted(text, sign);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.text.trim() !== ''));
  const width = filled[0]?.cells.length ?? 0;
  const isEven =
    filled.length > 1 &&
    width > 1 &&
    width <= columns_max &&
    filled.every(({ cells }) => cells.length === width);
  return isEven && (isHeaded(filled) || isOfNumbers(filled, width)) ? rows : undefined;
}

export const isTable = (text: string): boolean => tableIn(text) !== undefined;

/** Whether the first line has a sign, and the text as many on the whole as a table would. */
function isParted(text: string, sign: string): boolean {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  return first.includes(sign);
}

/** A message may begin with a few words; a heading further down is none. */
const headingLines_max = 20;

/** Whether headings stand over the cells, or before them. */
function isHeaded(rows: readonly SheetRow[]): boolean {
  const titles = findHeading(rows.slice(0, headingLines_max))?.meanings ?? [];
  const before = rows
    .slice(0, headingLines_max)
    .map(({ cells: [first] }) => meaningOfHeading(first?.text ?? ''));
  return [titles, before].some((some) => some.filter((meaning) => meaning !== undefined).length > 1);
}

/** Whether most rows have a cell for a whole number alone, among others: what no hand writes so evenly. */
const isOfNumbers = (rows: readonly SheetRow[], width: number): boolean =>
  width > 2 &&
  rows.filter(({ cells }) => cells.some(({ text }) => number.test(text))).length * 2 > rows.length;

const number = /^\s*['’]?\d{17}[\dXx]\s*$/u;
