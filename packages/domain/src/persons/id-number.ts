import { type Day, readDay } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';

/** What is wrong with a number, in the order of checking. */
export type IdFault = 'ID_FORMAT' | 'ID_REGION' | 'ID_BIRTH' | 'ID_CHECKSUM';

export type IdReading =
  | {
      readonly ok: true;
      /** The 18-character form, X upper case: the key by which a person is known. */
      readonly idcard: string;
      readonly birthday: Day;
      readonly gender: 'male' | 'female';
      /** The six digits of the county where the number was given out. */
      readonly region: string;
      /** Whether it was a 15-digit number, of a card that is void since 2013. */
      readonly converted: boolean;
    }
  | { readonly ok: false; readonly reason: IdFault };

/**
 * Reads a resident identity number of 18 characters, or of 15 as before 1999.
 *
 * Source: GB 11643-1999. The last character is an ISO 7064 MOD 11-2 check of the whole, X for ten. Numbers that
 * begin with 81 to 83 or 9 are other documents, and births before 1900 are refused.
 *
 * @param today nobody is born after it
 */
export function readIdNumber(text: string, today: Day): IdReading {
  const typed = normaliseIdNumber(text);
  const idcard = canonicalIdNumber(text);
  if (!isResidentForm(idcard)) return { ok: false, reason: 'ID_FORMAT' };
  if (!provinces.has(idcard.slice(0, 2))) return { ok: false, reason: 'ID_REGION' };

  const birthday = birthdayIn(idcard, today);
  if (birthday === undefined) return { ok: false, reason: 'ID_BIRTH' };
  if (!isCheckSound(idcard)) return { ok: false, reason: 'ID_CHECKSUM' };

  return {
    ok: true,
    idcard,
    birthday,
    gender: genderIn(idcard),
    region: idcard.slice(0, 6),
    converted: typed !== idcard,
  };
}

/** Whether a normalised number has the 18 characters of a resident's, which two other documents have too. */
export const isResidentForm = (number: string): boolean => /^\d{17}[\dX]$/.test(number);

/** The birthday in a number of 18 characters; undefined for one that does not exist, before 1900 or after today. */
export const birthdayIn = (number: string, today: Day): Day | undefined =>
  readBirthday(`${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`, today);

/** A birthday as a person enters it; undefined for a day that does not exist, before 1900 or after today. */
export function readBirthday(text: string, today: Day): Day | undefined {
  const birthday = readDay(text);
  return birthday !== undefined && birthday >= '1900-01-01' && birthday <= today ? birthday : undefined;
}

/** The gender in a number of 18 characters: the last digit of the sequence is odd for men. */
export const genderIn = (number: string): 'male' | 'female' =>
  Number(number[16]) % 2 === 0 ? 'female' : 'male';

/** Whether the check character of a number of 18 characters is right. */
export const isCheckSound = (number: string): boolean => checksum(number) === 1;

/** A number without white space and invisible marks, in plain characters, X upper case. Not checked. */
export const normaliseIdNumber = (text: string): string =>
  halfWidth(text)
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();

/** A number as it is compared: normalised, and 15 digits made the 18 of the same person. Not checked. */
export function canonicalIdNumber(text: string): string {
  const number = normaliseIdNumber(text);
  if (!/^\d{15}$/.test(number)) return number;

  const body = `${number.slice(0, 6)}19${number.slice(6)}`;
  return body + checkCharacterOf(body);
}

/** The check character that belongs behind the first 17 of a number of 18. */
export const checkCharacterOf = (body: string): string => '0123456789X'[(12 - checksum(`${body}0`)) % 11]!;

/** Shows the first three characters and the last four; of seven or fewer, none. */
export function mask(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= 7) return '*'.repeat(characters.length);

  return [...characters.slice(0, 3), '*'.repeat(characters.length - 7), ...characters.slice(-4)].join('');
}

const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71'.split(
    ' ',
  ),
);

/** 1 for a sound number: each step doubles, which is 2 to the place's power as the standard weighs it. */
const checksum = (text: string): number =>
  Array.from(text).reduce((check, digit) => (check * 2 + (digit === 'X' ? 10 : Number(digit))) % 11, 0);
