import type { RefundMode } from '@app/domain/changes/ending';
import { readPolicy as call } from '@app/contract/policies';
import { addDays, type Day, day } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { readPlanVersions } from '../plans/plans.ts';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { Refusal } from '../platform/refusal.ts';
import { countPolicy, readPlanRules } from './detail.queries.ts';
import { activePolicyOf } from './policy-row.ts';
import { countHeads, findPolicy } from './queries.ts';

export const readPolicy = answer(call, async ({ tx, input: { policy_id }, now, today, language }) => {
  const stored = await findPolicy(tx, policy_id);
  if (!stored) throw new Refusal('NOT_FOUND');
  const moments = {
    now,
    inAWeek: startOfDay(addDays(today, 7)),
    monthBegins: startOfDay(firstOfMonth(today)),
  };
  const [versions, heads, plan, figures] = await Promise.all([
    readPlanVersions(tx, [stored.plan_version_id]),
    countHeads(tx, [policy_id], now),
    readPlanRules(tx, stored.plan_version_id),
    countPolicy(tx, policy_id, moments),
  ]);
  const version = versions.get(stored.plan_version_id)!;
  const policy = activePolicyOf(stored, version, heads.get(policy_id), { now, language });
  const ages = version.terms.age_bands;

  return {
    ...policy,
    hotline: plan.hotline,
    limits: { death_fen: plan.death_limit_fen, medical_fen: plan.medical_limit_fen },
    rules: {
      effective_mode: policy.effective_mode,
      cutoff_time: policy.cutoff_time,
      earliest_start_date: policy.earliest_start_date,
      lock_at: policy.lock_at,
      refund_mode: plan.refund_mode as RefundMode,
      replace_mode: version.replace_rule.mode,
      replace_limit: version.replace_rule.limit,
      replace_same_class: flagOf(version.replace_rule.same_class),
      replace_same_company: flagOf(version.replace_rule.same_company),
      replace_served_days: version.replace_rule.served_days,
      age_min: Math.min(...ages.map(({ age_min }) => age_min)),
      age_max: Math.max(...ages.map(({ age_max }) => age_max)),
      min_persons: version.min_persons,
      future_start_days_max: version.terms.future_start_days_max,
    },
    counts: {
      active: policy.active_count,
      starting: policy.starting_count,
      ending: figures.ending,
      removed: figures.removed,
      pending_changes: figures.pending_changes,
    },
    premium_fen: figures.premium_fen,
    month_premium_fen: figures.month_premium_fen,
    months: monthsOf(stored.start_date, today < stored.end_date ? today : stored.end_date),
  };
});

const firstOfMonth = (on: Day): Day => day(`${on.slice(0, 7)}-01`);

/** The months from one day to another, `YYYY-MM`; none when the other comes first. */
function monthsOf(from: Day, to: Day): string[] {
  const months: string[] = [];
  for (let first = firstOfMonth(from); first <= to; first = firstOfMonth(addDays(first, 31)))
    months.push(first.slice(0, 7));
  return months;
}
