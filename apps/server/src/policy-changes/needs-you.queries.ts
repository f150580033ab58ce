import type { Day } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { openingTypes } from '@app/domain/changes/kinds';
import { late_ms, policyChangeStatus } from '@app/domain/changes/status';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** More than these at once are a disturbance, not a list to work through. */
const told_max = 100;

/** So many are told by name. */
const named_max = 3;

/** Somebody of a change whom its policy has covered otherwise since the insurer refused them. */
const isCoveredSince = sql`exists (
  select from policy_person p join employee e on e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id
  where p.enterprise_id = r.enterprise_id and p.policy_id = c.policy_id and (p.add_change_id, p.row_no) <> (r.policy_change_id, r.row_no)
    and e.idtype = r.idtype and e.idcard_hash = r.idcard_hash and upper(p.cover) > c.settled_at)`;

/**
 * That somebody whom the insurer refused is still without what was asked for: not covered by the policy in another way, or, who
 * was to leave, still insured, or known by what was to be corrected. A list that was begun to mend it changes nothing yet.
 */
export const isRefusalOpen = sql<boolean>`(c.fail_count > 0 and c.acknowledged_at is null and exists (
  select from policy_change_person r
  where r.enterprise_id = c.enterprise_id and r.policy_change_id = c.policy_change_id and r.result = 2
    and (r.ends_policy_person_id is not null or r.operation <> all(${[...openingTypes]}::text[]) or not ${isCoveredSince})))`;

/** That somebody must act on what the insurer refused; as `needsYou` says it. */
export const needsMending = (now: Date) =>
  sql<boolean>`((c.refused_covered_count > 0 or c.end_date >= ${shanghaiDay(now)}::date) and ${isRefusalOpen})`;

/** That the insurer has not answered for too long; as `needsYou` says it. */
export const isUnanswered = (change: 'c' | 'policy_change', now: Date) =>
  sql<boolean>`(${sql.ref(`${change}.status`)} = ${policyChangeStatus.withInsurer}
    and ${sql.ref(`${change}.sent_at`)} <= ${new Date(now.getTime() - late_ms)}::timestamptz)`;

/** Whom the insurer refused for changes that nobody has acted on, as long as the policy covers them in no other way. */
const uncovered = sql`
  select c.policy_change_id, r.row_no, r.name, r.idtype, r.idcard_hash, r.start_date, r.end_date,
    exists (select from policy_person own where own.enterprise_id = r.enterprise_id
      and own.add_change_id = r.policy_change_id and own.row_no = r.row_no and not isempty(own.cover)) as had_begun
  from policy_change c join policy_change_person r
    on r.enterprise_id = c.enterprise_id and r.policy_change_id = c.policy_change_id and r.result = 2
  where c.fail_count > 0 and c.acknowledged_at is null
    and r.operation = any(${[...openingTypes]}::text[]) and not ${isCoveredSince}`;

type CoverLost = { count: number; only_id: number | null };

/** How many persons the insurer refused whose cover had begun, and the change where it is one. */
export async function coverLost(tx: EnterpriseTx): Promise<CoverLost> {
  const { rows } = await sql<CoverLost>`
    with lost as (${uncovered} and c.refused_covered_count > 0)
    select count(*)::int as count,
      case count(distinct policy_change_id) when 1 then max(policy_change_id) end as only_id
    from lost where had_begun`.execute(tx);
  return rows[0]!;
}

type NeverCovered = {
  count: number;
  /** The first day without cover. */
  first_day: Day | null;
  names: string[];
  /** The change, where it is one. */
  only_id: number | null;
};

/**
 * Whom the insurer refused before their cover began and who could be covered still, as long as nobody has acted and the policy does
 * not cover them in another way. Somebody refused twice counts once.
 */
export async function neverCovered(tx: EnterpriseTx, now: Date): Promise<NeverCovered> {
  const { rows } = await sql<NeverCovered>`
    with refused as (${uncovered} and r.end_date >= ${shanghaiDay(now)}::date),
    person as (
      select distinct on (idtype, idcard_hash) policy_change_id, row_no, name, start_date
      from refused where not had_begun order by idtype, idcard_hash, policy_change_id desc)
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
