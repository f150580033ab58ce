import type { Day } from '../../calendar/day.ts';
import { halfWidth, plainHyphens } from '../../half-width.ts';
import { normaliseIdNumber } from '../../persons/id-number.ts';
import type { Cell } from '../cell.ts';
import { readDate, readWholeDate } from './dates.ts';
import type { ListField } from '../fields.ts';
import { spokenDay } from './spoken-day.ts';
import { isMobile, isPlausibleIdNumber } from './shapes.ts';

/**
 * A cell's text as the field holds it. What cannot be read stays as it was written, for a person to mend; a gender that is
 * none is dropped, since the number tells it.
 */
export function fieldValue(field: ListField, { text, kind }: Cell, today: Day): string {
  const tidy = tidyText(text);
  switch (field) {
    case 'idcard':
      return kind === 'number' ? (asAmount(tidy) ?? numberOf(tidy)) : numberOf(tidy);
    case 'mobile':
      return mobileOf(tidy);
    case 'start_date':
    case 'end_date':
      return (
        (kind === 'number' ? dayOfAmount(tidy, today) : (readDate(tidy, today) ?? spokenDay(tidy, today))) ??
        tidy
      );
    case 'birthday':
      return readWholeDate(tidy) ?? tidy;
    case 'gender':
      return genders.get(tidy.toLowerCase()) ?? '';
    case 'idtype':
      return idtypeOf(tidy);
    case 'name':
      return joined(tidy).replace(/^\d{1,4}[、.．)）]\s?(?=\p{Script=Han})/u, '');
    case 'work_company':
    case 'occupation':
      return joined(tidy);
    default:
      return tidy;
  }
}

/** A cell's text without the marks of its coming: line breaks, runs of spaces, invisible signs, the apostrophe of text. */
export const tidyText = (text: string): string =>
  plainHyphens(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[ '’‘`＇]+/u, '')
    .trimEnd();

/** Chinese without the spaces that set its characters apart; other writing keeps its own. */
const joined = (text: string): string =>
  text.replace(/(?<=[\p{Script=Han}〇·•‧・．]) (?=[\p{Script=Han}〇·•‧・．])/gu, '');

function numberOf(text: string): string {
  const number = normaliseIdNumber(
    text
      .replace(
        /^[^\dA-Za-z０-９]{2,12}[:：]|^[(（【]?\p{Script=Han}{2,8}[)）】]?[\s:：]*(?=[A-Z]{0,3}[\d０-９]{6})/iu,
        '',
      )
      .replace(/(?<=[\dX])\s*[(（【]?\p{Script=Han}{2,8}(?:号码?)?[)）】]?$/iu, '')
      .replace(/[。，、；;,.]+$/u, ''),
  ).replace(/['’‘`"“”]/gu, '');
  const together = number.replace(/[-–—.,·•/_、|~:;*()\s]/gu, '');
  return isPlausibleIdNumber(together) ? together : number;
}

/** 11.23 in a number cell is a day of a month; 11.3 may have lost its nought. */
const dayOfAmount = (text: string, today: Day): Day | undefined =>
  /^(?:1[0-2]|\d)\.(?:\d\d|[4-9])$/.test(text) ? readDate(text, today) : readWholeDate(text);

/** A number cell holds fifteen digits. */
const digits_max = 15;

/**
 * A number of more digits than a number cell holds, as a spreadsheet writes it, so that nobody takes its last digits for
 * true: they are made up even where the check digit happens to fit. Undefined for a number that is whole.
 */
function asAmount(text: string): string | undefined {
  const digits = text.replace(/\s|\.0+$/g, '');
  if (!/^[1-9]\d+$/.test(digits) || digits.length <= digits_max) return undefined;
  return `${digits[0]}.${digits.slice(1, digits_max)}E+${digits.length - 1}`;
}

function mobileOf(text: string): string {
  const plain = halfWidth(text).replace(/[\s()-]/g, '');
  const digits = plain.replace(/^(\+|00)?86(?=1\d{10}$)/, '');
  if (isMobile(digits)) return digits;

  const [, first, rest] = /^(\d)\.(\d{1,10})E\+?10$/i.exec(plain) ?? [];
  return first === undefined ? text : `${first}${rest?.padEnd(10, '0')}`;
}

const genders: ReadonlyMap<string, string> = new Map([
  ...['男', '男性', '男士', '先生', 'male', 'm', 'man', 'hombre', 'masculino', '男子'].map(
    (text) => [text, 'male'] as const,
  ),
  ...['女', '女性', '女士', 'female', 'f', 'woman', 'mujer', 'femenino', '女子'].map(
    (text) => [text, 'female'] as const,
  ),
]);

/** Names of documents in the order of their numbers; what more precise names hold comes first. */
const documents: readonly (readonly [idtype: string, pattern: RegExp])[] = [
  ['7', /永久居留|外国人居留|permanent/i],
  ['6', /居住证|residence permit/i],
  ['5', /台胞|台湾|taiwan/i],
  ['4', /港澳|回乡证|hong ?kong|macau|hk/i],
  ['3', /外国护照|foreign/i],
  ['2', /护照|passport|pasaporte|パスポート/i],
  ['1', /身份证|身份證|resident|id ?card|identity/i],
];

/** The type that a number is labelled with: 回乡证 H06281735. */
export function labelledType(text: string): string | undefined {
  const label = /[\d０-９]{6}/.test(text) ? (text.match(/[\p{Script=Han}A-Za-z ]{2,}/u)?.[0] ?? '') : '';
  return documents.find(([, pattern]) => pattern.test(label))?.[0];
}

const idtypeOf = (text: string): string =>
  /^[1-7]$/.test(text) ? text : (documents.find(([, pattern]) => pattern.test(text))?.[0] ?? text);
