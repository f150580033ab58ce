import { clipped } from '../cell.ts';
import { addDays, type Day, readDay } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import type { Doubt } from '../../roster/intent.ts';
import type { Column } from './columns.ts';
import type { Heading } from './heading-row.ts';
import { isUnknown } from './unknown-days.ts';
import { readWholeDate } from '../words/dates.ts';
import { inNextMonth, inOtherYear } from '../words/long-past.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { fieldValue } from '../words/values.ts';

const single = ['work_company', 'occupation', 'start_date', 'end_date'] as const;

/** What a row's cells leave open: another column as sure that says something else, a day told by its look alone. */
export function doubtsOfCells(
  row: SheetRow,
  {
    columns,
    heading,
    values,
    today,
  }: {
    readonly columns: readonly Column[];
    readonly heading: Heading | undefined;
    readonly values: ListRow['values'];
    readonly today: Day;
  },
): readonly Doubt[] {
  const unread = values.start_date === undefined ? dayUnread(row, columns, today) : undefined;
  const left = single.flatMap((field): readonly Doubt[] => {
    const own = columns.find((column) => column.field === field);
    const value = values[field];
    if (own === undefined || value === undefined || own.by === 'chosen' || own.by === 'remembered') return [];
    const meant = heading?.meanings[own.index];
    const others = columns.flatMap(({ index, field: given }) => {
      const other = heading?.meanings[index];
      const cell = row.cells[index];
      if (index === own.index || given !== null || cell === undefined) return [];
      if (other?.field !== field || other.strength !== meant?.strength || other.party !== meant.party)
        return [];
      const text = fieldValue(field, cell, today);
      return text === '' || text === value ? [] : [text];
    });
    const cell = row.cells[own.index];
    const isPlain = own.title === '' && readWholeDate(cell?.text ?? '') !== undefined;
    const isTrade = field === 'occupation' && own.title !== '';
    const isUntil = field === 'end_date' && values.start_date !== undefined;
    const month = cell === undefined ? [] : otherDays(cell.text, value, { isUntil, today });
    // Of a heading that nobody knows the rows are asked about.
    const isLook =
      own.by === 'content' && (isTrade || (field === 'start_date' && !isPlain && !isUnknown(own)));
    if (others.length + month.length === 0 && !isLook) return [];
    const words = `${own.title} ${clipped(cell?.text ?? '', 60)}`.trim();
    return [{ field, words, others: [...new Set([...others, ...month])] }];
  });
  return unread === undefined ? left : [...left, unread];
}

/** 15号 on the 26th: of this month, or of the next. 3.27: of this year, or of the next; until when somebody stays may be long ahead. */
function otherDays(
  written: string,
  value: string,
  { isUntil, today }: { readonly isUntil: boolean; readonly today: Day },
): readonly Day[] {
  const text = halfWidth(written.slice(0, date_max)).trim();
  const day = readDay(value);
  if (day === undefined || written.length > date_max) return [];
  const place = { at: 0, end: text.length, day };
  return [...inNextMonth(text, place, today), ...(isUntil ? [] : inOtherYear(text, place, today))];
}

const date_max = 12;

/** Nobody says when a person begins, and under a heading that nobody knows stands a day. */
function dayUnread(row: SheetRow, columns: readonly Column[], today: Day): Doubt | undefined {
  for (const { index, field, by, title } of columns) {
    const cell = row.cells[index];
    if (field !== null || by !== 'none' || cell === undefined) continue;
    const read = fieldValue('start_date', cell, today);
    if (!/^\d{4}-\d\d-\d\d$/.test(read) || read < today || read > addDays(today, ahead_max)) continue;
    return { field: 'start_date', words: `${title} ${clipped(cell.text, 60)}`.trim(), others: [read] };
  }
  return undefined;
}

/** A day further ahead than this is hardly one on which somebody begins. */
const ahead_max = 100;
