import { addDays, calendarMonth, type Day, day, type Period } from './day.ts';

/**
 * The day so many months later, or earlier when negative; where that month is too short, its last day.
 *
 * Source: docs/business-rules.md#months
 *
 * @param anchor_day the day of the month that is aimed at, 1 to 31. In a series it is the first day's, which
 *   brings a series that began on the 31st back to it after February.
 */
export function addMonths(on: Day, months: number, anchor_day = Number(on.slice(8))): Day {
  const month = Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7)) - 1 + months;
  const first = day(`${Math.floor(month / 12)}-${twoDigits((month % 12) + 1)}-01`);
  const last_day = Number(calendarMonth(first).to.slice(8));
  return day(first.slice(0, 8) + twoDigits(Math.min(anchor_day, last_day)));
}

/** The rolling month so many months after the first one, which begins on `start`. Two neighbours touch. */
export const rollingMonth = (start: Day, months: number): Period => ({
  from: addMonths(start, months),
  to: addDays(addMonths(start, months + 1), -1),
});

/** A policy period of a year: from a day to the day before its anniversary. */
export const yearFrom = (start: Day): Period => ({ from: start, to: addDays(addMonths(start, 12), -1) });

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number));
