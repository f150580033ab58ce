import type { EnterpriseTx } from '../../../platform/database.ts';
import { findNamesLike, type NameLike } from './covers.queries.ts';

/** So many names that are nearly the one that was written are told. */
const near_max = 3;

/** For the first so many names only: of a list that nobody is found of, each would be held against thousands. */
const sought_max = 200;

/** A name that nobody bears, and the companies at which somebody may be meant by it; undefined where that is any. */
export type SoughtName = { readonly name: string; readonly companies: readonly number[] | undefined };

/**
 * Says who is covered under nearly a name that nobody bears: with its first character, and all but one of the others. Whoever works at
 * another company than the one that a list names is not meant, and not named to it.
 */
export async function nearNames(
  tx: EnterpriseTx,
  policy_id: number,
  sought: readonly SoughtName[],
  now: Date,
): Promise<(one: SoughtName) => readonly string[]> {
  const names = [...new Set(sought.map(({ name }) => name))]
    .filter((name) => name !== '')
    .slice(0, sought_max);
  const firsts = [...new Set(names.map((name) => name[0]!))];
  const known = firsts.length === 0 ? [] : await findNamesLike(tx, policy_id, firsts, now);
  const byFirst = Map.groupBy(known, ({ name }) => name[0]!);
  const near = new Map(names.map((name) => [name, nearOf(name, byFirst)]));
  return ({ name, companies }) => {
    const there = (near.get(name) ?? []).filter(
      (one) => companies === undefined || one.companies.some((id) => companies.includes(id)),
    );
    return there.slice(0, near_max).map((one) => one.name);
  };
}

function nearOf(name: string, byFirst: ReadonlyMap<string, readonly NameLike[]>): readonly NameLike[] {
  const written = Array.from(name);
  return (byFirst.get(name[0]!) ?? []).filter(
    (other) => other.name !== name && isNear(written, Array.from(other.name)),
  );
}

function isNear(a: readonly string[], b: readonly string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const differing = a.filter((character, place) => b[place] !== character).length;
  return differing <= 1 || (a.length > 2 && a.every((character) => b.includes(character)));
}
