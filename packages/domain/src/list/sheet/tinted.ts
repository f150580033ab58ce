import type { Tint } from '../cell.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { asked } from './asked.ts';
import type { Column } from './columns.ts';

/**
 * Those of a sheet whose name or number is marked by a colour, where others are not, or the other way round where most are: whoever made the
 * list means something by it, and says not what.
 */
export function withTints(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
  columns: (row: SheetRow) => readonly Column[],
): readonly ListRow[] {
  const tints = new Map(rows.flatMap((row) => tintsOf(row, columns(row)).map((tint) => [row.row_no, tint])));
  if (tints.size === 0) return people;
  const marked = people.filter(({ source_row }) => tints.has(source_row)).length;
  const areMost = marked * 2 > people.length;
  return people.map((row) => {
    const tint = tints.get(row.source_row);
    if ((tint === undefined) !== areMost) return row;
    return asked(row, tint === undefined ? '（未标色）' : words[tint]);
  });
}

const words: Readonly<Record<Tint, string>> = { red: '（标红）', yellow: '（标黄）' };

const tintsOf = ({ cells }: SheetRow, columns: readonly Column[]): readonly Tint[] =>
  columns
    .filter(({ field }) => field === 'name' || field === 'idcard')
    .flatMap(({ index }) => cells[index]?.tint ?? []);
