import type { Judging } from '../sheet.ts';
import { type EntryField, entryFields, type RosterEntry } from './roster-row.ts';

/** The columns that rows need: in which something is written, or must be. */
export function neededOf(
  rows: { readonly entryOf: (key: number) => RosterEntry | undefined },
  keys: Iterable<number>,
  { neededBy }: Judging,
): ReadonlySet<EntryField> {
  const needed = new Set<EntryField>();
  for (const key of keys) {
    const entry = rows.entryOf(key);
    if (!entry) continue;
    for (const field of entryFields) if (entry[field] !== '') needed.add(field);
    for (const field of neededBy(entry)) needed.add(field);
  }
  return needed;
}
