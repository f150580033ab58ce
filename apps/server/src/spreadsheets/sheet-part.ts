import type { Cell } from '@app/domain/list/cell';
import type { SheetRow } from '@app/domain/list/table';
import { columnOf } from './cell-reference.ts';
import { cellText } from './cell-text.ts';
import { type Merge, mergeOf, withMergesFilled } from './merged-cells.ts';
import { dayOfSerial } from './number-format.ts';
import { guard } from './unreadable.ts';
import { count, type Tally } from './tally.ts';
import type { Workbook } from './workbook-parts.ts';
import { readXml } from './xml.ts';

type Open = { row_no: number; hidden: boolean; cells: Cell[] };
type OpenCell = {
  column: number;
  type: string;
  style: number;
  value: string;
  inline: string;
  formula: string;
};

const intoOf: ReadonlyMap<string, 'value' | 'inline' | 'formula'> = new Map([
  ['v', 'value'],
  ['t', 'inline'],
  ['f', 'formula'],
]);

const nothing: Cell = { text: '', kind: 'text' };

/** Reads the rows of a sheet in which something stands; merged cells are filled down. */
export async function readSheetPart(
  stream: AsyncIterable<Uint8Array>,
  book: Workbook,
  tally: Tally,
): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  const merges: Merge[] = [];
  let row: Open = { row_no: 0, hidden: false, cells: [] };
  let cell: OpenCell | undefined;
  let into: 'value' | 'inline' | 'formula' | undefined;
  let inHint = false;

  await readXml(stream, {
    open: (name, attributes) => {
      if (name === 'row') row = openRow(attributes, row.row_no);
      else if (name === 'c') cell = openCell(attributes, row.cells.length);
      else if (name === 'rPh') inHint = true;
      else if (name === 'mergeCell') merges.push(...mergeOf(attributes.ref ?? ''));
      into = name === 't' && inHint ? undefined : intoOf.get(name);
    },
    text: (text) => {
      if (cell && into) cell[into] += text;
    },
    close: (name) => {
      into = undefined;
      if (name === 'rPh') inHint = false;
      if (name === 'c' && cell) {
        put(row.cells, cell.column, { ...read(cell, book), ...book.looks(cell.style).marks }, tally);
        cell = undefined;
      }
      if (name !== 'row' || row.cells.length === 0) return;
      rows.push({ row_no: row.row_no, cells: row.cells, ...(row.hidden ? { hidden: true as const } : {}) });
      guard('rows', rows.length);
      tally.onRow();
    },
  });
  return withMergesFilled(rows, merges, tally);
}

/** The last row that a sheet can have. */
const row_no_max = 1_048_576;

const openRow = ({ r = '', hidden = '' }: Readonly<Record<string, string>>, last: number): Open => ({
  row_no: isRowNo(r) ? Number(r) : last + 1,
  hidden: /^(1|true)$/.test(hidden),
  cells: [],
});

const isRowNo = (r: string): boolean => /^\d{1,7}$/.test(r) && Number(r) >= 1 && Number(r) <= row_no_max;

const openCell = ({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>, next: number): OpenCell => ({
  column: r === undefined ? next : columnOf(r),
  type: t,
  style: Number(s),
  value: '',
  inline: '',
  formula: '',
});

function put(cells: Cell[], column: number, cell: Cell, tally: Tally): void {
  if (cell.text === '' || column < 0) return;
  guard('columns', column + 1);
  guard('characters', cell.text.length);
  const added = Math.max(1, column + 1 - cells.length);
  count(tally, added, cell.text);
  while (cells.length < column) cells.push(nothing);
  cells[column] = cell;
}

/** What stands in a cell: of a formula its last result, and itself where the file has none. */
function read(
  { type, style, value, inline, formula }: OpenCell,
  { strings, looks, from1904 }: Workbook,
): Cell {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? nothing;
    case 'inlineStr':
      return { text: cellText(inline), kind: 'text' };
    case 'b':
      return { text: value === '' ? '' : value === '1' ? 'TRUE' : 'FALSE', kind: 'text' };
    case 'd':
      return { text: value.slice(0, 10), kind: 'date' };
    case 'n': {
      const number = value.trim();
      if (number === '' && formula !== '') return { text: cellText(`=${formula}`), kind: 'text' };
      const day = number !== '' && looks(style).isDay ? dayOfSerial(Number(number), from1904) : undefined;
      return day === undefined ? { text: digitsOf(number), kind: 'number' } : { text: day, kind: 'date' };
    }
    default:
      return { text: cellText(value), kind: 'text' };
  }
}

/** A whole number that a sheet can hold exactly is spelled out; any other stays as the sheet has it. */
function digitsOf(number: string): string {
  if (/^\d*$/.test(number)) return number;
  const value = Number(number);
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? String(value) : number;
}
