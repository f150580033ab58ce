import { onDate } from '../words/dates.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/** The rows with days of which a column writes the day or the month first throughout: 25/11/2026 tells what 01/12/2026 is. */
export function withDayOrder(rows: readonly SheetRow[]): readonly SheetRow[] {
  const first = new Set<number>();
  const second = new Set<number>();
  for (const { cells } of rows)
    cells.forEach(({ text }, index) => {
      const [, a, b] = text.length > 12 ? [] : (written.exec(tidyText(text)) ?? []);
      if (Number(a) > 12) first.add(index);
      if (Number(b) > 12) second.add(index);
    });
  const isOrdered = (index: number) => first.has(index) !== second.has(index);
  if (![...first, ...second].some(isOrdered)) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => {
      if (!isOrdered(index) || cell.text.length > 12) return cell;
      const [, a, b, year] = written.exec(tidyText(cell.text)) ?? [];
      if (year === undefined) return cell;
      const [month, date] = first.has(index) ? [b, a] : [a, b];
      const on = onDate(Number(year), Number(month), Number(date));
      return on === undefined ? cell : { ...cell, text: on };
    }),
  }));
}
