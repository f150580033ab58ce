import { textCell } from '../cell.ts';
import { isMobile, looksLikeIdNumber } from '../words/shapes.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * The rows of cards that lie beside one another, each with a name above a number, as a list; undefined for anything else. A card may
 * have a mobile below its number.
 */
export function stacked(rows: readonly SheetRow[]): readonly SheetRow[] | undefined {
  if (rows.length > rows_max) return undefined;
  const people = new Map<number, SheetRow[]>();
  const used = new Set<number>();
  rows.forEach((row, at) => {
    const numbers = columnsOf(row, looksLikeIdNumber);
    const above = rows[at - 1];
    if (numbers.length < 2 || above === undefined || columnsOf(row, looksLikeName).length > 0) return;
    if (!numbers.every((index) => looksLikeName(textAt(above, index).replace(/\s/g, '')))) return;
    const below = rows[at + 1];
    const hasMobiles = below !== undefined && columnsOf(below, isMobile).length > 0;
    for (const one of [at - 1, at, ...(hasMobiles ? [at + 1] : [])]) used.add(one);
    people.set(
      at,
      numbers.map((index) => ({
        row_no: row.row_no,
        cells: [
          textCell(textAt(above, index)),
          row.cells[index] ?? textCell(''),
          textCell(hasMobiles ? textAt(below, index) : ''),
        ],
      })),
    );
  });
  const [first] = people.keys();
  if (first === undefined) return undefined;
  const heading: SheetRow = {
    row_no: rows[first]?.row_no ?? 1,
    cells: ['姓名', '身份证号', '手机'].map(textCell),
  };
  return rows.flatMap((row, at): readonly SheetRow[] => [
    ...(at === first ? [heading] : []),
    ...(people.get(at) ?? (used.has(at) ? [] : [row])),
  ]);
}

/** Cards are made for a few. */
const rows_max = 2_000;

const textAt = (row: SheetRow, index: number): string =>
  tidyText((row.cells[index]?.text ?? '').slice(0, 60));

const columnsOf = (row: SheetRow, fits: (text: string) => boolean): readonly number[] =>
  row.cells.slice(0, 60).flatMap((_, index) => (fits(textAt(row, index).replace(/\s/g, '')) ? [index] : []));
