import type { CoverBeyond } from '@app/domain/changes/removal';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../../platform/database.ts';
import { insuranceTypeOf } from '../../../policies/policies.ts';

/**
 * The cover of each person that ends last, in another policy of the same kind of insurance, that nobody has ended and that is not over: by
 * their numbers.
 */
export async function findBeyond(
  tx: EnterpriseTx,
  policy_id: number,
  employee_ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, CoverBeyond>> {
  if (employee_ids.length === 0) return new Map();
  const { rows } = await sql<CoverBeyond & { employee_id: number }>`
    select distinct on (o.employee_id) o.employee_id, y.policy_no, (lower(o.cover) at time zone 'Asia/Shanghai')::date as "from",
      (upper(o.cover) at time zone 'Asia/Shanghai')::date - 1 as "to"
    from policy_person o
    join policy y on y.enterprise_id = o.enterprise_id and y.policy_id = o.policy_id
    where o.employee_id = any(${[...employee_ids]}::bigint[]) and o.policy_id <> ${policy_id} and o.ended is null
      and upper(o.cover) > ${now}::timestamptz 
      and ${insuranceTypeOf(sql`o.policy_id`)} = ${insuranceTypeOf(sql`${policy_id}::bigint`)}
    order by o.employee_id, upper(o.cover) desc`.execute(tx);
  return new Map(rows.map(({ employee_id, ...cover }) => [employee_id, cover]));
}
