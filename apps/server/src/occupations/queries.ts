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

export const listSeries = (tx: EnterpriseTx, series: string) =>
  tx
    .selectFrom('occupation')
    .select(['occupation_id', 'code', 'series', 'industry', 'name', 'name_en', 'category', 'aliases'])
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
