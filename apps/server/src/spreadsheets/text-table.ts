import type { Sheet, SheetRow } from '@app/domain/list/table';
import { type CsvError, parse } from 'csv-parse/sync';
import { limits } from './limits.ts';
import type { Tally } from './tally.ts';
import { guard, Unreadable } from './unreadable.ts';

/**
 * Reads a text of rows whose cells are parted by tabs, commas or semicolons.
 *
 * @throws Unreadable for bytes that are no text, or hold more than a file may
 */
export function readTextTable(bytes: Uint8Array, tally: Tally): Sheet {
  const text = decodeText(bytes);
  if (text.trim() === '') throw new Unreadable('FILE_EMPTY');
  const delimiter = delimiterOf(text);
  guardCells(text, delimiter);
  const records = recordsOf(text, delimiter);
  guard('rows', records.length);
  const rows = records.map((record, place): SheetRow => {
    guard('columns', record.length);
    tally.cells += record.length;
    guard('cells', tally.cells);
    tally.onRow();
    return { row_no: place + 1, cells: record.map((cell) => ({ text: spelled(cell), kind: 'text' })) };
  });
  return {
    name: '',
    hidden: false,
    rows: rows.filter(({ cells }) => cells.some(({ text: one }) => one !== '')),
  };
}

/** Refuses what would take long to take apart only to be refused for its cells, or for what nothing parts into cells. */
function guardCells(text: string, delimiter: string): void {
  const parts = delimiter.charCodeAt(0);
  let cells = 0;
  let begin = 0;
  let longest = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === parts) cells++;
    else if (at < text.length && code !== lineFeed && code !== carriageReturn) continue;
    longest = Math.max(longest, at - begin);
    begin = at + 1;
  }
  guard('cells', cells);
  guard('characters', longest - formula.length);
}

const [lineFeed, carriageReturn] = [10, 13];

/** What may stand round a cell's text. */
const formula = '\ufeff=""';

/**
 * Decodes a text by its mark, else as UTF-8, else as GB18030, in which Excel saves here. What is neither is no text.
 */
function decodeText(bytes: Uint8Array): string {
  const marked = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : undefined;
  for (const encoding of marked ? [marked] : ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this one.
    }
  }
  throw new Unreadable('FILE_TYPE');
}

/** What parts the cells: whichever stands in most of the first lines, equally often. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 50_000)
    .split(/\r\n|\r|\n/)
    .slice(0, 50)
    .map((line) => line.replace(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '');
  const standings = ['\t', ',', ';'].map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const usual = Math.max(
      0,
      ...Map.groupBy(counts, (count) => count)
        .values()
        .map(({ length }) => length),
    );
    return { delimiter, lines: counts.length + usual };
  });
  return standings.reduce((best, one) => (one.lines > best.lines ? one : best)).delimiter;
}

function recordsOf(text: string, delimiter: string): string[][] {
  const options = {
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: false,
    to: limits.rows + 1,
  };
  try {
    return parse(text, { ...options, relax_quotes: true, max_record_size: 1_000_000 });
  } catch (error) {
    // A quote that is never closed is then a character like any other.
    if ((error as CsvError).code === undefined) throw error;
    return parse(text, { ...options, quote: false });
  }
}

/** A number kept as text by the formula `="110…"` is that text. */
function spelled(cell: string): string {
  const text = (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell).replaceAll('\0', '').toWellFormed();
  guard('characters', text.length);
  return text;
}
