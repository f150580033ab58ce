import { calendarMonth, type Day, readDay } from '../calendar/day.ts';
import type { IdType } from './id-document.ts';

/**
 * An identity document whose number is not shown: what it tells, and by what its person is known. A reference to a person
 * begins with it, so that a list can be judged by who has seen no number.
 */
export type HiddenDocument = {
  readonly idtype: IdType;
  /**
   * The last day of the month of birth, null where the document does not tell: beside the mask the whole date would leave some six
   * numbers. Whoever judges by it takes nobody for older than they are.
   */
  readonly birthday: Day | null;
  readonly gender: 'male' | 'female' | null;
  /** The same for the same person of one enterprise; compares with no number. */
  readonly key: string;
};

/** The characters of a hash in `base64url`: 16 bytes of it. */
const hash_length = 22;

const pattern = new RegExp(`^([1-7])(\\d{8}|-)([mf-])([\\w-]{${hash_length}})\\.[\\w-]+$`);

/** The part of a reference that anybody can read. What is sealed follows behind a full stop. */
export const writeHidden = (
  { idtype, birthday, gender }: Omit<HiddenDocument, 'key'>,
  hash: string,
): string =>
  `${idtype}${birthday === null ? '-' : calendarMonth(birthday).to.replaceAll('-', '')}${gender?.slice(0, 1) ?? '-'}${hash.slice(0, hash_length)}`;

/** What a reference tells of its person; undefined for a text that is none. */
export function readHidden(reference: string): HiddenDocument | undefined {
  const [, idtype, born = '', sex, hash] = pattern.exec(reference) ?? [];
  if (hash === undefined) return undefined;
  const birthday = readDay(`${born.slice(0, 4)}-${born.slice(4, 6)}-${born.slice(6)}`) ?? null;
  if (born !== '-' && birthday === null) return undefined;
  const gender = sex === '-' ? null : sex === 'm' ? 'male' : 'female';
  return { idtype: Number(idtype) as IdType, birthday, gender, key: `person ${hash}` };
}
