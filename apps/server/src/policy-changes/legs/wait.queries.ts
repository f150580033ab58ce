import { nextMidnight } from '@app/domain/calendar/shanghai';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';

/**
 * Lets whoever was to leave stay covered to the next 00:00 where the insurer of a plan that binds on issue has not answered when the day has come:
 * issued then, the other begins no sooner, and turned down they stay. Both sides go on by a day, so that they are shown and counted as what
 * every answer makes of them; but not past the moment at which another change ends the one that follows.
 *
 * Source: docs/business-rules.md#what-hangs-on-an-answer
 */
export async function meetLater(tx: EnterpriseTx, policy_change_id: number, now: Date): Promise<void> {
  const { rows } = await sql<{ row_no: number }>`
    update policy_person n
    set planned_from = w.meets, cover = case when upper(n.cover) <= w.meets then 'empty' else tstzrange(w.meets, upper(n.cover)) end
    from (
      select p.policy_person_id, least(upper(p.cover), ${nextMidnight(now)}::timestamptz) as meets
      from policy_person p
      join policy_change_person r on r.enterprise_id = p.enterprise_id and r.policy_change_id = p.add_change_id and r.row_no = p.row_no
      join policy_person l on l.enterprise_id = r.enterprise_id and l.policy_person_id = r.ends_policy_person_id
      where p.add_change_id = ${policy_change_id} and p.bound_at is null and not isempty(p.cover) and p.planned_from <= ${now}::timestamptz
        and l.end_change_id = p.add_change_id and l.bound_at is not null) w
    where n.policy_person_id = w.policy_person_id and w.meets < n.planned_until
    returning n.row_no`.execute(tx);
  await sql`
    update policy_person l
    set cover = case when n.planned_from <= l.planned_from then 'empty' else tstzrange(l.planned_from, n.planned_from) end
    from policy_change_person r
    join policy_person n on n.enterprise_id = r.enterprise_id and n.add_change_id = r.policy_change_id and n.row_no = r.row_no
    where r.policy_change_id = ${policy_change_id} and r.row_no = any(${rows.map(({ row_no }) => row_no)}::int[])
      and l.enterprise_id = r.enterprise_id and l.policy_person_id = r.ends_policy_person_id`.execute(tx);
}
