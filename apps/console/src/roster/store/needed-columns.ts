import { readHidden } from '@app/domain/persons/hidden-document';
import type { Judging } from './judging.ts';
import { type EntryField, entryFields, type RosterEntry } from './roster-row.ts';

/**
 * The columns that rows need: in which something is written, or must be. A document that does not tell birth date and sex asks for both, and
 * a plan that is sold by the day for the last day.
 */
export function neededOf(
  rows: { readonly entryOf: (key: number) => RosterEntry | undefined },
  keys: Iterable<number>,
  { context }: Judging,
): ReadonlySet<EntryField> {
  const needed = new Set<EntryField>(context.terms.price_unit === 'DAY' ? ['end_date'] : []);
  for (const key of keys) {
    const entry = rows.entryOf(key);
    if (!entry) continue;
    for (const field of entryFields) if (entry[field] !== '') needed.add(field);
    if (isOtherDocument(entry)) for (const field of documentFields) needed.add(field);
  }
  return needed;
}

const documentFields = ['idtype', 'birthday', 'gender'] as const;

/** Whether a number is written as no resident’s is: with letters in front, or as short as a permit’s. */
const isOtherDocument = ({ idcard, person }: RosterEntry): boolean =>
  person !== null
    ? readHidden(person)?.idtype !== 1
    : /^(?:[A-Za-z]{1,3}\d{4}|\d{8}$|\d{10}[A-Za-z]?$)/.test(idcard.trim());
