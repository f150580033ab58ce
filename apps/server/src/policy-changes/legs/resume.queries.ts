import type { Fen } from '@app/domain/money/money';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inParts } from '../../platform/in-slices.ts';

/** So many covers travel in one statement. */
const part_max = 1_000;

/** A cover that goes on from a moment after another change had ended it. */
type Resumed = { readonly policy_person_id: number; readonly from: Date; readonly premium_fen: Fen };

/**
 * Lets covers go on that had ended, to the end that they were opened with: whoever was moved, and whom the insurer would not have there, is
 * back. It is a cover of its own, for a cover is one span; opened by the change that was to move them, under a number that none of its rows
 * has.
 *
 * @returns for each of them the cover by which it goes on
 */
export async function resumeCovers(
  tx: EnterpriseTx,
  resumed: readonly Resumed[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const goesOn = new Map<number, number>();
  await inParts(resumed, part_max, async (part) => {
    const { rows } = await sql<{ policy_person_id: number; row_no: number }>`
      insert into policy_person (policy_id, add_change_id, row_no, employee_id, work_company_id, occupation_id, category, unit_price_fen,
        premium_fen, remark, named, exclusive_to, seat_id, bound_at, created_at, cover, planned_from, planned_until)
      select p.policy_id, p.end_change_id, -p.policy_person_id::int, p.employee_id, p.work_company_id, p.occupation_id, p.category, p.unit_price_fen,
        r.premium_fen, p.remark, p.named, p.exclusive_to, coalesce(p.seat_id, p.policy_person_id), p.bound_at, ${now}::timestamptz,
        tstzrange(r.begins, p.planned_until), r.begins, p.planned_until
      from unnest(${part.map((one) => one.policy_person_id)}::bigint[], ${part.map((one) => one.from)}::timestamptz[],
        ${part.map((one) => one.premium_fen)}::bigint[])
        as r (policy_person_id, begins, premium_fen)
      join policy_person p using (policy_person_id)
      returning policy_person_id, row_no`.execute(tx);
    for (const { policy_person_id, row_no } of rows) goesOn.set(-row_no, policy_person_id);
  });
  return goesOn;
}

/** How many of those whose covers a change was to end, in rows that failed, are covered after a moment by these covers, or go on by others. */
export async function countStaying(tx: EnterpriseTx, policy_change_id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from policy_change_person r
    where r.policy_change_id = ${policy_change_id} and r.result = 2 and exists (
      select from policy_person p
      where (p.policy_person_id = r.ends_policy_person_id or (p.add_change_id = r.policy_change_id and p.row_no = -r.ends_policy_person_id))
        and upper(p.cover) > ${now}::timestamptz and p.ended is distinct from 'refused')`.execute(tx);
  return rows[0]!.count;
}
