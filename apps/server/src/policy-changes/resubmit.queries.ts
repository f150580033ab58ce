import type { EnterpriseTx } from '../platform/database.ts';

/** The rows of a change that did not become cover: those that failed, or all. In the order of the list. */
export const findUninsured = (tx: EnterpriseTx, policy_change_id: number, onlyFailed: boolean) =>
  tx
    .selectFrom('policy_change_person as r')
    .innerJoin('work_company as w', (join) =>
      join.onRef('w.enterprise_id', '=', 'r.enterprise_id').onRef('w.company_id', '=', 'r.work_company_id'),
    )
    .innerJoin('occupation as o', 'o.occupation_id', 'r.occupation_id')
    .selectAll('r')
    .select(['w.name as work_company', 'o.name as occupation_name', 'o.code as occupation_code'])
    .where('r.policy_change_id', '=', policy_change_id)
    .$if(onlyFailed, (query) => query.where('r.result', '=', 2))
    .orderBy('r.row_no')
    .execute();
