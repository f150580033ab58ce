import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** A cover of a policy that is not over, with whose it is. */
export type StandingCover = {
  readonly policy_person_id: number;
  readonly name: string;
  readonly idcard_mask: string;
  readonly idcard_hash: Buffer;
  readonly work_company_id: number;
  readonly work_company: string;
  readonly occupation_name: string;
  readonly from: Date;
  readonly until: Date;
  readonly is_bound: boolean;
  readonly is_leaving: boolean;
};

/** The covers of a policy that run at a moment or begin later, those that a removal ends among them. */
export async function findStandingCovers(
  tx: EnterpriseTx,
  policy_id: number,
  now: Date,
): Promise<readonly StandingCover[]> {
  const { rows } = await sql<StandingCover>`
    select p.policy_person_id, coalesce(p.named, e.name) as name, e.idcard_mask, e.idcard_hash, p.work_company_id, w.name as work_company,
      o.name as occupation_name, lower(p.cover) as "from", upper(p.cover) as until, p.bound_at is not null as is_bound,
      p.end_change_id is not null as is_leaving
    from policy_person p
    join employee e using (enterprise_id, employee_id)
    join work_company w on w.enterprise_id = p.enterprise_id and w.company_id = p.work_company_id
    join occupation o using (occupation_id)
    where p.policy_id = ${policy_id} and upper(p.cover) > ${now}::timestamptz
      and (p.ended is null or p.end_change_id is not null)
    order by w.name, 2, lower(p.cover), p.policy_person_id`.execute(tx);
  return rows;
}
