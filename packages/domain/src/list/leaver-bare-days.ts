import { addDays, type Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import type { Doubt } from '../roster/intent.ts';
import { groupsIn, knownNames } from './leaver-groups.ts';
import { dayAfter, passedDay } from './leaver-passed-days.ts';
import type { ListRow } from './table.ts';
import { nameSign } from './words/hidden-doubts.ts';
import { lastDaysIn } from './words/last-day.ts';
import { monthAndDate, nearDay, nearestDay } from './words/near-day.ts';
import { mentionsIn } from './words-about.ts';

/**
 * Leavers of a message with the day that stands beside their name in figures alone: 唐春文 28, 陈平 11-24. It counts before the day of all;
 * one of a single figure, which may be something else, is asked about.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withBareDays(rows: readonly ListRow[], text: string, today: Day): readonly ListRow[] {
  const names = knownNames(rows);
  const written = text.split(/\r\n|\r|\n/).map((line) => line.slice(0, line_max));
  const lines = written.map((line) => ({ line, groups: barest.test(line) ? groupsIn(line, names) : [] }));
  const mentions = Map.groupBy(mentionsIn(lines, new Set()), ({ name }) => name);
  return rows.map((row) => {
    const { name = '' } = row.values;
    const own = mentions.get(name)?.find(({ source_row }) => source_row === row.source_row)?.words;
    const bare = own === undefined ? undefined : bareDay(own, today);
    return bare === undefined ? row : withDay(row, bare, { line: written[row.source_row - 1]!, today });
  });
}

type Bare = { readonly last: Day; readonly isSure: boolean };

function withDay(
  row: ListRow,
  { last, isSure }: Bare,
  { line, today }: { line: string; today: Day },
): ListRow {
  const { start_date: before, ...cells } = row.values;
  const start_date = dayAfter(last, today);
  if (before === start_date && before !== undefined) return row;
  const values = start_date === undefined ? cells : { ...cells, start_date };
  const told = { ...row, ...passedDay(last, today), values };
  if (isSure) return told;
  const doubt: Doubt = {
    field: 'start_date',
    words: line.trim().slice(0, words_max),
    others: [before ?? addDays(today, 1)],
  };
  const others = row.doubts?.filter(({ field }) => field !== 'start_date') ?? [];
  return { ...told, doubts: [...others, doubt] };
}

function bareDay(words: string, today: Day): Bare | undefined {
  const text = halfWidth(words);
  if (lastDaysIn(text, today).length > 0) return undefined;
  const { month, sign = '', date = '', alone } = bare.exec(text)?.groups ?? {};
  const last = month === undefined ? nearestDay(alone ?? '', today) : nearDay(month, date, today);
  return last === undefined ? undefined : { last, isSure: month !== undefined && sign.trim() !== '' };
}

const alone = `(?:[12]?\\d\\s?[-~至到]\\s?)?(?<alone>[12]?\\d|3[01])`;
const bare = new RegExp(
  `${nameSign}[\\s:(]*(?:\\0,\\s*)?(?:${monthAndDate}|${alone})\\s?\\)?(?=$|[\\s,;、。\\0])(?!\\s*(?:个|位|名|岁|人|小时|天|[-—–~]))`,
  'u',
);
/** Few lines hold a figure by itself. */
const barest = /(?<![\d０-９])[\d０-９]{1,2}(?![\d０-９])/u;

const words_max = 200;
/** So much of a line is looked through. */
const line_max = 2_000;
