import type { ListRow } from './table.ts';

/** Sheet by sheet as the list has them, and row by row. */
export function inOrderOf(some: readonly ListRow[], rows: readonly ListRow[]): readonly ListRow[] {
  const sheets = [...new Set(rows.map(({ source_sheet }) => source_sheet))];
  const sheetOf = ({ source_sheet }: ListRow) => sheets.indexOf(source_sheet);
  return some.toSorted((one, other) => sheetOf(one) - sheetOf(other) || one.source_row - other.source_row);
}
