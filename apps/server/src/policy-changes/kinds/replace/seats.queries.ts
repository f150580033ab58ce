import { sql } from 'kysely';
import type { EnterpriseTx } from '../../../platform/database.ts';

type Seat = { readonly policy_person_id: number; readonly seat_id: number };

/** The seats of covers: of one that took a seat over, the cover that opened it. */
export const findSeats = (tx: EnterpriseTx, policy_id: number, covers: readonly number[]): Promise<Seat[]> =>
  tx
    .selectFrom('policy_person')
    .select(['policy_person_id', sql<number>`coalesce(seat_id, policy_person_id)`.as('seat_id')])
    .where('policy_id', '=', policy_id)
    .where('policy_person_id', '=', (eb) => eb.fn.any(eb.val([...covers])))
    .execute();

type Used = { readonly seat_id: number; readonly month: string; readonly count: number };

/** How often which seats of a policy changed hands in which month, `YYYY-MM`; not what was taken back, or turned down. */
export async function countTaken(tx: EnterpriseTx, policy_id: number): Promise<readonly Used[]> {
  const { rows } = await sql<Used>`
    select seat_id, to_char(planned_from at time zone 'Asia/Shanghai', 'YYYY-MM') as month, count(*)::int as count
    from policy_person
    where policy_id = ${policy_id} and seat_id is not null
      and ended is distinct from 'withdrawn' and ended is distinct from 'refused'
    group by 1, 2`.execute(tx);
  return rows;
}

/** Gives the covers that a change opened the seats of those that it ends. */
export const passSeats = (tx: EnterpriseTx, policy_change_id: number) =>
  sql`
    update policy_person n set seat_id = coalesce(l.seat_id, l.policy_person_id)
    from policy_change_person r
    join policy_person l on l.enterprise_id = r.enterprise_id and l.policy_person_id = r.ends_policy_person_id
    where r.policy_change_id = ${policy_change_id} and n.enterprise_id = r.enterprise_id
      and n.add_change_id = r.policy_change_id and n.row_no = r.row_no`.execute(tx);

/** Takes what goes over to the newcomers off the covers that a change ends: it belongs to one of the two at any time. */
export const carryOver = (tx: EnterpriseTx, policy_change_id: number) =>
  sql`
    update policy_person l set refund_fen = r.carried_fen
    from policy_change_person r
    where r.policy_change_id = ${policy_change_id} and l.enterprise_id = r.enterprise_id
      and l.policy_person_id = r.ends_policy_person_id`.execute(tx);
