import { addDays, type Day, readDay } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import { frameOf } from './chat/frame.ts';
import { clipped } from './cell.ts';
import { groupsIn, knownNames } from './leaver-groups.ts';
import type { Doubt } from '../roster/intent.ts';
import type { ListRow } from './table.ts';
import { lastDaysIn } from './words/last-day.ts';
import { leavingIn } from './words/leaving-words.ts';
import { inOtherYear } from './words/long-past.ts';
import { spokenDates } from './words/spoken-dates.ts';
import { type OverReader, saidOver } from './words/words-over.ts';

/**
 * Leavers of a message who are asked about since the day that they have, or have not, stands over them in words of which nobody knows
 * what they are about: 快餐12月10日吃. It may be the day on which they leave, or one of something else.
 */
export function withStrangeDays(
  rows: readonly ListRow[],
  text: string,
  reader: OverReader,
): readonly ListRow[] {
  const names = knownNames(rows);
  const peopled = new Set(rows.map(({ source_row }) => source_row));
  const strange = new Map<number, string>();
  let over: string | undefined;
  for (const { source_row, text: line, today } of frameOf(text, reader.today)) {
    const words = line.slice(0, line_max);
    const days = lastDaysIn(words, today).filter((day) => day >= today);
    const isNobodys = !peopled.has(source_row) && groupsIn(words, names).length === 0;
    if (isNobodys && days.length > 0) {
      const { leaves, comes } = leavingIn(words);
      over = !leaves && !comes && saidOver(words, { ...reader, today }) === 'unknown' ? words : undefined;
    } else if (days.length === 0 && over !== undefined) strange.set(source_row, over);
  }
  if (strange.size === 0) return rows;
  return rows.map((row): ListRow => {
    const words = strange.get(row.source_row);
    if (words === undefined || row.intent) return row;
    const { start_date } = row.values;
    const isTheirs =
      start_date === undefined ||
      lastDaysIn(words, reader.today).some((day) => addDays(day, 1) === start_date);
    return isTheirs
      ? { ...row, intent: { kind: 'unclear', of: '', words: clipped(words.trim(), words_max) } }
      : row;
  });
}

/** Leavers of a message with the other year of a day far ahead that was written without one, wherever it stands: 3月27日走. */
export function withFarDays(rows: readonly ListRow[], text: string, today: Day): readonly ListRow[] {
  const isFar = ({ values }: ListRow) =>
    (readDay(values.start_date ?? '') ?? today) > addDays(today, far_min);
  if (!rows.some(isFar)) return rows;
  const lines = text.split(/\r\n|\r|\n/).map((line) => halfWidth(line.slice(0, far_max)));
  const far = new Map<string, Doubt>();
  for (const line of lines)
    for (const date of spokenDates(line, today))
      for (const before of inOtherYear(line, date, today))
        for (const more of [0, 1])
          far.set(addDays(date.day, more), {
            field: 'start_date',
            words: date.words,
            others: [addDays(before, more)],
          });
  return rows.map((row) => {
    const doubt = far.get(row.values.start_date ?? '');
    const isAsked = row.doubts?.some(({ field }) => field === 'start_date');
    return doubt === undefined || isAsked ? row : { ...row, doubts: [...(row.doubts ?? []), doubt] };
  });
}

const far_min = 60;
const far_max = 2_000;
const line_max = 200;
const words_max = 200;
