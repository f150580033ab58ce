import type { Day } from '../calendar/day.ts';
import { shanghaiDay } from '../calendar/shanghai.ts';
import { ageOn } from '../persons/age.ts';
import { type DocumentReading, type IdType, personKey, readDocument } from '../persons/id-document.ts';
import { readHidden } from '../persons/hidden-document.ts';
import { readBirthday } from '../persons/id-number.ts';
import { asWarning, type Verdict, verdict } from './verdict.ts';

/** Who a row's document says it is; `age` on the day the row starts. */
export type RosterPerson = {
  readonly idtype: IdType;
  /** The number as it is to be stored. */
  readonly idcard: string;
  readonly birthday: Day;
  readonly gender: 'male' | 'female';
  readonly age: number;
  readonly converted: boolean;
};

type Identity = {
  readonly idcard: string;
  /** A reference, where the number is not shown. */
  readonly person?: string | null;
  readonly idtype?: IdType | null;
  readonly birthday?: string | null;
  readonly gender?: 'male' | 'female' | null;
};

type Document = Omit<Extract<DocumentReading, { ok: true }>, 'ok'>;

type Identified = {
  /** Null when the number is faulty. */
  readonly key: string | null;
  /** Null when the number is faulty, or does not tell the birthday or gender and nobody else did. */
  readonly person: RosterPerson | null;
  readonly faults: readonly Verdict[];
};

/**
 * Who a row is, by its document, and by the birthday and gender typed beside it where the document does not tell. Where
 * it does, what was typed and differs is told: the number may be another person's.
 *
 * Source: docs/business-rules.md#identity-documents
 *
 * @param start the day on which the age counts
 */
export function identify(row: Identity, start: Day, now: Date): Identified {
  const { person: reference } = row;
  const today = shanghaiDay(now);
  const hidden = readHidden(reference ?? '');
  if (hidden) {
    const { idtype, key } = hidden;
    const document = { ...hidden, idtype, number: row.idcard, converted: false, doubtful: false };
    return { ...personOf(row, document, { start, today }), key };
  }
  const reading = readDocument(row.idcard, row.idtype ?? null, today);
  if (!reading.ok) return { key: null, person: null, faults: [faultOf(reading)] };

  return { ...personOf(row, reading, { start, today }), key: personKey(reading.idtype, reading.number) };
}

/** The person of a document, by what stands beside it where it does not tell. */
function personOf(
  row: Identity,
  reading: Document,
  { start, today }: { readonly start: Day; readonly today: Day },
): Omit<Identified, 'key'> {
  const { idtype, number: idcard, converted, doubtful } = reading;
  const typed = { birthday: readBirthday(row.birthday ?? '', today) ?? null, gender: row.gender ?? null };
  const birthday = reading.birthday ?? typed.birthday;
  const gender = reading.gender ?? typed.gender;
  const faults: readonly Verdict[] = [
    ...(doubtful ? [asWarning(verdict('ID_CHECKSUM', null))] : []),
    ...(endsInZeros(idcard) ? [verdict('ID_ENDS_000', null)] : []),
    ...(idtype === 3 && isCutShort(idcard) ? [verdict('ID_CUT_SHORT', null)] : []),
    ...(converted ? [verdict('ID15_CONVERTED', null)] : []),
    ...(birthday === null ? [verdict('BIRTHDAY_NEEDED', null)] : []),
    ...(gender === null ? [verdict('GENDER_NEEDED', null)] : []),
    ...(typed.birthday !== null && typed.birthday !== birthday ? [verdict('BIRTHDAY_DIFFERS', null)] : []),
    ...(typed.gender !== null && typed.gender !== gender ? [verdict('GENDER_DIFFERS', null)] : []),
  ];
  const isWhole = birthday !== null && gender !== null;
  const person = isWhole
    ? { idtype, idcard, birthday, gender, age: ageOn(birthday, start), converted }
    : null;
  return { person, faults };
}

/** Sound, and yet as a spreadsheet leaves the numbers that it takes for amounts: one of these in eleven is sound. */
const endsInZeros = (idcard: string): boolean => /^\d{15}000$/.test(idcard);

/** A passport's number has nine characters (ICAO Doc 9303), and few of more are digits alone. */
const isCutShort = (passport: string): boolean => /^\d{10,}$/.test(passport);

function faultOf(reading: Exclude<DocumentReading, { ok: true }>): Verdict {
  if (reading.reason === 'ID_EXCEL_NUMBER') return verdict('ID_EXCEL_NUMBER', { kept: reading.kept });
  return verdict(reading.reason, null);
}
