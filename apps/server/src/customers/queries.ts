import type { Day } from '@app/domain/day';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** The enterprise in figures: policies in force, workers covered now and soon, changes that are on their way. */
export async function countEnterprise(tx: EnterpriseTx, now: Date, today: Day) {
  const { rows } = await sql<{
    policy_count: number;
    active_count: number;
    starting: number;
    pending_changes: number;
  }>`
    select
      (select count(*) from policy where status = 10 and start_date <= ${today}::date and end_date >= ${today}::date) as policy_count,
      (select count(distinct employee_id) from policy_person where cover @> ${now}::timestamptz and bound_at is not null) as active_count,
      (select count(distinct employee_id) from policy_person
        where upper(cover) > ${now}::timestamptz and (lower(cover) > ${now}::timestamptz or bound_at is null)) as starting,
      (select count(*) from policy_change where status in (0, 10, 20, 30, 40)) as pending_changes`.execute(
    tx,
  );
  return rows[0]!;
}
