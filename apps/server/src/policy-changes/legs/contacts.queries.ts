import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';

/** What a person who stands on a change said of themselves last in the changes that stand, of one field. */
const saidLast = (field: 'mobile_hash' | 'employee_no') => sql`
  lateral (
    select r.mobile_enc, r.mobile_hash, r.mobile_mask, r.employee_no
    from policy_person p
    join policy_change_person r on r.enterprise_id = p.enterprise_id and r.policy_change_id = p.add_change_id and r.row_no = p.row_no
    where p.enterprise_id = e.enterprise_id and p.employee_id = e.employee_id and r.${sql.ref(field)} is not null
      and p.ended is distinct from 'withdrawn' and p.ended is distinct from 'refused'
    order by p.policy_person_id desc limit 1)`;

/** The persons of a change whose mobile or own number is as it says. */
const saidBy = (policy_change_id: number, field: 'mobile_hash' | 'employee_no') => sql`
  policy_change_person c join employee e
    on e.enterprise_id = c.enterprise_id and e.idtype = c.idtype and e.idcard_hash = c.idcard_hash and e.${sql.ref(field)} = c.${sql.ref(field)}
  left join ${saidLast(field)} last on true
  where c.policy_change_id = ${policy_change_id} and last.${sql.ref(field)} is distinct from e.${sql.ref(field)}`;

/**
 * Takes back what a change that stands no more has said of how workers are reached: the mobile and the number are again those of
 * their last cover that stands, or none.
 */
export async function settleContactsOf(tx: EnterpriseTx, policy_change_id: number): Promise<void> {
  await sql`
    update employee k set mobile_enc = s.mobile_enc, mobile_hash = s.mobile_hash, mobile_mask = s.mobile_mask
    from (select e.employee_id, last.mobile_enc, last.mobile_hash, last.mobile_mask from ${saidBy(policy_change_id, 'mobile_hash')}) s
    where k.employee_id = s.employee_id`.execute(tx);
  await sql`
    update employee k set employee_no = s.employee_no
    from (select e.employee_id, last.employee_no from ${saidBy(policy_change_id, 'employee_no')}) s
    where k.employee_id = s.employee_id`.execute(tx);
}
