import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';

/** Gives the covers that a change opened the seats of those that it ends. */
export const passSeats = (tx: EnterpriseTx, policy_change_id: number) =>
  sql`
    update policy_person n set seat_id = coalesce(l.seat_id, l.policy_person_id)
    from policy_change_person r
    join policy_person l on l.enterprise_id = r.enterprise_id and l.policy_person_id = r.ends_policy_person_id
    where r.policy_change_id = ${policy_change_id} and n.enterprise_id = r.enterprise_id
      and n.add_change_id = r.policy_change_id and n.row_no = r.row_no`.execute(tx);

/** Takes what goes over off the covers that a change ends: it belongs to one of the two at any time. */
export const carryOver = (tx: EnterpriseTx, policy_change_id: number) =>
  sql`
    update policy_person l set refund_fen = r.carried_fen
    from policy_change_person r
    where r.policy_change_id = ${policy_change_id} and l.enterprise_id = r.enterprise_id
      and l.policy_person_id = r.ends_policy_person_id`.execute(tx);
