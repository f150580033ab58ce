import { addDays, type Day } from '../../calendar/day.ts';
import { readDate } from './dates.ts';
import { spokenDates } from './spoken-dates.ts';

/** Source of a pattern: a month and a date that nothing but a sign or a blank parts. */
export const monthAndDate =
  '(?<month>1[0-2]|0?[1-9])(?<sign>\\s?[-—–~]\\s?|\\s)(?<date>[12]\\d|3[01]|0?[1-9])';

/** The day of a month and a date that nothing but a sign or a blank parts, 11-28, 11—28, 11 28, where it is one of these weeks. */
export function nearDay(month: string, date: string, today: Day): Day | undefined {
  const day = readDate(`${month}/${date}`, today);
  return day !== undefined && day >= addDays(today, -back_days) && day <= addDays(today, ahead_days)
    ? day
    : undefined;
}

/** The day of a date alone: the nearest there is. */
export const nearestDay = (date: string, today: Day): Day | undefined =>
  spokenDates(`${Number(date)}号`, today)[0]?.day;

const back_days = 31;
const ahead_days = 62;
