import { type Day, readDay } from '../calendar/day.ts';
import {
  birthdayIn,
  canonicalIdNumber,
  genderIn,
  type IdFault,
  isCheckSound,
  isResidentForm,
  normaliseIdNumber,
  readIdNumber,
} from './id-number.ts';

/**
 * The documents by which a person is insured: 1 resident ID, 2 Chinese passport, 3 foreign passport, 4 mainland travel
 * permit of Hong Kong and Macau residents, 5 of Taiwan residents, 6 residence permit of all three, 7 permanent
 * residence of a foreigner.
 */
export const idTypes = [1, 2, 3, 4, 5, 6, 7] as const;

export type IdType = (typeof idTypes)[number];

export type DocumentReading =
  | DocumentFacts
  | { readonly ok: false; readonly reason: IdFault }
  /** `kept` are the first digits, as many as the spreadsheet left. */
  | { readonly ok: false; readonly reason: 'ID_EXCEL_NUMBER'; readonly kept: string }
  /** Not of the type that was chosen, or of several and none was chosen; `fits` are the types it has the shape of. */
  | { readonly ok: false; readonly reason: 'ID_TYPE'; readonly fits: readonly IdType[] };

type DocumentFacts = {
  readonly ok: true;
  readonly idtype: IdType;
  /** As it is stored: normalised, 15 digits made the 18 of the same person. */
  readonly number: string;
  /** Null where the document does not tell, or tells a day that does not exist. */
  readonly birthday: Day | null;
  readonly gender: 'male' | 'female' | null;
  /** Whether it was a 15-digit number, of a card that is void since 2013. */
  readonly converted: boolean;
  /** True where the check character is wrong and the document counts all the same. */
  readonly doubtful: boolean;
};

/**
 * Reads the number of an identity document.
 *
 * Source: docs/business-rules.md#identity-documents
 *
 * @param idtype null where none was chosen: the type is told from the shape of the number
 * @param today nobody is born after it
 */
export function readDocument(text: string, idtype: IdType | null, today: Day): DocumentReading {
  const fits = documentTypes(text);
  const kept = keptBySpreadsheet(text);
  if (kept !== undefined && (idtype === null || idtype === 1 || idtype >= 6))
    return { ok: false, reason: 'ID_EXCEL_NUMBER', kept };
  if (idtype === null && fits.length > 1) return { ok: false, reason: 'ID_TYPE', fits };
  const isDoubtful = fits[0] === 7 && !isSoundPermanent(normaliseIdNumber(text), today);
  // A first digit mistyped makes a foreigner's card of a resident's: which of the two it is, only the clerk sees.
  if (idtype === null && isDoubtful) return { ok: false, reason: 'ID_TYPE', fits: [1, 7] };

  const type = idtype ?? fits[0] ?? 1;
  const number = documentNumber(type, text);
  const isOfType = fits.includes(type) || (type === 3 && isForeignPassport(number));
  // What has no shape at all, or no sound one, is a resident number mistyped, also where that type was chosen.
  const mayBeMistyped = type === 1 && (fits.length === 0 || isDoubtful);
  if (!isOfType && !mayBeMistyped) return { ok: false, reason: 'ID_TYPE', fits };
  return readers[type](number, today, text);
}

/**
 * The types whose shape a number has. A foreign passport has hardly any, so it is among them only where no other
 * document looks like it, or with the eight digits that both it and a Taiwan travel permit may have.
 */
export function documentTypes(text: string): readonly IdType[] {
  const number = normaliseIdNumber(text);
  if (isResidentForm(number)) return [number.startsWith('9') ? 7 : /^8[1-3]/.test(number) ? 6 : 1];
  if (/^\d{15}$/.test(number)) return [1];
  if (/^[A-Z]{3}\d{12}$/.test(number)) return [7];
  if (/^(?:[EG]\d{8}|E[A-HJ-NP-Z]\d{7}|[DSP]E\d{7})$/.test(number)) return [2];
  if (/^[HM]\d{8}(?:\d{2})?$/.test(number)) return [4];
  if (/^\d{8}$/.test(number)) return [5, 3];
  if (/^\d{10}(?:[A-Z]|\([A-Z]\))?$/.test(number)) return [5];
  // ICAO Doc 9303 gives a passport number nine characters. Digits alone, or with an X, are a resident number cut short.
  const looksForeign = number.length <= 9 && isForeignPassport(number) && !/^\d+X$/.test(number);
  return looksForeign && (number.length === 9 || /[A-Z]/.test(number)) ? [3] : [];
}

/**
 * The key by which a person is known, in a list, in a policy and beyond: two documents with the same number are not
 * the same person, and the 18-character number of residents needs no type beside it.
 *
 * @param text of any spelling; it need not be sound
 */
export function personKey(idtype: IdType | null, text: string): string {
  const fits = documentTypes(text);
  const type = idtype ?? (fits.length === 1 ? (fits[0] ?? null) : null);
  const number = type === null ? canonicalIdNumber(text) : documentNumber(type, text);
  const standsAlone = type === null || type === 1 || isResidentForm(number);
  return standsAlone ? number : `${type}/${number}`;
}

function documentNumber(type: IdType, text: string): string {
  if (type === 1) return canonicalIdNumber(text);
  const number = normaliseIdNumber(text);
  // The two digits after a permit's nine characters count its renewals; the same person keeps the nine.
  if (type === 4 && /^[HM]\d{10}$/.test(number)) return number.slice(0, 9);
  return type === 5 ? number.replace(/[()]/g, '') : number;
}

type Reader = (number: string, today: Day, text: string) => DocumentReading;

function resident(number: string, today: Day, text: string): DocumentReading {
  const reading = readIdNumber(text, today);
  if (!reading.ok) return reading;
  const { birthday, gender, converted } = reading;
  return { ...silent(1, number), birthday, gender, converted };
}

function residencePermit(number: string, today: Day): DocumentReading {
  if (!/^8[1-3]0000/.test(number)) return { ok: false, reason: 'ID_REGION' };
  const birthday = birthdayIn(number, today);
  if (birthday === undefined) return { ok: false, reason: 'ID_BIRTH' };
  if (!isCheckSound(number)) return { ok: false, reason: 'ID_CHECKSUM' };
  return { ...silent(6, number), birthday, gender: genderIn(number) };
}

/** The old card of three letters and twelve digits tells a birthday of two-digit years, and no gender. */
function permanentResidence(number: string, today: Day): DocumentReading {
  if (!isResidentForm(number)) return { ...silent(7, number), birthday: shortBirthday(number, today) };
  const birthday = birthdayIn(number, today);
  if (birthday === undefined) return { ok: false, reason: 'ID_BIRTH' };
  return { ...silent(7, number), birthday, gender: genderIn(number), doubtful: !isCheckSound(number) };
}

/** Whether a number has nothing against it as a foreigner's: one of the old card has no check character to be wrong. */
const isSoundPermanent = (number: string, today: Day): boolean =>
  !isResidentForm(number) || (birthdayIn(number, today) !== undefined && isCheckSound(number));

const silent = (idtype: IdType, number: string): DocumentFacts => ({
  ok: true,
  idtype,
  number,
  birthday: null,
  gender: null,
  converted: false,
  doubtful: false,
});

const readers: Readonly<Record<IdType, Reader>> = {
  1: resident,
  2: (number) => silent(2, number),
  3: (number) => silent(3, number),
  4: (number) => silent(4, number),
  5: (number) => silent(5, number),
  6: residencePermit,
  7: permanentResidence,
};

/** The latest day not after today that has these last two digits of a year. */
function shortBirthday(number: string, today: Day): Day | null {
  const [year, month, date] = [number.slice(7, 9), number.slice(9, 11), number.slice(11, 13)];
  const days = ['20', '19'].flatMap((century) => readDay(`${century}${year}-${month}-${date}`) ?? []);
  return days.find((on) => on <= today) ?? null;
}

const isForeignPassport = (number: string): boolean =>
  /^[A-Z\d]{5,17}$/.test(number) && number.replace(/\D/g, '').length >= 4;

/**
 * What a spreadsheet left of a number that it took for an amount, if it did: 1.10101E+17 has six digits, and 18 digits
 * of which the last three became 0 have fifteen. A sound number may end in 000 too; then its check character is right.
 */
function keptBySpreadsheet(text: string): string | undefined {
  const number = normaliseIdNumber(text);
  const [mantissa] = /^\d(?:\.\d+)?(?=E\+\d{1,3}$)|^\d\.\d+(?=E\d{1,3}$)/.exec(number) ?? [];
  if (mantissa !== undefined) return mantissa.replace('.', '').slice(0, 15);
  return /^\d{15}000$/.test(number) && !isCheckSound(number) ? number.slice(0, 15) : undefined;
}
