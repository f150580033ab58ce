import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';

/**
 * Gives workers the name of their latest cover that stands, and keeps by each cover the name that it was confirmed under, or corrected to,
 * where that is another.
 *
 * Source: docs/business-rules.md#row-verdicts, `NAME_CHANGED`
 */
export async function settleNames(tx: EnterpriseTx, employeeIds: readonly number[]): Promise<void> {
  if (employeeIds.length === 0) return;
  const theirs = sql`p.employee_id = any(${[...employeeIds]}::bigint[])`;
  const opened = sql`r.enterprise_id = p.enterprise_id and r.policy_change_id = p.add_change_id and r.row_no = p.row_no`;
  await sql`
    update employee e set name = latest.name
    from (
      select distinct on (p.employee_id) p.employee_id, coalesce(p.corrected_name, r.name) as name
      from policy_person p join policy_change_person r on ${opened}
      where ${theirs} and not isempty(p.cover)
      order by p.employee_id, p.policy_person_id desc) latest
    where e.employee_id = latest.employee_id and e.name <> latest.name`.execute(tx);
  await sql`
    update policy_person p set named = nullif(coalesce(p.corrected_name, r.name), e.name)
    from policy_change_person r, employee e
    where ${theirs} and ${opened} and e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id
      and p.named is distinct from nullif(coalesce(p.corrected_name, r.name), e.name)`.execute(tx);
}

/** The same for those of the persons of a change who have been covered under two names: what stood may stand no more, or again. */
export async function settleNamesOf(tx: EnterpriseTx, policy_change_id: number): Promise<void> {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct p.employee_id from policy_person p
    where p.named is not null and p.employee_id in (
      select e.employee_id from policy_change_person r
      join employee e on e.enterprise_id = r.enterprise_id and e.idtype = r.idtype and e.idcard_hash = r.idcard_hash
      where r.policy_change_id = ${policy_change_id}
      union
      select ended.employee_id from policy_change_person r
      join policy_person ended on ended.enterprise_id = r.enterprise_id and ended.policy_person_id = r.ends_policy_person_id
      where r.policy_change_id = ${policy_change_id})`.execute(tx);
  await settleNames(
    tx,
    rows.map(({ employee_id }) => employee_id),
  );
}
