import type { RosterValues } from '@app/contract/imports/rows';
import type { ListRow } from '@app/domain/list/table';
import { normaliseIdNumber } from '@app/domain/persons/id-number';
import { normaliseName } from '@app/domain/persons/person-name';
import { isPlausibleIdNumber } from '@app/domain/list/words/shapes';
import type { KeptRow } from '../rows/roster-text.ts';
import { writtenIn } from '../rows/read-rows.ts';

/** The same row of the same sheet, and which person of it, as keys in the order of the rows. */
export function originsIn(rows: readonly Pick<ListRow, 'source_row' | 'source_sheet'>[]): readonly string[] {
  const seen = new Map<string, number>();
  return rows.map(({ source_row, source_sheet = '' }) => {
    const place = `${source_sheet}\n${source_row}`;
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    return `${place}\n${nth}`;
  });
}

/** The line that a key of a row is of. */
export const lineOf = (key: string): string => key.slice(0, key.lastIndexOf('\n'));

/** The number by which a reading of a line names a person for certain, whichever of its columns that person stands in. */
export function certainNumber({ idcard = '' }: RosterValues): string | undefined {
  const number = normaliseIdNumber(idcard);
  return isPlausibleIdNumber(number) ? number : undefined;
}

/**
 * Whether two readings of a line name two persons, as a worker and whom they are married to do who stand beside each other. Where only
 * one tells a number or a name, they may be of the same.
 */
export function namesAnother(one: RosterValues, other: RosterValues): boolean {
  const [number, otherNumber] = [one, other].map(({ idcard = '' }) => normaliseIdNumber(idcard));
  if (isPlausibleIdNumber(number!) && isPlausibleIdNumber(otherNumber!)) return number !== otherNumber;
  if (number !== '' && number === otherNumber) return false;
  const [name, otherName] = [one, other].map(({ name = '' }) => normaliseName(name));
  return isName(name!) && isName(otherName!) && name !== otherName;
}

const isName = (text: string): boolean => text !== '' && !/\d/.test(text);

/** A row as a file says it, with what somebody wrote, chose or took off since it was last read from there. */
export function withWork(read: ListRow, before: KeptRow | undefined): RosterValues {
  const values = writtenIn(read);
  if (before?.origin === undefined) return values;
  const { values: read_last, earlier = read_last } = before.origin;
  const [typed, since] = [read_last, earlier].map((base) => differing(base, before.values));
  const done = since!.length < typed!.length ? since! : typed!;
  const now = done.map((field) => [field, before.values[field] ?? emptied(field)]);
  return { ...values, ...Object.fromEntries(now) };
}

const differing = (one: RosterValues, other: RosterValues): readonly (keyof RosterValues)[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)] as (keyof RosterValues)[])].filter(
    (field) => JSON.stringify(one[field] ?? '') !== JSON.stringify(other[field] ?? ''),
  );

const emptied = (field: keyof RosterValues): unknown =>
  field === 'intent' ? null : field === 'doubts' ? [] : /_id$|_code$|^person$/.test(field) ? null : '';
