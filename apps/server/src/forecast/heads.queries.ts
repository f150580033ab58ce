import type { Day } from '@app/domain/calendar/day';
import type { Fen } from '@app/domain/money/money';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';
import { insuranceTypeOf } from '../policies/policies.ts';

type HeadsRow = {
  readonly policy_id: number;
  readonly category: string;
  readonly birthday: Day;
  readonly from: Day;
  readonly to: Day;
  readonly unit_price_fen: Fen;
  readonly premium_fen: Fen;
  readonly heads: number;
  readonly goes_over: boolean;
};

/** How many are covered alike in policies, by covers that are not over: those who go over reach the policy's end, and are not covered beyond it. */
export async function findHeads(
  tx: EnterpriseTx,
  policy_ids: readonly number[],
  now: Date,
): Promise<readonly HeadsRow[]> {
  const { rows } = await sql<HeadsRow>`
    select p.policy_id, p.category, e.birthday, (lower(p.cover) at time zone 'Asia/Shanghai')::date as "from",
      (upper(p.cover) at time zone 'Asia/Shanghai')::date - 1 as "to", p.unit_price_fen, p.premium_fen, count(*)::int as heads,
      p.ended is null and (upper(p.cover) at time zone 'Asia/Shanghai')::date > y.end_date and not exists (
        select from policy_person o
        where o.enterprise_id = p.enterprise_id and o.employee_id = p.employee_id and o.policy_person_id <> p.policy_person_id
          and o.cover @> upper(p.cover) and ${insuranceTypeOf(sql`o.policy_id`)} = ${insuranceTypeOf(sql`p.policy_id`)}) as goes_over
    from policy_person p
    join policy y on y.enterprise_id = p.enterprise_id and y.policy_id = p.policy_id
    join employee e on e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id
    where p.policy_id = any(${[...policy_ids]}::bigint[]) and upper(p.cover) > ${now}::timestamptz
    group by 1, 2, 3, 4, 5, 6, 7, 9
    order by 1, 2, 4, 3`.execute(tx);
  return rows;
}
