import { clipped } from './cell.ts';
import { addDays, type Day, readDay } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import type { Doubt } from '../roster/intent.ts';
import { type Group, groupsIn, knownNames } from './leaver-groups.ts';
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
  const lines = written.map((line) => ({ line, groups: figure.test(line) ? groupsIn(line, names) : [] }));
  const ownOf = new Map(lines.map(({ groups }, at) => [at + 1, ownDays(groups, today)]));
  const mentions = Map.groupBy(mentionsIn(lines, new Set()), ({ name }) => name);
  return rows.map((row) => {
    const { name = '' } = row.values;
    const own = mentions.get(name)?.find(({ source_row }) => source_row === row.source_row)?.words;
    const each = ownOf.get(row.source_row);
    const bare = each === undefined ? (own === undefined ? undefined : bareDay(own, today)) : each(name);
    return bare === undefined ? row : withDay(row, bare, { line: written[row.source_row - 1]!, today });
  });
}

/** 冯佳（28号）、胡平（明天）: of a line that has several days, each right behind somebody, the one of each; whoever has none is asked about. */
function ownDays(groups: readonly Group[], today: Day): ((name: string) => Bare | undefined) | undefined {
  const days = groups.map(({ behind }) => lastDaysIn(behind, today));
  const found = days.flatMap(([first]) => first ?? []);
  const isOne = days.every((some) => some.length < 2);
  if (!isOne || new Set(found).size < 2) return undefined;
  const elsewhere = groups.some(
    ({ label, lead, later }) => lastDaysIn(`${label}\0${lead}\0${later}`, today).length > 0,
  );
  if (elsewhere) return undefined;
  return (name) => {
    const at = groups.findIndex((group) => group.names.includes(name));
    const [own] = days[at] ?? [];
    const { behind = '', names = [], before, between, isLast = false } = groups[at] ?? {};
    // 陈建杰、卢娟浩28号、王丽华30号: a day is surely of the one before it alone, unless its clause says no other.
    const isShared = isLast && before === between && !/^\s*[(（]/u.test(behind);
    const others = found.filter((day) => day !== own);
    if (own !== undefined)
      return names.at(-1) === name || isShared
        ? { last: own, isSure: beginsWithDay.test(behind) }
        : { last: own, isSure: false, others };
    return at === -1 ? undefined : { last: found[0]!, isSure: false, others: found.slice(1) };
  };
}

const beginsWithDay = /^[\s(（:：,，]*(?:[\d今明后月上下本周]|大后|星期|礼拜)/u;

type Bare = { readonly last: Day; readonly isSure: boolean; readonly others?: readonly Day[] };

function withDay(
  row: ListRow,
  { last, isSure, others = [] }: Bare,
  { line, today }: { line: string; today: Day },
): ListRow {
  const { start_date: before, ...cells } = row.values;
  const start_date = dayAfter(last, today);
  if (before === start_date && before !== undefined && others.length === 0) return row;
  const values = start_date === undefined ? cells : { ...cells, start_date };
  const told = { ...row, ...passedDay(last, today), values };
  // Without a day cover ends as early as it can.
  const isSoonest = before === undefined && start_date === addDays(today, 1);
  if (isSure || (isSoonest && others.length === 0)) return told;
  const doubt: Doubt = {
    field: 'start_date',
    words: clipped(line.trim(), words_max),
    others:
      others.length > 0 ? others.map((day) => addDays(day, 1)) : [readDay(before ?? '') ?? addDays(today, 1)],
  };
  const kept = row.doubts?.filter(({ field }) => field !== 'start_date') ?? [];
  return { ...told, doubts: [...kept, doubt] };
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
/** Few lines hold a figure by itself, or a day. */
const figure = /(?<![\d０-９])[\d０-９]{1,2}(?![\d０-９])|[今明后]|[周底期拜]/u;

const words_max = 200;
/** So much of a line is looked through. */
const line_max = 2_000;
