import type { SheetRow } from './table.ts';
import { meaningOfHeading } from './headings.ts';
import { tidyText } from './values.ts';

/**
 * Rows of cards that lie side by side, each with the same labels, as cards one below another; undefined for anything else. What
 * stands below them is everybody's.
 */
export function apart(rows: readonly SheetRow[]): readonly SheetRow[] | undefined {
  if (rows.length > rows_max) return undefined;
  const starts = startsOf(rows);
  if (starts.length < 2) return undefined;
  const whole: SheetRow[] = [];
  let sides: SheetRow[][] = starts.map(() => []);
  const put = () => {
    whole.push(...sides.flat());
    sides = starts.map(() => []);
  };
  const labels = new Set<string>();
  for (const row of rows) {
    const label = labelAt(row, starts[0] ?? 0);
    const isCard = starts.some((start, at) => at > 0 && label !== '' && labelAt(row, start) === label);
    if (!isCard || labels.has(label)) {
      put();
      labels.clear();
    }
    if (isCard) {
      labels.add(label);
      for (const [at, start] of starts.entries())
        sides[at]?.push({ ...row, cells: row.cells.slice(start, starts[at + 1]) });
    } else whole.push(row);
  }
  put();
  return whole;
}

/** Whoever fills in cards sends a few. */
const rows_max = 2_000;

const labelAt = (row: SheetRow, index: number): string =>
  tidyText((row.cells[index]?.text ?? '').slice(0, 20)).replace(/[\s:：]+$/u, '');

/** Where the cards begin: in columns that ask for a name in one row, with the same below it. */
function startsOf(rows: readonly SheetRow[]): readonly number[] {
  for (const row of rows) {
    const starts = row.cells
      .slice(0, 60)
      .flatMap((_, index) => (meaningOfHeading(labelAt(row, index))?.field === 'name' ? [index] : []));
    const [first = 0] = starts;
    // 姓名 beside 姓名 is a heading.
    if (starts.length < 2 || starts.some((start, at) => at > 0 && start - (starts[at - 1] ?? 0) < 2))
      continue;
    const alike = rows.filter(
      (one) =>
        /\p{Script=Han}/u.test(labelAt(one, first)) &&
        starts.every((start) => labelAt(one, start) === labelAt(one, first)),
    );
    const fields = new Set(alike.map((one) => meaningOfHeading(labelAt(one, first))?.field ?? null));
    return fields.has('name') && fields.has('idcard') ? starts : [];
  }
  return [];
}
