import { sql } from 'kysely';
import type { Day } from '@app/domain/calendar/day';
import type { Fen } from '@app/domain/money/money';
import type { EnterpriseTx } from '../../../platform/database.ts';

/** Who is to be corrected, by a cover of a policy, and what stands against it. */
export type FoundPerson = {
  readonly policy_person_id: number;
  readonly employee_id: number;
  /** As the cover's insurer knows them. */
  readonly name: string;
  readonly idtype: number;
  readonly idcard_enc: Buffer;
  readonly idcard_hash: Buffer;
  readonly idcard_mask: string;
  readonly birthday: Day;
  readonly gender: string;
  readonly work_company_id: number;
  readonly work_company: string;
  readonly occupation_id: number;
  readonly category: string;
  readonly unit_price_fen: Fen;
  readonly until: Date;
  /** When the person's covers of the policy begin that are not over. */
  readonly starts: readonly string[];
  readonly waits_in: string | null;
  readonly corrected_in: string | null;
  /** The corrections of this policy that were made: of what, and by which change. */
  readonly made: readonly { readonly what: string; readonly change_no: string }[];
  readonly elsewhere_in: string | null;
};

/** The person of a cover that is not over at a moment. Drafts wait for nobody: what counts is confirmed and not answered. */
export async function findPerson(
  tx: EnterpriseTx,
  {
    policy_id,
    policy_person_id,
    waiting,
  }: { policy_id: number; policy_person_id: number; waiting: readonly number[] },
  now: Date,
): Promise<FoundPerson | undefined> {
  const { rows } = await sql<FoundPerson>`
    select p.policy_person_id, p.employee_id, coalesce(p.named, e.name) as name, e.idtype, e.idcard_enc, e.idcard_hash, e.idcard_mask,
      e.birthday, e.gender, p.work_company_id, w.name as work_company, p.occupation_id, p.category, p.unit_price_fen, upper(p.cover) as until,
      array(select to_char(s.planned_from at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from policy_person s
        where s.enterprise_id = p.enterprise_id and s.policy_id = p.policy_id and s.employee_id = p.employee_id
          and upper(s.cover) > ${now}::timestamptz order by 1) as starts,
      (select c.change_no from policy_person s
        join policy_change c on c.enterprise_id = s.enterprise_id and c.policy_change_id in (s.add_change_id, s.end_change_id)
        where s.enterprise_id = p.enterprise_id and s.employee_id = p.employee_id and c.status = any(${[...waiting]}::int[])
        order by c.policy_change_id limit 1) as waits_in,
      (select c.change_no from correction k join policy_change c using (enterprise_id, policy_change_id)
        where k.enterprise_id = p.enterprise_id and k.employee_id = p.employee_id and k.state = 'open') as corrected_in,
      coalesce((select json_agg(json_build_object('what', k.what, 'change_no', c.change_no) order by c.policy_change_id) from correction k
        join policy_change c using (enterprise_id, policy_change_id)
        where k.enterprise_id = p.enterprise_id and k.employee_id = p.employee_id and k.state = 'made' and c.policy_id = p.policy_id), '[]') as made,
      (select o.policy_no from policy_person s join policy o using (enterprise_id, policy_id)
        where s.enterprise_id = p.enterprise_id and s.employee_id = p.employee_id and s.policy_id <> p.policy_id
          and upper(s.cover) > ${now}::timestamptz order by o.policy_id limit 1) as elsewhere_in
    from policy_person p join employee e using (enterprise_id, employee_id)
    join work_company w on w.enterprise_id = p.enterprise_id and w.company_id = p.work_company_id
    where p.policy_id = ${policy_id} and p.policy_person_id = ${policy_person_id} and upper(p.cover) > ${now}::timestamptz`.execute(
    tx,
  );
  return rows[0];
}

/** Whether somebody else has a number, or is being corrected to it. */
export async function isTakenNumber(
  tx: EnterpriseTx,
  { employee_id, idtype, idcard_hash }: { employee_id: number; idtype: number; idcard_hash: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    select from employee where idtype = ${idtype} and idcard_hash = ${idcard_hash} and employee_id <> ${employee_id}
    union all
    select from correction where idtype = ${idtype} and idcard_hash = ${idcard_hash} and employee_id <> ${employee_id} and state = 'open'`.execute(
    tx,
  );
  return rows.length > 0;
}
