import { addDays, type Day, dayNumber } from '../calendar/day.ts';
import { onDate, readDate } from './dates.ts';

/** A day that a message speaks of, from `at` to before `end`. */
export type SpokenDate = {
  readonly at: number;
  readonly end: number;
  readonly field: 'start_date' | 'end_date' | 'birthday';
  readonly day: Day;
};

/**
 * Finds the days in half-width running text: 明天, 下周一, 3月5号, 3/5, 2026-03-05, 5号到岗. One behind another and 至 or 到,
 * or before 止 and the like, is an end.
 *
 * A weekday alone is the coming one; a date of the month alone is the nearest.
 */
export function spokenDates(text: string, today: Day): readonly SpokenDate[] {
  const found: { at: number; end: number; day: Day }[] = [];
  for (const match of text.matchAll(spoken)) {
    const on = dayOf(match[0], today);
    if (on !== undefined) found.push({ at: match.index, end: match.index + match[0].length, day: on });
  }
  return found.map((one, place) => ({ ...one, field: fieldOf(text, one, found[place - 1]) }));
}

const arrives = '(?=\\s?(?:到岗|入职|上班|上岗|报到|进厂|进场|入场|入厂|开始|生效|起|来|去|到|过来|早|进))';

const spoken = new RegExp(
  [
    '(?<![\\d-])\\d{4}\\s?[-/.年]\\s?\\d{1,2}\\s?[-/.月]\\s?\\d{1,2}[日号]?(?!\\d)',
    '(?<!\\d)20\\d{6}(?!\\d)',
    '(?<!\\d)\\d{1,2}月\\d{1,2}[日号]?(?!\\d)',
    '(?<![\\d/])\\d{1,2}/\\d{1,2}(?![\\d/])',
    `(?<![\\d.])\\d{1,2}\\.\\d{1,2}[日号]?(?![\\d.])${arrives}`,
    `(?<!\\d)\\d{1,2}[日号]${arrives}`,
    '(?<=\\d[日号]?\\s?[-~至到—]\\s?)\\d{1,2}[日号](?!\\d)',
    '大后天|后天|明天|明日|明早|明晚|今天|今日|今晚|今早|即日起?',
    '下{0,2}(?:周|星期|礼拜)[一二三四五六日天](?!\\s?[-~至到]\\s?(?:周|星期|礼拜)?[一二三四五六日天])',
  ].join('|'),
  'gu',
);

const daysAhead: readonly (readonly [pattern: RegExp, days: number])[] = [
  [/^大后/u, 3],
  [/^后/u, 2],
  [/^明/u, 1],
  [/^[今即]/u, 0],
];

function dayOf(text: string, today: Day): Day | undefined {
  const ahead = daysAhead.find(([pattern]) => pattern.test(text));
  if (ahead !== undefined) return addDays(today, ahead[1]);

  const [, next, weekday] = /^(下*)(?:周|星期|礼拜)(.)$/u.exec(text) ?? [];
  if (weekday !== undefined)
    return onWeekday('一二三四五六日'.indexOf(weekday.replace('天', '日')), next?.length ?? 0, today);

  const [date] = /^\d{1,2}(?=[日号]$)/u.exec(text) ?? [];
  if (date !== undefined) return nearestDate(Number(date), today);
  const on = readDate(text, today);
  // Eight digits are a birthday as often as not; a start is near.
  return on !== undefined && /^\d{8}$/.test(text) && Math.abs(dayNumber(on) - dayNumber(today)) > 400
    ? undefined
    : on;
}

/** Monday is 0. Of this week, or so many weeks on; of this week it is never past. */
function onWeekday(weekday: number, weeks: number, today: Day): Day {
  const ahead = weekday - ((dayNumber(today) + 3) % 7) + 7 * weeks;
  return addDays(today, ahead < 0 ? ahead + 7 : ahead);
}

/** The day with this date in this month or the next, whichever is nearer. */
function nearestDate(date: number, today: Day): Day | undefined {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const here = onDate(year, month, date);
  if (here !== undefined && dayNumber(today) - dayNumber(here) <= 15) return here;
  return month === 12 ? onDate(year + 1, 1, date) : onDate(year, month + 1, date);
}

function fieldOf(
  text: string,
  { at, end }: { readonly at: number; readonly end: number },
  before: { readonly end: number } | undefined,
): SpokenDate['field'] {
  if (/(出生日期|出生年月|出生|生日)[:：]?\s?$/u.test(text.slice(Math.max(0, at - 8), at))) return 'birthday';
  if (/^\s?(出?生|生日)/u.test(text.slice(end, end + 3))) return 'birthday';
  if (before !== undefined && /^\s?[-~至到—]{1,2}\s?$/u.test(text.slice(before.end, at))) return 'end_date';
  return /^\s?(止|结束|离职|离岗|为止|到期)/u.test(text.slice(end, end + 4)) ? 'end_date' : 'start_date';
}
