import { startOfDay } from '@app/domain/calendar/shanghai';
import type { Place } from '@app/domain/changes/ending';
import type { Fen } from '@app/domain/money/money';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inParts } from '../../platform/in-slices.ts';
import { pricedFrom } from './asked-from.queries.ts';
import type { Following } from './following.queries.ts';
import { placeOf } from './place.queries.ts';

/** So many covers travel in one statement. */
const part_max = 1_000;

/** A cover to which an end is passed on. */
export type PassedTo = {
  readonly policy_person_id: number;
  readonly planned_from: Date;
  readonly planned_until: Date;
  readonly premium_fen: Fen;
  readonly unit_price_fen: Fen;
  readonly place: Place | null;
};

export async function findPassedTo(tx: EnterpriseTx, ids: readonly number[]): Promise<readonly PassedTo[]> {
  const { rows } = await sql<PassedTo>`
    select p.policy_person_id, ${pricedFrom} as planned_from, p.planned_until, p.premium_fen, p.unit_price_fen, place.place
    from policy_person p left join lateral (${placeOf}) place on p.seat_id is not null
    where p.policy_person_id = any(${[...ids]}::bigint[])`.execute(tx);
  return rows;
}

/** A row with the cover that it ends from now on, and what comes back of it or goes over. */
export type PricedRow = {
  readonly row: Following;
  readonly to: number;
  readonly refund_fen: Fen;
  readonly carried_fen: Fen;
};

/** Cuts the covers that nothing ends yet on the days of these rows, as they were cut when each was confirmed. */
export const cutPassed = (tx: EnterpriseTx, rows: readonly PricedRow[]): Promise<void> =>
  inParts(rows, part_max, (part) =>
    sql`
      update policy_person p
      set cover = case when r.until <= lower(p.cover) then 'empty' else tstzrange(lower(p.cover), r.until) end,
        ended = r.ended, end_change_id = r.policy_change_id, cut_at = greatest(p.created_at, c.confirmed_at)
      from unnest(${part.map(({ to }) => to)}::bigint[], ${part.map(({ row }) => startOfDay(row.start_date))}::timestamptz[],
        ${part.map(({ row }) => row.ended)}::text[], ${part.map(({ row }) => row.policy_change_id)}::bigint[])
        as r (policy_person_id, until, ended, policy_change_id)
      join policy_change c on c.policy_change_id = r.policy_change_id
      where p.policy_person_id = r.policy_person_id and p.ended is null`.execute(tx),
  );

/** Puts down which covers rows end from now on, and what comes back or goes over; the covers that cost otherwise by that. */
export async function updatePassed(tx: EnterpriseTx, rows: readonly PricedRow[]): Promise<number[]> {
  const changed: number[] = [];
  await inParts(rows, part_max, async (part) => changed.push(...(await updatePart(tx, part))));
  const changes = [...new Set(rows.map(({ row }) => row.policy_change_id))];
  await sql`
    update policy_change c set refund_fen = (select sum(r.refund_fen) from policy_change_person r where r.policy_change_id = c.policy_change_id)
    where c.policy_change_id = any(${changes}::bigint[])`.execute(tx);
  return changed;
}

async function updatePart(tx: EnterpriseTx, part: readonly PricedRow[]): Promise<number[]> {
  // Who only leaves is told to the insurer where they are covered.
  await sql`
    update policy_change_person r
    set ends_policy_person_id = p.policy_person_id, refund_fen = n.refund_fen, carried_fen = n.carried_fen,
      work_company_id = case when n.leaves then p.work_company_id else r.work_company_id end,
      occupation_id = case when n.leaves then p.occupation_id else r.occupation_id end,
      category = case when n.leaves then p.category else r.category end,
      unit_price_fen = case when n.leaves then p.unit_price_fen else r.unit_price_fen end
    from unnest(${part.map(({ row }) => row.policy_change_id)}::bigint[], ${part.map(({ row }) => row.row_no)}::int[],
      ${part.map(({ to }) => to)}::bigint[], ${part.map(({ refund_fen }) => refund_fen)}::bigint[],
      ${part.map(({ carried_fen }) => carried_fen)}::bigint[], ${part.map(({ row }) => row.opened_policy_person_id === null)}::boolean[])
      as n (policy_change_id, row_no, policy_person_id, refund_fen, carried_fen, leaves)
    join policy_person p on p.policy_person_id = n.policy_person_id
    where r.policy_change_id = n.policy_change_id and r.row_no = n.row_no`.execute(tx);
  const going = part.filter(({ row }) => row.opened_policy_person_id !== null);
  await sql`
    update policy_person p set refund_fen = n.carried_fen
    from unnest(${going.map(({ to }) => to)}::bigint[], ${going.map(({ carried_fen }) => carried_fen)}::bigint[])
      as n (policy_person_id, carried_fen)
    where p.policy_person_id = n.policy_person_id`.execute(tx);
  const { rows } = await sql<{ policy_person_id: number }>`
    update policy_person p set premium_fen = n.premium_fen, refund_fen = least(p.refund_fen, n.premium_fen)
    from unnest(${going.map(({ row }) => row.opened_policy_person_id)}::bigint[],
      ${going.map(({ row, carried_fen }) => carried_fen + row.premium_fen)}::bigint[])
      as n (policy_person_id, premium_fen)
    where p.policy_person_id = n.policy_person_id and p.premium_fen <> n.premium_fen
    returning p.policy_person_id`.execute(tx);
  return rows.map(({ policy_person_id }) => policy_person_id);
}
