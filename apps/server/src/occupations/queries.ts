import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** The work types of a series, and whichever others are named by their numbers. */
export const findOccupations = (tx: EnterpriseTx, series: string, alsoIds: readonly number[]) =>
  tx
    .selectFrom('occupation')
    .select(['occupation_id', 'code', 'series', 'category'])
    .where((eb) =>
      eb.or([
        eb('series', '=', series),
        ...(alsoIds.length > 0 ? [eb('occupation_id', '=', eb.fn.any(eb.val([...alsoIds])))] : []),
      ]),
    )
    .execute();

/** What work types are called. */
export const nameOccupations = (tx: EnterpriseTx, ids: readonly number[]) =>
  tx
    .selectFrom('occupation')
    .select(['occupation_id', 'name'])
    .where('occupation_id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .execute();

/** Whose the words are, the transaction says. */
const known_as = sql<string[]>`(
  select coalesce(array_agg(a.alias order by a.alias), '{}') from alias a
  where a.enterprise_id = app.tenant() and a.occupation_code = occupation.code)`;

export const listSeries = (tx: EnterpriseTx, series: string) =>
  tx
    .selectFrom('occupation')
    .select(['occupation_id', 'code', 'series', 'industry', 'name', 'name_en', 'category', 'aliases'])
    .select(known_as.as('known_as'))
    .where('series', '=', series)
    .orderBy('occupation_id')
    .execute();

/** Which of some codes no work type has, in no series. */
export async function findUnknownCodes(tx: EnterpriseTx, codes: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('occupation')
    .select('code')
    .distinct()
    .where('code', '=', (eb) => eb.fn.any(eb.val([...codes])))
    .execute();
  const known = new Set(rows.map(({ code }) => code));
  return codes.filter((code) => !known.has(code));
}
