import { addDays, type Day, later, type Period } from '@app/domain/calendar/day';
import { shanghaiDay, startOfDay } from '@app/domain/calendar/shanghai';
import { earliestStart, submitUntil } from '@app/domain/policies/cut-off';
import { policyStatus } from '@app/domain/policies/policy';
import { canRenew, nextPeriod } from '@app/domain/policies/renewal';
import { type PlanVersion, readPlanVersions, readSoldVersions } from '../../../plans/plans.ts';
import type { EnterpriseTx } from '../../../platform/database.ts';
import { findPolicyAt, type Policy } from '../../../policies/policies.ts';
import { findEnding, findOpenOn } from './renew.queries.ts';

/** The longest before and after its end that any policy can be renewed. */
const look_days = 400;

/** A policy that can be renewed now. */
export type Due = {
  readonly policy_id: number;
  readonly policy_no: string;
  readonly period: Period;
  readonly version: PlanVersion;
  /** The first moment that it does not cover. */
  readonly end: Date;
  /** The policy that its persons go over to; null while none is open. */
  readonly next_policy_id: number | null;
};

/** The policies that can be renewed now, that which ends first at the front. */
export async function findDue(tx: EnterpriseTx, today: Day): Promise<readonly Due[]> {
  const ending = await findEnding(tx, { from: addDays(today, -look_days), to: addDays(today, look_days) });
  const versions = await readPlanVersions(
    tx,
    ending.map(({ plan_version_id }) => plan_version_id),
  );
  const due = ending
    .map(({ plan_version_id, start_date: from, end_date: to, ...policy }) => ({
      ...policy,
      period: { from, to },
      version: versions.get(plan_version_id)!,
      end: startOfDay(addDays(to, 1)),
    }))
    .filter(({ period, version }) => canRenew(period, version.renewal_timers.renew_days, today));
  const found: Due[] = [];
  for (const policy of due) {
    const { version, period } = policy;
    const next_policy_id =
      policy.next_policy_id ?? (await findOpenOfPlan(tx, version.plan_id, addDays(period.to, 1)));
    found.push({ ...policy, next_policy_id });
  }
  return found;
}

/**
 * Those of them that somebody can still go over from. A short policy has days for its renewal on which even the policy that follows is over:
 * nobody could begin in that any more.
 */
export async function findRenewable(tx: EnterpriseTx, now: Date): Promise<readonly Due[]> {
  const found: Due[] = [];
  for (const due of await findDue(tx, shanghaiDay(now))) {
    const next = await nextOf(tx, due, now);
    if (startInto(due, next, now).start_date <= next.period.to) found.push(due);
  }
  return found;
}

/** A policy as it would be renewed, also where that cannot be yet; undefined where there is none. */
export async function findDueAt(tx: EnterpriseTx, policy_id: number, now: Date): Promise<Due | undefined> {
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) return undefined;
  const { policy_no, period, version } = policy;
  const [ending] = (await findEnding(tx, { from: period.to, to: period.to })).filter(
    (one) => one.policy_id === policy_id,
  );
  const after = addDays(period.to, 1);
  const next_policy_id = ending?.next_policy_id ?? (await findOpenOfPlan(tx, version.plan_id, after));
  return { policy_id, policy_no, period, version, end: startOfDay(after), next_policy_id };
}

/** A policy of a plan that covers a day. */
export async function findOpenOfPlan(tx: EnterpriseTx, plan_id: number, day: Day): Promise<number | null> {
  const open = await findOpenOn(tx, day);
  const versions = await readPlanVersions(
    tx,
    open.map(({ plan_version_id }) => plan_version_id),
  );
  const same = open.find(({ plan_version_id }) => versions.get(plan_version_id)!.plan_id === plan_id);
  return same?.policy_id ?? null;
}

/** The policy that follows one, as it is open, or as a renewal would open it on the plan's latest version; then its number is 0. */
export async function nextOf(
  tx: EnterpriseTx,
  { next_policy_id, period, version }: Due,
  now: Date,
): Promise<Policy> {
  if (next_policy_id !== null) return (await findPolicyAt(tx, next_policy_id, now))!;
  const latest = (await readSoldVersions(tx)).find(({ plan_id }) => plan_id === version.plan_id)!;
  return {
    policy_id: 0,
    policy_no: '',
    period: nextPeriod(period, latest.terms.price_unit),
    status: policyStatus.notYetEffective,
    version: latest,
  };
}

/**
 * When whoever goes over now begins: the day after the end, or as soon as the cut-off lets them; and until when that leaves no gap. What
 * begins on the day itself begins at the minute.
 */
export function startInto({ period: { to }, end }: Due, next: Policy, now: Date) {
  const rule = next.version.terms.start_rule;
  const wanted = addDays(to, 1);
  const last = submitUntil(wanted, rule);
  return { start_date: later(wanted, earliestStart(now, rule)), submit_until: last < end ? last : end };
}
