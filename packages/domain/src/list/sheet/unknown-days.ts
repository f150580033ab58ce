import type { Day } from '../../calendar/day.ts';
import { clipped } from '../cell.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { readDate } from '../words/dates.ts';
import { spokenDay } from '../words/spoken-day.ts';
import { tidyText } from '../words/values.ts';
import { asked } from './asked.ts';
import type { Column } from './columns.ts';
import { dayKindOf } from './day-headings.ts';

/**
 * Those of a table with a day under a heading that nobody knows: it may be their first one or their last, so that they are asked about
 * with the heading, all at once. Whoever chooses what the column holds has answered.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function withUnknownDays(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
  { columns, today }: { readonly columns: (row: SheetRow) => readonly Column[]; readonly today: Day },
): readonly ListRow[] {
  const persons = new Set(people.map(({ source_row }) => source_row));
  const titles = new Map<number, string>();
  for (const [own, some] of Map.groupBy(rows, columns)) {
    const theirs = some.filter(({ row_no }) => persons.has(row_no));
    for (const column of own.filter(isUnknown)) {
      const dated = theirs.filter((row) => isDay(row, column, today));
      const filled = theirs.filter((row) => textAt(row, column.index) !== '');
      if (dated.length * 3 < filled.length * 2) continue;
      for (const { row_no } of dated) if (!titles.has(row_no)) titles.set(row_no, column.title);
    }
  }
  if (titles.size === 0) return people;
  return people.map((row) => {
    const title = titles.get(row.source_row);
    return title === undefined ? row : asked(row, title);
  });
}

/** Whether nobody knows what the days of a column are, if it holds days. */
export const isUnknown = ({ title, field, by, role, party }: Column): boolean =>
  /\p{L}/u.test(title) &&
  title.length <= title_max &&
  role !== 'other' &&
  party === undefined &&
  ((field === null && by === 'none') || (field === 'start_date' && by === 'content')) &&
  dayKindOf(title) === undefined;

const title_max = 40;

function isDay(row: SheetRow, { index, title }: Column, today: Day): boolean {
  const text = textAt(row, index);
  if (row.cells[index]?.kind === 'date') return true;
  // 8.5 may be hours and 46353 a wage, where the heading has no word of days.
  if (/^\d+(?:\.\d*)?$/.test(text) && !/^\d{1,2}\.\d\d$/.test(text) && !ofDays.test(title)) return false;
  return (readDate(text, today) ?? spokenDay(text, today)) !== undefined;
}

const ofDays = /[日期号走离来到去]|时[间候]|哪天|day(?!s)|date|when|ngày|일/iu;

const textAt = ({ cells }: SheetRow, index: number): string =>
  tidyText(clipped(cells[index]?.text ?? '', text_max));
const text_max = 40;
