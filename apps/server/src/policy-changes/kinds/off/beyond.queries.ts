import type { CoverBeyond } from '@app/domain/changes/removal';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../../platform/database.ts';

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
    join plan_version v on v.plan_version_id = y.plan_version_id join plan l on l.plan_id = v.plan_id
    where o.employee_id = any(${[...employee_ids]}::bigint[]) and o.policy_id <> ${policy_id} and o.ended is null
      and upper(o.cover) > ${now}::timestamptz and l.insurance_type = (
        select yl.insurance_type from policy own join plan_version ov on ov.plan_version_id = own.plan_version_id
        join plan yl on yl.plan_id = ov.plan_id where own.policy_id = ${policy_id})
    order by o.employee_id, upper(o.cover) desc`.execute(tx);
  return new Map(rows.map(({ employee_id, ...cover }) => [employee_id, cover]));
}
