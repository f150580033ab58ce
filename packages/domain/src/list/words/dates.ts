import { type Day, dayAt, readDay } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';

/**
 * Reads a day as lists and messages write it: 2026-3-1, 2026/3/1, 2026.3.1, 20260301, 2026年3月1日, 3月1日, 3/1, 26-3-1,
 * 三月一日, 1-Mar-26, or a sheet's serial number as 46082. Undefined for anything else, and for 3/4/2026, which has two
 * readings.
 *
 * A day without a year is this year's, or next year's when that is past by more than six months.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function readDate(text: string, today: Day): Day | undefined {
  const written = plainDate(text);
  if (written === undefined) return undefined;

  const [, shortYear, ofMonth] = /^(\d{2})[-/.年](\d{1,2}[-/.月]\d{1,2}日?)$/.exec(written) ?? [];
  if (shortYear !== undefined && isNear(2000 + Number(shortYear), today))
    return readWholeDate(`20${shortYear}-${ofMonth}`);

  const [, month, date] = /^(\d{1,2})[-/.月](\d{1,2})[日号]?$/.exec(written) ?? [];
  if (month !== undefined) return withinTheYear(Number(month), Number(date), today);
  return readWholeDate(text);
}

/** Reads a day that is written with its year of four digits, as a birthday must be; also a sheet's serial number. */
export function readWholeDate(text: string): Day | undefined {
  const written = plainDate(text) ?? '';
  if (/^\d{5}(\.\d+)?$/.test(written)) return ofSerial(Math.floor(Number(written)));

  const [, year, month, date] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})[日号]?$/.exec(written) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(written) ??
    [];
  return year === undefined ? ofEnglish(written) : onDate(Number(year), Number(month), Number(date));
}

/** The day of a month's date in a year; undefined where the calendar has none. */
export const onDate = (year: number, month: number, date: number): Day | undefined =>
  readDay(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);

/** The longest notation there is, with a weekday and a time behind it. */
const text_max = 60;

/** The notation in plain digits, without spaces, weekday and time of day; undefined for what is too long to be one. */
function plainDate(text: string): string | undefined {
  if (text.length > text_max) return undefined;

  return halfWidth(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^'/, '')
    .replace(/[\sT]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AP]M)?$/i, '')
    .replace(/(?<=日|\d)\s*(?:零时|零点|[0０]+[时点:](?:[0０]+分?)?|凌晨)(?:起|开始|起保|生效)?$/u, '')
    .replace(/[(（]?(星期|周|礼拜)[一二三四五六日天][)）]?$/u, '')
    .replace(/[〇零一二三四五六七八九十]+/gu, plainNumber)
    .replace(/\s+/g, '');
}

/** 二〇二六 as 2026, 十一 as 11, 三十 as 30. */
function plainNumber(numerals: string): string {
  const digits = Array.from(numerals, (numeral) =>
    '〇一二三四五六七八九十'.indexOf(numeral.replace('零', '〇')),
  );
  if (!digits.includes(10)) return digits.join('');

  const [before, after] = numerals.split('十').map((part) => (part === '' ? '' : plainNumber(part)));
  return String((before === '' ? 1 : Number(before)) * 10 + Number(after ?? 0));
}

/** The serial that sheets give to 1970-01-01, in the calendar that begins in 1900. */
const serialOf1970 = 25_569;

/** Serials of the years 1927 to 2099: a smaller number is a count, a larger one something else. */
const ofSerial = (serial: number): Day | undefined =>
  serial >= 10_000 && serial <= 73_050 ? dayAt(serial - serialOf1970) : undefined;

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function ofEnglish(written: string): Day | undefined {
  const [, date = '', name = '', year = ''] =
    /^(\d{1,2})[-/.,]?([a-z]{3,9})[-/.,]*(\d{4}|\d{2})$/i.exec(written) ??
    swapped(/^([a-z]{3,9})[-/.]?(\d{1,2}),(\d{4})$/i.exec(written));
  const month = monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  if (month > 0) return onDate(Number(year.padStart(4, '20')), month, Number(date));

  const [, a, b, lastYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(written) ?? [];
  const [first, second] = [Number(a), Number(b)];
  if (first > 12) return onDate(Number(lastYear), second, first);
  return second > 12 || first === second ? onDate(Number(lastYear), first, second) : undefined;
}

const swapped = (match: RegExpExecArray | null): string[] =>
  match === null ? [] : [match[0], match[2] ?? '', match[1] ?? '', match[3] ?? ''];

const yearOf = (on: Day): number => Number(on.slice(0, 4));

/** Whether a year of two digits can be meant: covers begin about now. */
const isNear = (year: number, today: Day): boolean => Math.abs(year - yearOf(today)) <= 2;

function withinTheYear(month: number, date: number, today: Day): Day | undefined {
  const year = yearOf(today);
  const sixMonthsOn = (year * 12 + month + 6) * 100 + date;
  const isLongPast = sixMonthsOn < (year * 12 + Number(today.slice(5, 7))) * 100 + Number(today.slice(8, 10));
  return onDate(isLongPast ? year + 1 : year, month, date);
}
