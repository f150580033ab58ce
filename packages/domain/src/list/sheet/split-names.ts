import { textCell } from '../cell.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

const family = /^(?:姓氏?|(?:last|family|sur) ?name|surname|apellidos?|họ)$/iu;
const given = /^(?:名字?|(?:first|given|fore) ?names?|nombres?|tên)$/iu;

/** So far down stands a heading. */
const looked_max = 30;

/** The rows with one name where a heading asks for 姓 and 名, or for last and first name, in two columns beside each other. */
export function withWholeNames(rows: readonly SheetRow[]): readonly SheetRow[] {
  const at = rows.slice(0, looked_max).findIndex(({ cells }) => familyIn(cells.map(titleOf)) !== undefined);
  const heading = rows[at];
  const column = familyIn(heading?.cells.map(titleOf) ?? []);
  if (heading === undefined || column === undefined) return rows;
  const other = given.test(titleOf(heading.cells[column + 1])) ? column + 1 : column - 1;
  const first = Math.min(column, other);
  return rows.map((row, place) => {
    if (place < at) return row;
    const [last, own] = [titleOf(row.cells[column]), titleOf(row.cells[other])];
    if (last === '' || own === '') return row;
    const isHan = /\p{Script=Han}$/u.test(last);
    const whole = place === at ? '姓名' : isHan ? last + own : `${last} ${own}`;
    const cells = Array.from(row.cells);
    cells[first] = textCell(whole);
    cells[first + 1] = textCell('');
    return { ...row, cells };
  });
}

const titleOf = (cell: SheetRow['cells'][number] | undefined): string =>
  tidyText((cell?.text ?? '').slice(0, 60))
    .replace(/[（(].*$/u, '')
    .trim();

/** The column of family names, where given names stand beside it. */
function familyIn(titles: readonly string[]): number | undefined {
  const found = titles.findIndex(
    (title, index) =>
      family.test(title) && (given.test(titles[index + 1] ?? '') || given.test(titles[index - 1] ?? '')),
  );
  return found < 0 ? undefined : found;
}
