import { asked } from './asked.ts';
import type { ListRow, SheetRow } from '../table.ts';

/**
 * Whoever stands in a row hidden from view is marked, and asked about where others were seen: who looked through the list has not
 * seen them, and hides rows of those who are done with.
 */
export function withHidden(people: readonly ListRow[], rows: readonly SheetRow[]): readonly ListRow[] {
  const hidden = new Set(rows.flatMap(({ hidden: isHidden, row_no }) => (isHidden ? [row_no] : [])));
  if (hidden.size === 0) return people;
  const hasSeen = people.some(({ source_row }) => !hidden.has(source_row));
  return people.map((row) => {
    if (!hidden.has(row.source_row)) return row;
    const marked = { ...row, hidden: true as const };
    return hasSeen ? asked(marked, `（隐藏行）${row.values.name ?? ''}`) : marked;
  });
}
