import { addDays, type Day, day } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import type { DailyCost } from '@app/domain/money/money-lasts';
import { policyStatus } from '@app/domain/policies/policy';
import { costingStatuses, openStatuses } from '@app/domain/changes/status';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

type Figures = {
  policy_count: number;
  active_count: number;
  starting: number;
  pending_changes: number;
  today_add: number;
  today_off: number;
  ending_7d: number;
  month_premium_fen: number;
};

/** The enterprise in figures: policies in force, workers covered now and soon, changes that are on their way, what the month has cost. */
export async function countEnterprise(
  tx: EnterpriseTx,
  { now, today }: { readonly now: Date; readonly today: Day },
): Promise<Figures> {
  const monthBegins = startOfDay(day(`${today.slice(0, 7)}-01`));
  const { rows } = await sql<Figures>`
    with moment as (select ${now}::timestamptz as now, ${startOfDay(today)}::timestamptz as today,
        ${startOfDay(addDays(today, 7))}::timestamptz as in_a_week),
    -- A worker counts once, in however many policies; what was over before today tells nothing here.
    worker as (
      select employee_id,
        bool_or(cover @> now and bound_at is not null) as covered,
        bool_or(upper(cover) > now and (lower(cover) > now or bound_at is null)) as starts,
        bool_or(lower(cover) >= today and lower(cover) <= now and bound_at is not null) as began,
        bool_or(lower(cover) < today and bound_at is not null) as was_covered,
        bool_or(upper(cover) <= now and bound_at is not null) as ended,
        max(upper(cover)) as until
      from policy_person, moment where not isempty(cover) and upper(cover) >= today
      group by employee_id)
    select
      (select count(*) from policy where status = ${policyStatus.inForce} and start_date <= ${today}::date and end_date >= ${today}::date) as policy_count,
      count(*) filter (where covered) as active_count,
      count(*) filter (where starts) as starting,
      (select count(*) from policy_change where status in (${sql.join(openStatuses.map(sql.lit))})) as pending_changes,
      count(*) filter (where began and not was_covered) as today_add,
      count(*) filter (where ended and not covered) as today_off,
      count(*) filter (where covered and until <= in_a_week) as ending_7d,
      (select coalesce(sum(coalesce(charged_fen, premium_fen)), 0)::bigint from policy_change
        where status in (${sql.join(costingStatuses.map(sql.lit))}) and confirmed_at >= ${monthBegins} and confirmed_at <= ${now}) as month_premium_fen
    from moment left join worker on true
    group by in_a_week`.execute(tx);
  return rows[0]!;
}

/**
 * What a day of cover costs for those who are covered now and were not taken off, by the first day that is not paid for. Of somebody
 * whose cover is paid for by several policies, each costs.
 */
export async function listDailyCosts(tx: EnterpriseTx, now: Date): Promise<readonly DailyCost[]> {
  const { rows } = await sql<DailyCost>`
    select (upper(cover) at time zone 'Asia/Shanghai')::date as "from",
      round(sum(premium_fen / greatest(extract(epoch from upper(cover) - lower(cover)) / 86400, 1)))::bigint as daily_fen
    from policy_person
    where cover @> ${now}::timestamptz and bound_at is not null and ended is null
    group by 1 order by 1`.execute(tx);
  return rows;
}

/** The enterprise of the transaction. */
export const readEnterprise = (tx: EnterpriseTx) =>
  tx
    .selectFrom('enterprise')
    .select(['tax_number', 'is_certification', 'service_end_date'])
    .executeTakeFirstOrThrow();

const notices_max = 20;

/** The notices to show at a moment, the latest first. */
export const findNotices = (tx: EnterpriseTx, now: Date) =>
  tx
    .selectFrom('notice')
    .select(['notice_id', 'title', 'content', 'popup', 'created_at'])
    .where('shown_until', '>', now)
    .orderBy('notice_id', 'desc')
    .limit(notices_max)
    .execute();
