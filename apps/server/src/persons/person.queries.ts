import type { ChangeType } from '@app/domain/changes/kinds';
import type { Day } from '@app/domain/calendar/day';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** A person as the enterprise knows them, numbers masked. */
export const findPerson = (tx: EnterpriseTx, employee_id: number) =>
  tx
    .selectFrom('employee')
    .select((eb) => [
      'employee_id',
      'name',
      'idcard_mask as idcard',
      eb.fn.coalesce('mobile_mask', sql.lit('')).as('employee_mobile'),
      'birthday',
      'gender',
    ])
    .where('employee_id', '=', employee_id)
    .executeTakeFirst();

type Record = {
  readonly policy_change_id: number;
  readonly change_no: string;
  readonly change_type: ChangeType;
  readonly status: number;
  readonly start_date: Day;
  readonly operate_name: string;
  readonly created_at: Date;
};

/**
 * The changes that opened a cover of a person or end one, drafts and those undone among them, the latest first: found from their covers by
 * index, whatever else the changes hold.
 */
export async function listRecordsOf(tx: EnterpriseTx, employee_id: number): Promise<Record[]> {
  const { rows } = await sql<Record>`
    with own as (
      select enterprise_id, policy_person_id, add_change_id, row_no from policy_person where employee_id = ${employee_id}),
    touched as (
      select r.enterprise_id, r.policy_change_id, r.start_date from own join policy_change_person r
        on r.enterprise_id = own.enterprise_id and r.policy_change_id = own.add_change_id and r.row_no = own.row_no
      union all
      select r.enterprise_id, r.policy_change_id, r.start_date from own join policy_change_person r
        on r.enterprise_id = own.enterprise_id and r.ends_policy_person_id = own.policy_person_id)
    select c.policy_change_id, c.change_no, c.change_type, c.status, min(t.start_date) as start_date, c.operate_name, c.created_at
    from touched t join policy_change c on c.enterprise_id = t.enterprise_id and c.policy_change_id = t.policy_change_id
    group by c.enterprise_id, c.policy_change_id
    order by c.policy_change_id desc`.execute(tx);
  return rows;
}
