import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** Persons by the numbers of their covers, sealed as they stand. */
export const findPicked = (tx: EnterpriseTx, ids: readonly number[]) =>
  tx
    .selectFrom('policy_person as p')
    .innerJoin('employee as e', (join) =>
      join.onRef('e.enterprise_id', '=', 'p.enterprise_id').onRef('e.employee_id', '=', 'p.employee_id'),
    )
    .innerJoin('work_company as w', (join) =>
      join.onRef('w.enterprise_id', '=', 'p.enterprise_id').onRef('w.company_id', '=', 'p.work_company_id'),
    )
    .innerJoin('occupation as o', 'o.occupation_id', 'p.occupation_id')
    .select([
      'p.policy_person_id',
      sql<string>`coalesce(p.named, e.name)`.as('name'),
      'e.idtype',
      'e.idcard_enc',
      'e.idcard_hash',
      'e.birthday',
      'e.gender',
      'e.mobile_enc',
      'e.mobile_hash',
      'e.employee_no',
      'p.work_company_id',
      'w.name as work_company',
      'p.occupation_id',
      'o.code as occupation_code',
      'o.name as occupation_name',
    ])
    .where('p.policy_person_id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .execute();
