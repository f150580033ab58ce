import type { ActivePolicy, PolicyRow } from '@app/contract/policies';
import type { Language } from '@app/contract/words/languages';
import { statusText } from '@app/contract/words/words';
import { covers, type Day, dayNumber, later } from '@app/domain/calendar/day';
import { shanghaiDay, shanghaiTime } from '@app/domain/calendar/shanghai';
import { earliestStart, submitUntil } from '@app/domain/policies/cut-off';
import { policyStatus, policyStatusAt, takesAdditions } from '@app/domain/policies/policy';
import type { PlanVersion } from '../plans/plans.ts';

type Stored = {
  readonly policy_id: number;
  readonly policy_no: string;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly status: number;
};

type Moment = { readonly now: Date; readonly language: Language };
type Heads = { readonly active: number; readonly starting: number } | undefined;

/** A policy as lists show it. */
export function policyRowOf(
  stored: Stored,
  version: PlanVersion,
  heads: Heads,
  { now, language }: Moment,
): PolicyRow {
  const { policy_id, policy_no, start_date, end_date } = stored;
  const period = { from: start_date, to: end_date };
  const status = policyStatusAt(stored.status, period, now);
  const { start_rule, class_prices, price_unit } = version.terms;
  const earliest = later(earliestStart(now, start_rule), start_date);
  const open = takesAdditions(status) && covers(period, earliest);
  return {
    policy_id,
    policy_no,
    start_date,
    end_date,
    month: start_date.slice(0, 7),
    days_left: Math.max(0, dayNumber(end_date) - dayNumber(shanghaiDay(now)) + 1),
    plan_id: version.plan_id,
    plan: version.plan,
    insurance_type: version.insurance_type,
    insurance_company_id: version.insurance_company_id,
    insurance_company_name: version.insurance_company_name,
    price_type: price_unit,
    prices: Object.entries(class_prices).map(([category, price_fen]) => ({ category, price_fen })),
    cover_binding: version.cover_binding,
    status,
    status_text: statusText(language, 'policy', status),
    is_active: status === policyStatus.inForce ? 1 : 0,
    takes_additions: open ? 1 : 0,
    active_count: heads?.active ?? 0,
    starting_count: heads?.starting ?? 0,
    effective_mode: start_rule.effective_mode,
    cutoff_time: start_rule.cutoff_time,
    earliest_start_date: open ? earliest : null,
    lock_at: open ? shanghaiTime(submitUntil(earliest, start_rule)) : null,
  };
}

/** A policy with the terms by which a row is judged. */
export function activePolicyOf(
  stored: Stored,
  version: PlanVersion,
  heads: Heads,
  moment: Moment,
): ActivePolicy {
  const row = policyRowOf(stored, version, heads, moment);
  const { series, age_bands, future_start_days_max } = version.terms;
  return {
    ...row,
    date_from: row.start_date,
    date_to: row.end_date,
    person_count: row.active_count + row.starting_count,
    can_today: row.earliest_start_date === shanghaiDay(moment.now) ? 1 : 0,
    series,
    age_bands: age_bands.map((band) => ({ ...band })),
    future_start_days_max,
    min_persons: version.min_persons,
    now: shanghaiTime(moment.now),
  };
}
