import type { Period } from '@app/domain/calendar/day';
import { policyStatusAt } from '@app/domain/policies/policy';
import { type PlanVersion, readPlanVersions, readSoldVersions } from '../plans/plans.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { countHeads, findPolicy, hasMonthPolicy as findMonthPolicy, insertPolicy } from './queries.ts';

/** A policy with the plan version it was sold at, as other features need it. */
export type Policy = {
  readonly policy_id: number;
  readonly policy_no: string;
  readonly period: Period;
  readonly status: number;
  readonly version: PlanVersion;
};

/** Reads a policy as it stands at a moment; undefined when there is none in this enterprise. */
export async function findPolicyAt(
  tx: EnterpriseTx,
  policy_id: number,
  now: Date,
): Promise<Policy | undefined> {
  const row = await findPolicy(tx, policy_id);
  if (!row) return undefined;
  const versions = await readPlanVersions(tx, [row.plan_version_id]);
  const period = { from: row.start_date, to: row.end_date };
  return {
    policy_id,
    policy_no: row.policy_no,
    period,
    status: policyStatusAt(row.status, period, now),
    version: versions.get(row.plan_version_id)!,
  };
}

/**
 * The plan version that a call speaks of which names a policy or a plan: that of the policy, or the latest of the plan.
 *
 * @throws Refusal VALIDATION unless exactly one of the two is named, NOT_FOUND where there is none
 */
export async function readPlanOf(
  tx: EnterpriseTx,
  { plan_id, policy_id }: { readonly plan_id?: number | undefined; readonly policy_id?: number | undefined },
  now: Date,
): Promise<{ version: PlanVersion; policy: Policy | undefined }> {
  if ((plan_id === undefined) === (policy_id === undefined))
    throw new Refusal('VALIDATION', { fields: ['plan_id', 'policy_id'] });
  const policy = policy_id === undefined ? undefined : await findPolicyAt(tx, policy_id, now);
  const sold = plan_id === undefined ? [] : await readSoldVersions(tx);
  const version = policy?.version ?? sold.find((one) => one.plan_id === plan_id);
  if (!version) throw new Refusal('NOT_FOUND');
  return { version, policy };
}

/** Opens an accepted policy: the operator's act until a customer can buy one. */
export const openPolicy = insertPolicy;

/** How many heads a policy covers at a moment. */
export async function countPolicyHeads(tx: EnterpriseTx, policy_id: number, now: Date): Promise<number> {
  return (await countHeads(tx, [policy_id], now)).get(policy_id)?.active ?? 0;
}

/** Whether a policy is open whose plan is priced by the calendar month. */
export const hasMonthPolicy = findMonthPolicy;

export { insuranceTypeOf } from './kind.queries.ts';
export { countHeadsAt, findEnds, hasPolicySince, listOpenPolicies, lockPolicy } from './queries.ts';
