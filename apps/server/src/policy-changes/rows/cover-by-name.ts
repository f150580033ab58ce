import type { Day, Period } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { comparable } from '@app/domain/roster/same-name';
import type { EnterpriseTx } from '../../platform/database.ts';
import { findCoversOf } from './names.queries.ts';

type Person = { readonly name: string; readonly work_company_id: number | null };

/** What is known by a name: nobody who bears it is covered, several are, or one, on these days. */
export type KnownByName =
  | 'nobody'
  | 'several'
  | { readonly covers: readonly (Period & { readonly work_company_id: number })[] };

/**
 * Says of a person without a number that can be read what is known by the name: of those who bear it at the company where the list has
 * them, else of all. Of two covered persons of one name nobody knows which is meant.
 */
export async function readCoverByName(
  tx: EnterpriseTx,
  persons: readonly Person[],
  now: Date,
): Promise<(person: Person) => KnownByName> {
  const names = [...new Set(persons.map(({ name }) => name.trim()).filter((name) => name !== ''))];
  const found = names.length === 0 ? [] : await findCoversOf(tx, names, now);
  const byName = Map.groupBy(found, ({ name }) => comparable(name) ?? name);
  const today = shanghaiDay(now);
  return ({ name, work_company_id }) => {
    const key = comparable(name);
    if (key === null) return 'several';
    const called = (byName.get(key) ?? []).flatMap((cover) => {
      const to = shanghaiDay(new Date(cover.until.getTime() - 1));
      return to >= today ? [{ ...cover, from: shanghaiDay(cover.from), to }] : [];
    });
    const here = called.filter((cover) => cover.work_company_id === work_company_id);
    return knownOf(here.length > 0 ? here : called);
  };
}

type Called = { readonly employee_id: number; readonly work_company_id: number } & {
  readonly from: Day;
  readonly to: Day;
};

function knownOf(called: readonly Called[]): KnownByName {
  if (called.length === 0) return 'nobody';
  if (new Set(called.map(({ employee_id }) => employee_id)).size > 1) return 'several';
  return { covers: called };
}
