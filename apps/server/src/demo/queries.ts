import type { EnterpriseTx } from '../platform/database.ts';

/** The numbers of a series' work types, by their codes. */
export async function findSeriesIds(tx: EnterpriseTx, series: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('occupation')
    .select(['code', 'occupation_id'])
    .where('series', '=', series)
    .execute();
  return new Map(rows.map(({ code, occupation_id }) => [code, occupation_id]));
}
