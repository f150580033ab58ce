import { looksLikeName } from '../words/surnames.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * Rows of which two are one person each, the name in one and the number right below it, as one row each. What stands below something
 * goes behind the row, where it is known by its look. A list in which any number stands otherwise comes back as it is.
 */
export function withTwoRowsEach(rows: readonly SheetRow[]): readonly SheetRow[] {
  const numbers = rows.flatMap((row, at) => (holdsNumber(row) ? [at] : []));
  if (numbers.length < 2 || !numbers.every((at) => isBelowName(rows, at))) return rows;
  const below = new Set(numbers);
  return rows.flatMap((row, at) => {
    if (below.has(at)) return [];
    return below.has(at + 1) ? [joined(row, rows[at + 1]!)] : [row];
  });
}

const isBelowName = (rows: readonly SheetRow[], at: number): boolean => {
  const [row, above] = [rows[at], rows[at - 1]];
  return (
    row !== undefined &&
    above?.row_no === row.row_no - 1 &&
    !holdsName(row) &&
    above.cells.filter(({ text }) => text.trim() !== '').length > 1 &&
    above.cells.filter(({ text }) => isName(text)).length === 1
  );
};

const holdsNumber = ({ cells }: SheetRow): boolean =>
  cells.some(({ text }) => /(?<!\d)\d{17}[\dXx](?!\d)/.test(text.slice(0, cell_max)));
const holdsName = ({ cells }: SheetRow): boolean => cells.some(({ text }) => isName(text));
const isName = (text: string): boolean =>
  looksLikeName(tidyText(text.slice(0, cell_max)).replace(/\s/gu, ''));
const cell_max = 60;

function joined(row: SheetRow, below: SheetRow): SheetRow {
  const cells = Array.from(row.cells);
  const more: SheetRow['cells'][number][] = [];
  const width = Math.max(cells.length, below.cells.length);
  below.cells.forEach((cell, index) => {
    if (cell.text.trim() === '') return;
    if ((cells[index]?.text ?? '').trim() === '') cells[index] = cell;
    else more.push(cell);
  });
  const whole = Array.from(
    { length: width },
    (_, index) => cells[index] ?? { text: '', kind: 'text' as const },
  );
  return { ...row, cells: [...whole, ...more] };
}
