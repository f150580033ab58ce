import { addDays, later, type Period } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { namesDiffer } from '@app/domain/roster/same-name';
import type { EnterpriseTx } from '../../platform/database.ts';
import type { Sealer } from '../../platform/vault.ts';
import { readCoverByName } from './cover-by-name.ts';
import { readCovers } from './earlier-cover.ts';

type Person = {
  /** Null where no number of theirs can be read. */
  readonly key: string | null;
  readonly name: string;
  readonly work_company_id: number | null;
};

/** Some days of cover, whether it is for work at another company than the one that the list names, and whether a name alone found it. */
export type CoverAhead = Period & { readonly at_other_company: 0 | 1; readonly by_name: 0 | 1 };

/**
 * Says of a person which days of cover they have or are about to have, in any policy of the enterprise: the first that are together,
 * null where there are none, undefined where nobody knows. What they have at the company where the list sends them comes before any other.
 * Where the number is covered under another name, that cover is somebody else's.
 */
export async function readCoverAhead(
  tx: EnterpriseTx,
  persons: readonly Person[],
  { sealer, now }: { readonly sealer: Sealer; readonly now: Date },
): Promise<(person: Person) => CoverAhead | null | undefined> {
  const keys = [...new Set(persons.flatMap(({ key }) => key ?? []))];
  const hexOf = new Map(keys.map((key) => [key, sealer.hash(key)]));
  const covers = await readCovers(tx, [...hexOf.values()], now);
  const byName = await readCoverByName(
    tx,
    persons.filter(({ key }) => key === null),
    now,
  );
  const today = shanghaiDay(now);
  return ({ key, name, work_company_id }) => {
    if (key === null) {
      const called = byName({ name, work_company_id });
      if (called === 'several') return undefined;
      return called === 'nobody' ? null : coverOf(called.covers, work_company_id, 1);
    }
    const known = covers.get(hexOf.get(key ?? '')?.toString('hex') ?? '') ?? [];
    const theirs = known.filter((cover) => cover.to >= today && !namesDiffer(cover.name, name));
    return coverOf(theirs, work_company_id, 0);
  };
}

function coverOf(
  covers: readonly (Period & { readonly work_company_id: number })[],
  work_company_id: number | null,
  by_name: 0 | 1,
): CoverAhead | null {
  const here = firstTogether(covers.filter((cover) => cover.work_company_id === work_company_id));
  if (here) return { ...here, at_other_company: 0, by_name };
  const elsewhere = firstTogether(covers);
  return elsewhere && { ...elsewhere, at_other_company: work_company_id === null ? 0 : 1, by_name };
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
