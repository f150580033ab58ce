import { textCell } from './cell.ts';
import type { SheetRow } from './table.ts';

/**
 * Reads what a spreadsheet puts on the clipboard: rows by line, cells by tab, and a cell with line breaks, tabs or quotes in
 * it between quotes, where a quote stands twice. A quote that closes nowhere is only a character.
 *
 * Row numbers count the block's rows from 1, so a cell of three lines is one row.
 */
export const readBlock = (text: string): readonly SheetRow[] =>
  rowsOf(text, '\t').map(({ cells }, at) => ({ row_no: at + 1, cells }));

/** Reads the same with another sign between cells; a row has the number of the line that it begins on. */
export const readQuoted = (text: string, sign: string): readonly SheetRow[] => rowsOf(text, sign);

/** Whether a text may have cells between quotes where a sign parts them. */
export const hasQuoted = (text: string, sign: string): boolean =>
  text.includes('"') && new RegExp(`(?:^|[${sign}\r\n])"[^"]*[${sign}\r\n"]`).test(text);

function rowsOf(text: string, sign: string): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  let line = 1;
  let begin = 0;
  let cells: string[] = [];
  let at = 0;
  let quotesClose = true;
  const endRow = (end: number) => {
    rows.push({ row_no: line, cells: cells.map(textCell) });
    line += 1 + (text.slice(begin, end).match(/\r\n|\r|\n/g)?.length ?? 0);
    begin = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
    cells = [];
  };

  while (at <= text.length) {
    const close: number | undefined =
      quotesClose && text[at] === '"' ? closingQuote(text, at, sign) : undefined;
    quotesClose &&= close !== nowhere;
    const isQuoted: boolean = close !== undefined && close !== nowhere;
    const end = isQuoted ? (close ?? at) + 1 : endOfCell(text, at, sign);
    cells.push(isQuoted ? text.slice(at + 1, close).replaceAll('""', '"') : text.slice(at, end));
    if (text[end] !== sign) endRow(end);
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
  }
  return withoutEnd(rows);
}

/** Rows of lines cut by a sign; lines are rows also where they are blank, so that numbers are those of the lines. */
export const cutLines = (lines: readonly string[], sign: RegExp): readonly SheetRow[] =>
  lines.map((line, at) => ({ row_no: at + 1, cells: line.trim().split(sign).map(textCell) }));

const endsCell = (character: string | undefined, sign: string): boolean =>
  character === undefined || character === sign || character === '\n' || character === '\r';

/** Where a quote closes that none answers to the text's end: then no later one is taken for a quote either. */
const nowhere = -1;

/** The place of the quote that closes the cell; undefined when the next one stands in the middle of a cell. */
function closingQuote(text: string, open: number, sign: string): number | undefined {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at < 0) return nowhere;
  return endsCell(text[at + 1], sign) ? at : undefined;
}

function endOfCell(text: string, from: number, sign: string): number {
  let at = from;
  while (!endsCell(text[at], sign)) at++;
  return at;
}

/** Without the rows that line breaks behind the last row make. */
function withoutEnd(rows: readonly SheetRow[]): readonly SheetRow[] {
  const last = rows.findLastIndex(({ cells }) => cells.some(({ text }) => text !== '') || cells.length > 1);
  return rows.slice(0, last + 1);
}
