import type { Day } from '@app/domain/calendar/day';
import type { Fen } from '@app/domain/money/money';
import type { CoverEnd } from '@app/domain/policies/cover';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';

/** A row of a change that is not answered yet, by which a cover ends that another change opened: it hangs on what becomes of that one. */
export type Following = {
  /** The cover that it ends, and how. */
  readonly ends_policy_person_id: number;
  readonly ended: CoverEnd;
  readonly policy_change_id: number;
  readonly row_no: number;
  /** The first day that the cover loses. */
  readonly start_date: Day;
  /** The cover that it opens; null where it opens none. */
  readonly opened_policy_person_id: number | null;
  /** What it costs, and gives back, as it was shown. */
  readonly premium_fen: Fen;
  readonly refund_fen: Fen;
};

/** The rows that hang on some covers. */
export async function findFollowing(tx: EnterpriseTx, covers: readonly number[]): Promise<Following[]> {
  if (covers.length === 0) return [];
  const { rows } = await sql<Following>`
    select r.ends_policy_person_id, p.ended, r.policy_change_id, r.row_no, r.start_date, n.policy_person_id as opened_policy_person_id, r.premium_fen, r.refund_fen
    from policy_person p
    join policy_change_person r
      on r.enterprise_id = p.enterprise_id and r.policy_change_id = p.end_change_id and r.ends_policy_person_id = p.policy_person_id
    left join policy_person n on n.enterprise_id = r.enterprise_id and n.add_change_id = r.policy_change_id and n.row_no = r.row_no
    where p.policy_person_id = any(${[...covers]}::bigint[]) and p.end_settled_at is null
    order by r.policy_change_id, r.row_no`.execute(tx);
  return rows;
}

/**
 * Locks the changes of which rows hang on a change, on those, and so on: an answer may be the end of them. Whoever moves covers of a policy
 * has locked that before, so that their number does not grow.
 */
export async function lockFollowing(tx: EnterpriseTx, policy_change_id: number): Promise<void> {
  await sql`
    with recursive hanging as (
      select end_change_id from policy_person
      where add_change_id = ${policy_change_id} and end_change_id is not null and end_settled_at is null
      union
      select p.end_change_id from hanging h join policy_person p on p.add_change_id = h.end_change_id
      where p.end_change_id is not null and p.end_settled_at is null)
    select from policy_change where policy_change_id in (select end_change_id from hanging)
    order by policy_change_id for update`.execute(tx);
}
