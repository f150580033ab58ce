import { addDays, type Day } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import type { DayHeads } from '@app/domain/policies/uncovered';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

type Days = { readonly today: Day; readonly count: number };

// Cover never leaves its policy, so those of policies that have ended are not even looked at: what is read grows with the heads that
// are covered, not with the years, and comes from the index alone.
const coversOfOpenPolicies = (today: Day) => sql`
  policy y join policy_person p on p.enterprise_id = y.enterprise_id and p.policy_id = y.policy_id
  where y.end_date >= ${today}::date and p.bound_at is not null and upper(p.cover) > ${startOfDay(today)}::timestamptz`;

/**
 * How many persons are covered at the end of each day, today first. Whoever is in two policies, or is added again at the
 * moment at which they leave, counts once: the days of all their covers are joined before they are counted.
 */
export const headsByDay = (today: Day, count: number) => sql<DayHeads>`
  with stay as (
    select unnest(range_agg(daterange(
      (lower(p.cover) at time zone 'Asia/Shanghai')::date, (upper(p.cover) at time zone 'Asia/Shanghai')::date))) as days
    from ${coversOfOpenPolicies(today)} group by p.employee_id),
  step as (
    select on_day, sum(heads) as heads
    from (select lower(days) as on_day, 1 as heads from stay union all select upper(days), -1 from stay) s
    group by on_day)
  select d.day, coalesce(sum(s.heads), 0)::int as heads
  from (select ${today}::date + n as day from generate_series(0, ${count}::int - 1) n) d
  left join step s on s.on_day <= d.day
  group by d.day order by d.day`;

export const countHeadsByDay = async (
  tx: EnterpriseTx,
  { today, count }: Days,
): Promise<readonly DayHeads[]> => (await headsByDay(today, count).execute(tx)).rows;

type PolicyEnd = {
  readonly policy_id: number;
  readonly policy_no: string;
  readonly plan_version_id: number;
  readonly end_date: Day;
  readonly heads: number;
};

/** The policies that end on one of these days, and how many persons each covers to its last day; those with the most first. */
export async function listPolicyEnds(
  tx: EnterpriseTx,
  { today, count }: Days,
): Promise<readonly PolicyEnd[]> {
  const { rows } = await sql<PolicyEnd>`
    select y.policy_id, y.policy_no, y.plan_version_id, y.end_date, count(distinct p.employee_id)::int as heads
    from ${coversOfOpenPolicies(today)} and y.end_date < ${addDays(today, count)}::date
      and upper(p.cover) = (y.end_date + 1)::timestamp at time zone 'Asia/Shanghai'
    group by y.policy_id, y.policy_no, y.plan_version_id, y.end_date
    order by heads desc, y.policy_id`.execute(tx);
  return rows;
}
