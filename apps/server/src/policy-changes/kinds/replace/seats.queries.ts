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

/** How often which seats of a policy changed hands in which month, `YYYY-MM`; not what was taken back, or turned down, nor who only moved. */
export async function countTaken(tx: EnterpriseTx, policy_id: number): Promise<readonly Used[]> {
  const { rows } = await sql<Used>`
    select p.seat_id, to_char(p.planned_from at time zone 'Asia/Shanghai', 'YYYY-MM') as month, count(*)::int as count
    from policy_person p
    join policy_change_person r on r.enterprise_id = p.enterprise_id and r.policy_change_id = p.add_change_id and r.row_no = p.row_no
    where p.policy_id = ${policy_id} and p.seat_id is not null and r.operation = 'replace'
      and p.ended is distinct from 'withdrawn' and p.ended is distinct from 'refused'
    group by 1, 2`.execute(tx);
  return rows;
}
