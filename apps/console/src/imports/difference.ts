import { isBlank, type RosterEntry } from '../roster/roster.tsx';

/** What a list holds that is not stored as it stands. */
export type Difference = {
  readonly rows: readonly RosterEntry[];
  readonly removed: readonly number[];
  /** All numbers in their order, where others than new ones at the end changed theirs. */
  readonly order: readonly number[] | undefined;
};

/** The rows that are stored: a row that nobody has written in is not. */
export const storable = (entries: readonly RosterEntry[]): readonly RosterEntry[] =>
  entries.filter((entry) => !isBlank(entry));

/**
 * What is to be sent so that the stored list becomes the present one. Rows are compared by identity: a row that was not touched is the
 * same object.
 */
export function differenceOf(stored: readonly RosterEntry[], present: readonly RosterEntry[]): Difference {
  const before = new Map(stored.map((entry) => [entry.key, entry]));
  const here = new Set(present.map(({ key }) => key));
  const kept = stored.flatMap(({ key }) => (here.has(key) ? [key] : []));
  const added = present.flatMap(({ key }) => (before.has(key) ? [] : [key]));
  const order = present.map(({ key }) => key);
  const isInOrder = [...kept, ...added].every((key, at) => key === order[at]);
  return {
    rows: present.filter((entry) => before.get(entry.key) !== entry),
    removed: stored.flatMap(({ key }) => (here.has(key) ? [] : [key])),
    order: isInOrder ? undefined : order,
  };
}

export const isSame = ({ rows, removed, order }: Difference): boolean =>
  rows.length === 0 && removed.length === 0 && order === undefined;

/** How many rows of each kind a difference to the stored list has. */
export function countsOf({ rows, removed }: Difference, stored: readonly RosterEntry[]) {
  const known = new Set(stored.map(({ key }) => key));
  const changed = rows.filter(({ key }) => known.has(key)).length;
  return { added: rows.length - changed, changed, removed: removed.length };
}
