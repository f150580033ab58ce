import type { EnterpriseTx } from '../../../platform/database.ts';
import { findNamesLike } from './covers.queries.ts';

/** So many names that are nearly the one that was written are told. */
const near_max = 3;

/** For the first so many names only: of a list that nobody is found of, each would be held against thousands. */
const sought_max = 200;

/** Says who is covered under nearly a name that nobody bears: with its first character, and all but one of the others. */
export async function nearNames(
  tx: EnterpriseTx,
  policy_id: number,
  names: readonly string[],
  now: Date,
): Promise<(name: string) => readonly string[]> {
  const sought = [...new Set(names)].filter((name) => name !== '').slice(0, sought_max);
  const firsts = [...new Set(sought.map((name) => name[0]!))];
  const known = firsts.length === 0 ? [] : await findNamesLike(tx, policy_id, firsts, now);
  const byFirst = Map.groupBy(
    known.map((name) => Array.from(name)),
    ([first]) => first,
  );
  const near = new Map(sought.map((name) => [name, nearOf(name, byFirst)]));
  return (name) => near.get(name) ?? [];
}

function nearOf(name: string, byFirst: ReadonlyMap<string | undefined, readonly string[][]>) {
  const written = Array.from(name);
  const found: string[] = [];
  for (const other of byFirst.get(written[0]) ?? []) {
    if (found.length === near_max) break;
    const called = other.join('');
    if (called !== name && isNear(written, other)) found.push(called);
  }
  return found;
}

function isNear(a: readonly string[], b: readonly string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const differing = a.filter((character, place) => b[place] !== character).length;
  return differing <= 1 || (a.length > 2 && a.every((character) => b.includes(character)));
}
