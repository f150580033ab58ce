import { rows_max } from '@app/contract/policy-changes/fields';
import { appendRows, type RosterEntry } from '../roster/roster.tsx';
import type { OpenList } from './open-list.ts';
import type { Earlier, Read } from './reread.ts';

/** Under which numbers persons stand that came in, and the rows just before. */
export type Placed = { readonly keys: readonly number[]; readonly before: readonly RosterEntry[] };

/** A list that may be read several times: what its last reading made of it, with which the next one begins. */
export type Series = { earlier?: Earlier | undefined };

type Asking = {
  /** Whether rows that somebody worked on may go from the list. */
  readonly ask: (lost: readonly RosterEntry[]) => Promise<boolean>;
  readonly tooMany: () => void;
};

/** Puts persons on the list, or in the place of what was made of them before; undefined where they do not come. */
export async function placeRead(
  { roster, cursor }: OpenList,
  { read, series }: { readonly read: Read; readonly series: Series },
  { ask, tooMany }: Asking,
): Promise<Placed | undefined> {
  const anew = series.earlier && (await againWith(series));
  const step = anew?.(roster, read);
  if (roster.keys().length + (step?.further ?? read.persons.length) > rows_max) {
    tooMany();
    return undefined;
  }
  if (step && step.lost.length > 0 && !(await ask(step.lost))) return undefined;

  // Somebody may have written while the question stood.
  const before = roster.entries();
  const { keys, rows, apply } = anew?.(roster, read) ?? {};
  apply?.();
  const placed = keys && rows ? { keys, earlier: rows } : put(roster, read);
  series.earlier = placed.earlier;
  cursor.ask({ at: roster.placeOf(placed.keys[0] ?? -1) ?? 0 });
  return { keys: placed.keys, before };
}

/** What another reading does to the list as it stands then: an earlier one may have come while this one waited. */
async function againWith(series: Series) {
  const { reread } = await import('./reread.ts');
  return (roster: OpenList['roster'], read: Read) => series.earlier && reread(roster, series.earlier, read);
}

function put(
  roster: OpenList['roster'],
  read: Read,
): { readonly keys: readonly number[]; readonly earlier: Earlier } {
  const { persons, ...sources } = read;
  const keys = appendRows(roster, persons, sources);
  return { keys, earlier: { ...read, entries: keys.flatMap((key) => roster.entryOf(key) ?? []) } };
}
