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
  /** Those of whom somebody has said that they need no more cover, or the others; the others where it is left out. */
  readonly acknowledged?: boolean;
};

const endedByItself = sql`(ended is null or ended in ('system', 'refused'))`;

/** The covers of policies that have not ended long ago, each with its kind of insurance: an accident insurance is no employer's liability. */
const coversSince = (since: Day) => sql`
  policy y join plan_version v on v.plan_version_id = y.plan_version_id join plan l on l.plan_id = v.plan_id
  join policy_person p on p.enterprise_id = y.enterprise_id and p.policy_id = y.policy_id
  where y.end_date >= ${since}::date`;

/**
 * The last cover of each person, for each kind of insurance, who is not covered so at the end of a day, and was until then or until lately.
 * Cover never leaves its policy, so those of policies that ended before are not looked at. Of the others only those that end are sorted:
 * mostly they are few.
 */
const leftOut = ({ today, on, policy_id }: Asked) => {
  const since = addDays(today, -missed_days);
  const at = sql`${startOfDay(addDays(on, 1))}::timestamptz`;
  return sql`
    going as (
      select p.enterprise_id, p.policy_person_id, p.employee_id, p.policy_id, p.work_company_id, p.occupation_id,
        p.ended, upper(p.cover) as until, l.insurance_type
      from ${coversSince(since)} and p.bound_at is not null
        and upper(p.cover) > ${startOfDay(since)}::timestamptz and upper(p.cover) < ${at}),
    staying as (
      select distinct p.employee_id, l.insurance_type
      from ${coversSince(since)} and (p.bound_at is not null or p.ended is null) and lower(p.cover) < ${at} and upper(p.cover) >= ${at}),
    last as (
      select distinct on (employee_id, insurance_type) * from going g
      where not exists (select from staying s where s.employee_id = g.employee_id and s.insurance_type = g.insurance_type)
      -- Of covers that end together the one that nobody ended counts.
      order by employee_id, insurance_type, until desc, ${endedByItself} desc, policy_person_id desc),
    -- Whom the enterprise took off itself has left.
    missed as (
      select last.*, g.acknowledged_name, g.policy_person_id is not null as is_acknowledged from last
      left join gap_acknowledgement g on g.enterprise_id = last.enterprise_id and g.policy_person_id = last.policy_person_id
        -- Whoever was wanted again since is asked about again, whatever came of it.
        and not exists (
          select from policy_person n
          where n.enterprise_id = g.enterprise_id and n.employee_id = last.employee_id and n.created_at > g.acknowledged_at)
      where ${endedByItself}
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
  readonly acknowledged_by: string | null;
};

/** A page of them: who is without cover first comes first, then by name. */
export async function listGapRows(
  tx: EnterpriseTx,
  asked: Asked,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<readonly GapRow[]> {
  const { rows } = await sql<GapRow>`
    with ${leftOut(asked)}
    select m.policy_person_id, m.employee_id, e.name, e.idcard_mask as idcard, w.name as work_company, m.policy_id, m.until,
      m.acknowledged_name as acknowledged_by
    from missed m
    join employee e on e.enterprise_id = m.enterprise_id and e.employee_id = m.employee_id
    join work_company w on w.enterprise_id = m.enterprise_id and w.company_id = m.work_company_id
    where m.is_acknowledged = ${asked.acknowledged ?? false}
    order by m.until, e.name, m.policy_person_id
    limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  return rows;
}

type GapPolicyRow = {
  readonly policy_id: number;
  readonly policy_no: string;
  readonly plan_version_id: number;
  readonly count: number;
  /** Of all that it leaves, those of whom somebody has said that they need no more cover. */
  readonly acknowledged_count: number;
};

/** How many each policy leaves, the most first. */
export const gapCounts = (asked: Asked) => sql<GapPolicyRow>`
  with ${leftOut(asked)}
  select y.policy_id, y.policy_no, y.plan_version_id, m.count, m.acknowledged_count
  from (
    select enterprise_id, policy_id, count(*) filter (where is_acknowledged = ${asked.acknowledged ?? false})::int as count,
      count(*) filter (where is_acknowledged)::int as acknowledged_count
    from missed group by enterprise_id, policy_id) m
  join policy y on y.enterprise_id = m.enterprise_id and y.policy_id = m.policy_id
  order by m.count desc, y.policy_id`;

export const countGaps = async (tx: EnterpriseTx, asked: Asked): Promise<readonly GapPolicyRow[]> =>
  (await gapCounts(asked).execute(tx)).rows;

const anyOf = (ids: readonly number[]) => sql`any(${[...ids]}::bigint[])`;

/** How many of these covers there are. */
export async function countCovers(tx: EnterpriseTx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from policy_person where policy_person_id = ${anyOf(ids)}`.execute(tx);
  return rows[0]!.count;
}

type By = { readonly user_id: number; readonly name: string; readonly at: Date };

/** Says of those of these covers that leave somebody without cover that nobody needs more after them; those of which that is new. */
export async function insertAcknowledged(
  tx: EnterpriseTx,
  asked: Asked,
  ids: readonly number[],
  { user_id, name, at }: By,
): Promise<readonly number[]> {
  const { rows } = await sql<{ policy_person_id: number }>`
    with ${leftOut(asked)}
    insert into gap_acknowledgement (policy_person_id, acknowledged_by, acknowledged_name, acknowledged_at)
    select m.policy_person_id, ${user_id}, ${name}, ${at}::timestamptz
    from missed m where not m.is_acknowledged and m.policy_person_id = ${anyOf(ids)}
    on conflict (enterprise_id, policy_person_id) do update set acknowledged_by = excluded.acknowledged_by,
      acknowledged_name = excluded.acknowledged_name, acknowledged_at = excluded.acknowledged_at
    returning policy_person_id`.execute(tx);
  return rows.map(({ policy_person_id }) => policy_person_id);
}

/** Takes that back; those of which it was said. */
export async function deleteAcknowledged(
  tx: EnterpriseTx,
  ids: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ policy_person_id: number }>`
    delete from gap_acknowledgement where policy_person_id = ${anyOf(ids)}
    returning policy_person_id`.execute(tx);
  return rows.map(({ policy_person_id }) => policy_person_id);
}

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
    where not m.is_acknowledged
    order by m.policy_person_id limit ${most}`.execute(tx);
  return rows;
}
