import { addDays, type Day } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { missed_days } from '@app/domain/policies/uncovered';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

export type Asked = {
  readonly today: Day;
  /** The first day without cover. */
  readonly on: Day;
  /** Those whom this policy leaves; undefined: all. */
  readonly policy_id?: number | undefined;
};

const endedByItself = sql`(ended is null or ended in ('system', 'refused'))`;

/**
 * The last cover of each person, for each kind of insurance, who is not covered so at the end of a day, and was until then or until lately: an
 * accident insurance is no employer's liability. Cover never leaves its policy, so
 * those of policies that ended before are not looked at; those that are, are read once.
 */
const leftOut = ({ today, on, policy_id }: Asked) => {
  const since = addDays(today, -missed_days);
  const at = sql`${startOfDay(addDays(on, 1))}::timestamptz`;
  return sql`
    lately as (
      select p.enterprise_id, p.policy_person_id, p.employee_id, p.policy_id, p.work_company_id, p.occupation_id,
        p.ended, p.bound_at, upper(p.cover) as until, l.insurance_type,
        bool_or(lower(p.cover) < ${at} and upper(p.cover) >= ${at}) over (partition by p.employee_id, l.insurance_type) as stays
      from policy y join plan_version v on v.plan_version_id = y.plan_version_id join plan l on l.plan_id = v.plan_id
      join policy_person p on p.enterprise_id = y.enterprise_id and p.policy_id = y.policy_id
      where y.end_date >= ${since}::date and upper(p.cover) > ${startOfDay(since)}::timestamptz
        and (p.bound_at is not null or p.ended is null)),
    last as (
      select distinct on (employee_id, insurance_type) * from lately where not stays and bound_at is not null and until < ${at}
      -- Of covers that end together the one that nobody ended counts.
      order by employee_id, insurance_type, until desc, ${endedByItself} desc, policy_person_id desc),
    -- Whom the enterprise took off itself has left.
    missed as (
      select * from last where ${endedByItself}
        and (${policy_id ?? null}::bigint is null or policy_id = ${policy_id ?? null}::bigint))`;
};

type GapRow = {
  readonly policy_person_id: number;
  readonly employee_id: number;
  readonly name: string;
  readonly idcard: string;
  readonly work_company: string;
  readonly policy_id: number;
  readonly until: Date;
};

/** A page of them: who is without cover first comes first, then by name. */
export async function listGapRows(
  tx: EnterpriseTx,
  asked: Asked,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<readonly GapRow[]> {
  const { rows } = await sql<GapRow>`
    with ${leftOut(asked)}
    select m.policy_person_id, m.employee_id, e.name, e.idcard_mask as idcard, w.name as work_company, m.policy_id, m.until
    from missed m
    join employee e on e.enterprise_id = m.enterprise_id and e.employee_id = m.employee_id
    join work_company w on w.enterprise_id = m.enterprise_id and w.company_id = m.work_company_id
    order by m.until, e.name, m.policy_person_id
    limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  return rows;
}

type GapPolicyRow = {
  readonly policy_id: number;
  readonly policy_no: string;
  readonly plan_version_id: number;
  readonly count: number;
};

/** How many each policy leaves, the most first. */
export const gapCounts = (asked: Asked) => sql<GapPolicyRow>`
  with ${leftOut(asked)}
  select y.policy_id, y.policy_no, y.plan_version_id, m.count
  from (select enterprise_id, policy_id, count(*)::int as count from missed group by enterprise_id, policy_id) m
  join policy y on y.enterprise_id = m.enterprise_id and y.policy_id = m.policy_id
  order by m.count desc, y.policy_id`;

export const countGaps = async (tx: EnterpriseTx, asked: Asked): Promise<readonly GapPolicyRow[]> =>
  (await gapCounts(asked).execute(tx)).rows;

/** Those whom a policy leaves, sealed as they stand, for a list of them: as many at most, in the order in which they were added. */
export async function findLeftOut(tx: EnterpriseTx, asked: Asked, most: number) {
  const { rows } = await sql<{
    name: string;
    idtype: number;
    idcard_enc: Buffer;
    idcard_hash: Buffer;
    mobile_enc: Buffer | null;
    mobile_hash: Buffer | null;
    birthday: Day;
    gender: 'male' | 'female';
    employee_no: string | null;
    work_company_id: number;
    work_company: string;
    occupation_code: string;
    occupation_name: string;
  }>`
    with ${leftOut(asked)}
    select e.name, e.idtype, e.idcard_enc, e.idcard_hash, e.mobile_enc, e.mobile_hash, e.birthday, e.gender, e.employee_no,
      m.work_company_id, w.name as work_company, o.code as occupation_code, o.name as occupation_name
    from missed m
    join employee e on e.enterprise_id = m.enterprise_id and e.employee_id = m.employee_id
    join work_company w on w.enterprise_id = m.enterprise_id and w.company_id = m.work_company_id
    join occupation o on o.occupation_id = m.occupation_id
    order by m.policy_person_id limit ${most}`.execute(tx);
  return rows;
}
