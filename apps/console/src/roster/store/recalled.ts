import { isMasked, type RosterEntry } from './roster-row.ts';

/** Whom the masked numbers mean that were copied last, by name and mask and by the mask alone; null where it means several. */
let known: ReadonlyMap<string, string | null> = new Map();

/** Notes whom the masked numbers of copied rows mean: on the clipboard they are texts like any other. */
export function rememberCopied(entries: readonly RosterEntry[]): void {
  const next = new Map<string, string | null>();
  for (const { name, idcard, person } of entries) {
    if (person === null) continue;
    for (const one of [name.trim(), anybody].map((whose) => keyOf(whose, idcard)))
      next.set(one, (next.get(one) ?? person) === person ? person : null);
  }
  known = next;
}

/** A pasted row, which means the person again whose masked number it shows. */
export function recalled(entry: RosterEntry): RosterEntry {
  if (entry.person !== null || !isMasked(entry.idcard)) return entry;
  const idcard = entry.idcard.trim();
  const person = known.get(keyOf(entry.name.trim(), idcard)) ?? known.get(keyOf(anybody, idcard)) ?? null;
  return person === null ? entry : { ...entry, idcard, person };
}

const anybody = '';

const keyOf = (name: string, idcard: string): string => `${name}\t${idcard}`;
