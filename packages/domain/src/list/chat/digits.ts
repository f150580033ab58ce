import { type Day, dayNumber } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import type { Canvas } from './canvas.ts';
import type { Token } from './line.ts';
import { token } from './token.ts';
import { readWholeDate } from '../words/dates.ts';
import { cutNumbers, type FoundNumber, numbersBeforeDays, numbersIn } from '../words/numbers.ts';
import { type SpokenDate, spokenDates } from '../words/spoken-dates.ts';

const dateToken = (date: SpokenDate): Token => ({
  ...token(date.field, date.day, date),
  ...(date.isRange ? { isRange: true } : {}),
  ...(date.others.length > 0 || date.isVague ? { others: date.others, words: date.words } : {}),
});

/** 11.23更新, 第47周 11.23-11.29: the days of a list may be those of which it tells, or on which it was written. */
const ofStamp = (date: SpokenDate, text: string): Token =>
  /第\d{1,2}周|[周日月]报|报表/u.test(text) ||
  /^\s*(?:人员(?:变动|异动|增减)|更新|汇总|统计|整理|版|制|报表?)/u.test(text.slice(date.end))
    ? { others: [], words: date.words, ...dateToken(date) }
    : dateToken(date);

/** Numbers, and the days that are written with digits; days in words are given back, since names may hold such words. */
export function takeDigits(canvas: Canvas, tokens: Token[], today: Day): readonly SpokenDate[] {
  // 1988.02.29 in the midst of a number is no day.
  const glued = [
    ...numbersBeforeDays(canvas.left()).map((one) => token('idcard', one.text, one)),
    ...cutNumbers(canvas.left()).map((one) => numberToken(one, canvas.original(one.at, one.end))),
  ];
  canvas.erase(glued);
  const serials = serialDays(canvas.original(0, canvas.left().length), today);
  canvas.erase(serials);
  const dates = spokenDates(canvas.left(), today);
  const isWritten = ({ at, end }: SpokenDate) => /\d/.test(canvas.left().slice(at, end));
  const spoken = dates.filter((date) => !isWritten(date));
  const written = dates.filter(isWritten).map((date) => ofStamp(date, canvas.left()));
  canvas.erase(written);
  const numbers = numbersIn(canvas.left()).map((number) =>
    numberToken(number, canvas.original(number.at, number.end)),
  );
  canvas.erase(numbers);
  canvas.take(/(?:\+|00)86/g);
  const days = serials.length === 1 && written.length === 0 ? serials : serials.map(doubtful);
  tokens.push(...days, ...written, ...[...glued, ...numbers].toSorted((a, b) => a.at - b.at));
  return spoken;
}

/** 46353 in a cell of its own: a day near now as a sheet counts it, where a block was read as a message. */
function serialDays(line: string, today: Day): readonly Token[] {
  if (!line.includes('\t')) return [];
  return Array.from(line.matchAll(serial), ({ 0: text, index }) => {
    const day = readWholeDate(text);
    const isNear = day !== undefined && Math.abs(dayNumber(day) - dayNumber(today)) < near_max;
    return isNear ? [token('start_date', day, { at: index, end: index + text.length })] : [];
  }).flat();
}

const serial = /(?<=(?:^|\t) ?)\d{5}(?:\.0+)?(?= ?(?:\t|$))/gu;
const near_max = 366;

/** Of several days in a row nobody says which is the first. */
const doubtful = (one: Token): Token => ({ ...one, others: [], words: one.text });

/** A number that was dictated, or is of the old kind, is looked at again. */
const numberToken = (number: FoundNumber, words: string): Token => {
  const isPlain =
    /^[\w\s()*.·•/|~:;\\'"×–—-]+$/u.test(halfWidth(words)) &&
    !(number.field === 'idcard' && /^\d{15}$/.test(number.text));
  return { ...token(number.field, number.text, number), ...(isPlain ? {} : { others: [], words }) };
};

/** Days in words, as far as no name took them. */
export function takeSpokenDates(canvas: Canvas, tokens: Token[], spoken: readonly SpokenDate[]): void {
  const left = canvas.left();
  const dates = spoken.filter(({ at, end }) => !left.slice(at, end).includes('\0')).map(dateToken);
  canvas.erase(dates);
  tokens.push(...dates);
}
