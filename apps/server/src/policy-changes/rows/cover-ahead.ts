import { addDays, later, type Period } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { namesDiffer } from '@app/domain/roster/same-name';
import type { EnterpriseTx } from '../../platform/database.ts';
import type { Sealer } from '../../platform/vault.ts';
import { readCovers } from './earlier-cover.ts';

type Person = { readonly key: string | null; readonly name: string };

/**
 * Says of a person which days of cover they have or are about to have, in any policy of the enterprise: the first that are together,
 * null where there are none. Where the number is covered under another name, that cover is somebody else's.
 */
export async function readCoverAhead(
  tx: EnterpriseTx,
  persons: readonly Person[],
  { sealer, now }: { readonly sealer: Sealer; readonly now: Date },
): Promise<(person: Person) => Period | null> {
  const keys = [...new Set(persons.flatMap(({ key }) => key ?? []))];
  const hexOf = new Map(keys.map((key) => [key, sealer.hash(key)]));
  const covers = await readCovers(tx, [...hexOf.values()], now);
  const today = shanghaiDay(now);
  return ({ key, name }) => {
    const known = covers.get(hexOf.get(key ?? '')?.toString('hex') ?? '') ?? [];
    return firstTogether(known.filter((cover) => cover.to >= today && !namesDiffer(cover.name, name)));
  };
}

/** The first period, and those that go on where it ends. */
function firstTogether(periods: readonly Period[]): Period | null {
  const [first, ...others] = periods.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (!first) return null;
  return others.reduce<Period>(
    (whole, { from, to }) =>
      from <= addDays(whole.to, 1) ? { from: whole.from, to: later(whole.to, to) } : whole,
    { from: first.from, to: first.to },
  );
}
