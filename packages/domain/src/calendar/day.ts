declare const calendar: unique symbol;

/** A calendar day, `YYYY-MM-DD`, of the years 1800 to 2999. Two days compare as text. */
export type Day = string & { readonly [calendar]: 'day' };

/** Some days in a row; the first and the last both belong to it. */
export type Period = { readonly from: Day; readonly to: Day };

/** Reads a day written exactly as `YYYY-MM-DD`; undefined for another spelling, or a day no calendar has. */
export function readDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;

  const [year, month, date] = partsOf(text);
  const exists =
    year >= 1800 &&
    year <= 2999 &&
    month >= 1 &&
    month <= 12 &&
    date >= 1 &&
    date <= daysInMonth(year, month);
  return exists ? (text as Day) : undefined;
}

/** The day that a text is known to spell. Throws a RangeError when it spells none. */
export function day(text: string): Day {
  const read = readDay(text);
  if (read === undefined) throw new RangeError(`${text} is not a day`);
  return read;
}

/**
 * Days since 1970-01-01, negative before it.
 *
 * Civil arithmetic, never a local clock: Shanghai kept summer time in 1986 to 1991, when some midnights did
 * not exist. The year begins in March here, so that the leap day is its last.
 */
export function dayNumber(on: Day): number {
  const [year, month, date] = partsOf(on);
  const marchYear = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + dayOfYear - daysBefore1970;
}

/** The day with this number. Throws a RangeError outside the years 1800 to 2999 and off the whole numbers. */
export function dayAt(number: number): Day {
  const days = number + daysBefore1970;
  const era = Math.floor(days / daysIn400Years);
  const ofEra = days - era * daysIn400Years;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  // A whole number of a year in range is a day by its making: reading it back would double the cost of all arithmetic.
  if (!Number.isSafeInteger(number) || year < 1800 || year > 2999)
    throw new RangeError(`${number} is not the number of a day`);
  return `${year}-${twoDigits(month)}-${twoDigits(date)}` as Day;
}

/** The day so many days later, or earlier when negative. */
export const addDays = (on: Day, days: number): Day => dayAt(dayNumber(on) + days);

/** How many days a period has: 1 when it begins and ends on the same day. */
export const daysIn = ({ from, to }: Period): number => dayNumber(to) - dayNumber(from) + 1;

/** Whether a day belongs to a period. */
export const covers = ({ from, to }: Period, on: Day): boolean => from <= on && on <= to;

/** The first to the last day of the month that a day belongs to. */
export function calendarMonth(on: Day): Period {
  const [year, month] = partsOf(on);
  const prefix = on.slice(0, 8);
  return { from: `${prefix}01` as Day, to: `${prefix}${daysInMonth(year, month)}` as Day };
}

/** The earlier of two days. */
export const earlier = (a: Day, b: Day): Day => (a <= b ? a : b);

/** The later of two days. */
export const later = (a: Day, b: Day): Day => (a >= b ? a : b);

const daysIn400Years = 146_097;

/** From 0000-03-01, where the arithmetic begins, to 1970-01-01. */
const daysBefore1970 = 719_468;

/** By character codes: pricing 20,000 rows reads millions of days, and `Number` of slices took most of the time. */
const partsOf = (text: string): [year: number, month: number, date: number] => [
  pairAt(text, 0) * 100 + pairAt(text, 2),
  pairAt(text, 5),
  pairAt(text, 8),
];

const pairAt = (text: string, place: number): number =>
  text.charCodeAt(place) * 10 + text.charCodeAt(place + 1) - 11 * zero;

const zero = 48;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number));
