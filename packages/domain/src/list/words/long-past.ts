import { type Day, dayNumber } from '../../calendar/day.ts';
import { onDate } from './dates.ts';

/** 15号入职 on the 26th: the one that is past, or the one to come; 15号就到岗了 is past. */
export function inNextMonth(
  text: string,
  { at, end, day }: { readonly at: number; readonly end: number; readonly day: Day },
  today: Day,
): readonly Day[] {
  if (dayNumber(today) - dayNumber(day) < long_past || !bareDate.test(text.slice(at, end))) return [];
  if (
    isPast.test(text.slice(end, end + 12)) ||
    /(?:这个?|本|上个?)月\s?$|[从自]\s?$/u.test(text.slice(0, at))
  )
    return [];
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)].map(Number);
  const next =
    month === 12 ? onDate((year ?? 0) + 1, 1, date ?? 0) : onDate(year ?? 0, (month ?? 0) + 1, date ?? 0);
  return next === undefined ? [] : [next];
}

/** 3.27 on the 26th of November: the one to come, four months on, or the one that is past. */
export function inOtherYear(
  text: string,
  { at, end, day }: { readonly at: number; readonly end: number; readonly day: Day },
  today: Day,
): readonly Day[] {
  const words = text.slice(at, end).trim();
  if (
    dayNumber(day) - dayNumber(today) <= far_ahead ||
    !withoutYear.test(words) ||
    told.test(text.slice(Math.max(0, at - 3), at))
  )
    return [];
  const before = onDate(Number(day.slice(0, 4)) - 1, Number(day.slice(5, 7)), Number(day.slice(8)));
  return before === undefined ? [] : [before];
}

/** Further ahead nobody plans who writes no year. */
const far_ahead = 92;
const withoutYear =
  /^(?:\d{1,2}|[一二三四五六七八九十]{1,2})(?:\s?[-/.月]\s?)(?:\d{1,2}|[一二三四五六七八九十]{1,3}|底)[日号]?$|^(?:\d{1,2}(?:st|nd|rd|th)?\s?[a-z]{3,9}\.?|[a-z]{3,9}\.?\s?\d{1,2}(?:st|nd|rd|th)?)$/iu;
/** 明年3月27日 says which. */
const told = /[今明后去前]年的?$/u;

/** So many days ago it is a day of which nobody tells only now. */
const long_past = 7;
const bareDate = /^(?:\d{1,2}|[一二三四五六七八九十廿卅]{1,3})[日号]?$/u;
const isPast = /^[^,，。;；\d]{0,6}?(?:就|已|[到来走职班岗做干去]了|[来到走]的|辞了|忘)/u;
