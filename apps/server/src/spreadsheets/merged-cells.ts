import type { Cell } from '@app/domain/list/cell';
import type { SheetRow } from '@app/domain/list/table';
import { columnOf } from './cell-reference.ts';
import { count, type Tally } from './tally.ts';

/** Cells merged downwards in one column: what stands in the first row counts for all of them. */
export type Merge = { readonly column: number; readonly from: number; readonly to: number };

/** A merged range by its reference; none for one that lies in a single row. */
export function mergeOf(reference: string): readonly Merge[] {
  const [first = '', last = ''] = reference.split(':');
  const [from, to] = [first, last].map((one) => Number(/\d+$/.exec(one)?.[0]));
  const column = columnOf(first);
  return from !== undefined && to !== undefined && to > from && column >= 0 ? [{ column, from, to }] : [];
}

/** Fills merged cells down over the rows in which something stands: blank rows stay blank. */
export function withMergesFilled(
  rows: readonly SheetRow[],
  merges: readonly Merge[],
  tally: Tally,
): readonly SheetRow[] {
  const filled = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  for (const { column, from, to } of merges) {
    const first = placeOf(filled, from);
    const top = filled[first];
    const cell = top?.row_no === from ? top.cells[column] : undefined;
    if (!cell || cell.text === '') continue;
    for (let place = first + 1; place < filled.length && filled[place]!.row_no <= to; place += 1) {
      count(tally, 1, cell.text);
      fill(filled[place]!.cells, column, cell);
    }
  }
  return filled;
}

function fill(cells: Cell[], column: number, cell: Cell): void {
  while (cells.length <= column) cells.push({ text: '', kind: 'text' });
  if (cells[column]!.text === '') cells[column] = cell;
}

/** The place of the first row with this number or a later one; rows come in order. */
function placeOf(rows: readonly SheetRow[], row_no: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.row_no < row_no) low = middle + 1;
    else high = middle;
  }
  return low;
}
