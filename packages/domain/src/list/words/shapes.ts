import { readDay } from '../../calendar/day.ts';
import { normaliseIdNumber } from '../../persons/id-number.ts';

/** Whether a text has the shape of a resident number, sound or not, or of one that a sheet has made a number of. */
export function looksLikeIdNumber(text: string): boolean {
  const number = normaliseIdNumber(text.replace(/^'/, ''));
  return /^\d{17}[\dX]$/.test(number) || isOldIdNumber(number) || isSpoiltIdNumber(number);
}

/** What a sheet shows of a number with more digits than it can keep: 1.10101199003070E+17. */
const isSpoiltIdNumber = (text: string): boolean => /^\d(\.\d{1,16})?E\+?1[47]$/i.test(text.trim());

/** Whether 18 characters begin with a region and a birthday, as a resident number must. */
export const isPlausibleIdNumber = (number: string): boolean =>
  /^[1-9]\d{16}[\dX]$/.test(number) && isBirthday(number.slice(6, 14));

/** Whether 15 digits can be a number of a card given out before 1999. */
export const isOldIdNumber = (number: string): boolean =>
  /^[1-9]\d{14}$/.test(number) && isBirthday(`19${number.slice(6, 12)}`);

/** Whether a text is a mobile number of eleven digits, in plain digits and without spaces. */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

/** A passport, a permit: one to three letters and at least seven digits. */
export const looksLikeOtherDocument = (text: string): boolean => /^[A-Z]{1,3}\d{7,12}$/i.test(text.trim());

const isBirthday = (digits: string): boolean =>
  readDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`) !== undefined;
