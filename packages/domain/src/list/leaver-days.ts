import { addDays, type Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import type { ListRow, SkippedRow } from './table.ts';
import { leavingIn } from './words/leaving-words.ts';
import { spokenDates } from './words/spoken-dates.ts';

/**
 * Leavers of a table with the day that stands in words: in their own remark, or in a line over or under the table that speaks of all. A
 * day that may be another than their last is asked about, for without one cover ends as early as it can.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withDaysInWords(
  rows: readonly ListRow[],
  skipped: readonly SkippedRow[],
  today: Day,
): readonly ListRow[] {
  const ofAll = (sheet: string | undefined) =>
    skipped
      .filter(({ source_sheet, text }) => source_sheet === sheet && !leavingIn(text).comes)
      .findLast(({ text }) => leavingIn(text).leaves && lastDayIn(text, today) !== undefined);
  const lines = new Map(
    [...new Set(rows.map(({ source_sheet }) => source_sheet))].map((one) => [one, ofAll(one)]),
  );
  return rows.map((row): ListRow => {
    if (row.values.start_date !== undefined) return row;
    const { remark = '' } = row.values;
    const own = lastDayIn(remark, today);
    const { leaves, comes } = leavingIn(remark);
    if (own !== undefined && comes) return row;
    if (own !== undefined && !leaves && !row.intent)
      return { ...dated(row, own, today), intent: { kind: 'unclear', of: '', words: remark } };
    const line = lines.get(row.source_sheet)?.text;
    return dated(row, own ?? (line === undefined ? undefined : lastDayIn(line, today)), today);
  });
}

function dated(row: ListRow, last: Day | undefined, today: Day): ListRow {
  if (last === undefined || last < today) return row;
  return { ...row, values: { ...row.values, start_date: addDays(last, 1) } };
}

/** The last covered day that some words tell: 做到28号, 月底走, 11月27日24时起停保, and of 28号起 the day before. */
function lastDayIn(words: string, today: Day): Day | undefined {
  const text = halfWidth(words);
  const last = spokenDates(text, today)
    .filter(({ field }) => field !== 'birthday')
    .at(-1);
  if (last === undefined) return undefined;
  const isFirst = /^\s*(?:0?0[时点:：]?(?:00)?)?\s*(?:起|开始|以后|之后|后)/u.test(text.slice(last.end));
  return isFirst ? addDays(last.day, -1) : last.day;
}
