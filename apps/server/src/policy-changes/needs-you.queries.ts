import type { Day } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { late_ms, policyChangeStatus } from '@app/domain/changes/status';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** More than these at once are a disturbance, not a list to work through. */
const told_max = 100;

/** So many are told by name. */
const named_max = 3;

/** That the insurer refused somebody whose cover had begun, and nobody has acted yet; as `needsYou` says it. */
export const isRefusedAfterCover = (change: 'c' | 'policy_change') =>
  sql<boolean>`(${sql.ref(`${change}.refused_covered_count`)} > 0 and ${sql.ref(`${change}.acknowledged_at`)} is null)`;

/** That the insurer refused somebody before cover began, that nobody has acted yet and that it can still be mended; as `needsYou` says it. */
export const isRefusedBeforeCover = (change: 'c' | 'policy_change', now: Date) =>
  sql<boolean>`(${sql.ref(`${change}.fail_count`)} > 0 and ${sql.ref(`${change}.refused_covered_count`)} = 0
    and ${sql.ref(`${change}.acknowledged_at`)} is null and ${sql.ref(`${change}.end_date`)} >= ${shanghaiDay(now)}::date)`;

/** That the insurer has not answered for too long; as `needsYou` says it. */
export const isUnanswered = (change: 'c' | 'policy_change', now: Date) =>
  sql<boolean>`(${sql.ref(`${change}.status`)} = ${policyChangeStatus.withInsurer}
    and ${sql.ref(`${change}.sent_at`)} <= ${new Date(now.getTime() - late_ms)}::timestamptz)`;

/** The changes in which the insurer refused somebody whose cover had begun, and nobody has acted yet; the latest first. */
export const openRefusals = (tx: EnterpriseTx) =>
  tx
    .selectFrom('policy_change')
    .select(['policy_change_id', 'change_no', 'refused_covered_count', 'settled_at'])
    .where(isRefusedAfterCover('policy_change'))
    .orderBy('policy_change_id', 'desc')
    .limit(told_max)
    .execute();

type NeverCovered = {
  count: number;
  /** The first day without cover. */
  first_day: Day | null;
  names: string[];
  /** The change, where it is one. */
  only_id: number | null;
};

/**
 * Whom the insurer refused before their cover began, as long as nobody has acted and they are not covered by the same policy in another
 * way. Somebody refused twice counts once.
 */
export async function neverCovered(tx: EnterpriseTx, now: Date): Promise<NeverCovered> {
  const { rows } = await sql<NeverCovered>`
    with refused as (
      select c.policy_change_id, r.row_no, r.name, r.idtype, r.idcard_hash, r.start_date
      from policy_change c join policy_change_person r
        on r.enterprise_id = c.enterprise_id and r.policy_change_id = c.policy_change_id and r.result = 2
      where ${isRefusedBeforeCover('c', now)} and r.end_date >= ${shanghaiDay(now)}::date and not exists (
        select from policy_person p join employee e on e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id
        where p.enterprise_id = c.enterprise_id and p.policy_id = c.policy_id
          and e.idtype = r.idtype and e.idcard_hash = r.idcard_hash and upper(p.cover) > ${now}::timestamptz)),
    person as (
      select distinct on (idtype, idcard_hash) policy_change_id, row_no, name, start_date
      from refused order by idtype, idcard_hash, policy_change_id desc)
    select count(*)::int as count, min(start_date) as first_day,
      coalesce((array_agg(name order by policy_change_id desc, row_no))[1:${sql.lit(named_max)}], '{}') as names,
      case count(distinct policy_change_id) when 1 then max(policy_change_id) end as only_id
    from person`.execute(tx);
  return rows[0]!;
}

/** The changes to which the insurer has not answered for two hours, the longest waiting first. */
export const overdueChanges = (tx: EnterpriseTx, now: Date) =>
  tx
    .selectFrom('policy_change')
    .select(['policy_change_id', 'change_no', 'person_count', 'sent_at'])
    .where(isUnanswered('policy_change', now))
    .orderBy('sent_at')
    .limit(told_max)
    .execute();
