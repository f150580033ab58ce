import { rows_max } from '@app/contract/policy-changes';
import { appendRows, type RosterEntry } from '../roster/roster.tsx';
import type { Desk } from './desk.ts';
import type { Earlier, Read } from './reread.ts';

/** Under which numbers persons stand that came in, and what another reading of them begins with. */
export type Placed = { readonly keys: readonly number[]; readonly earlier: Earlier };

type Asking = {
  /** Whether rows that somebody worked on may go from the list. */
  readonly ask: (lost: readonly RosterEntry[]) => Promise<boolean>;
  readonly tooMany: () => void;
};

/** Puts persons on the list, or in the place of what was made of them before; undefined where they do not come. */
export async function placeRead(
  { roster, cursor }: Desk,
  { read, earlier }: { readonly read: Read; readonly earlier: Earlier | undefined },
  { ask, tooMany }: Asking,
): Promise<Placed | undefined> {
  const anew = earlier && (await againWith(earlier));
  const step = anew?.(roster, read);
  if (roster.keys().length + (step?.further ?? read.persons.length) > rows_max) {
    tooMany();
    return undefined;
  }
  if (step && step.lost.length > 0 && !(await ask(step.lost))) return undefined;

  // Somebody may have written while the question stood.
  const { keys, rows, apply } = anew?.(roster, read) ?? {};
  apply?.();
  const placed = keys && rows ? { keys, earlier: rows } : put(roster, read);
  cursor.ask({ at: roster.placeOf(placed.keys[0] ?? -1) ?? 0 });
  return placed;
}

async function againWith(earlier: Earlier) {
  const { reread } = await import('./reread.ts');
  return (roster: Desk['roster'], read: Read) => reread(roster, earlier, read);
}

function put(roster: Desk['roster'], read: Read): Placed {
  const { persons, ...sources } = read;
  const keys = appendRows(roster, persons, sources);
  return { keys, earlier: { ...read, entries: keys.flatMap((key) => roster.entryOf(key) ?? []) } };
}
