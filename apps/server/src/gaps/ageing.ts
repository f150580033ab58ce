import { type Ageing, ageing_days, worth_a_look_max } from '@app/contract/worth-a-look';
import { addDays, type Day } from '@app/domain/calendar/day';
import { lastBornAt, oldestOf } from '@app/domain/persons/age';
import { readPlanVersions } from '../plans/plans.ts';
import { flagOf } from '../platform/flag.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { listOpenPolicies } from '../policies/policies.ts';
import { findAgeing } from './worth.queries.ts';

type Moment = { readonly now: Date; readonly today: Day };

/** Who is covered and is older than the plan insures, or soon will be. */
export async function readAgeing(tx: EnterpriseTx, { now, today }: Moment): Promise<Ageing> {
  const open = await listOpenPolicies(tx, today);
  const versions = await readPlanVersions(
    tx,
    open.map(({ plan_version_id }) => plan_version_id),
  );
  const policies = open.map((policy) => {
    const { plan, terms } = versions.get(policy.plan_version_id)!;
    return { ...policy, plan, oldest: oldestOf(terms.age_bands) };
  });
  const found = await findAgeing(
    tx,
    policies.map(({ policy_id, oldest }) => ({
      policy_id,
      born_by: lastBornAt(oldest + 1, addDays(today, ageing_days)),
      over_by: lastBornAt(oldest + 1, today),
    })),
    { now, most: worth_a_look_max },
  );
  const byId = new Map(policies.map((policy) => [policy.policy_id, policy]));
  return {
    total: found[0]?.total ?? 0,
    rows: found.map(
      ({ is_over, employee_id, policy_person_id, name, idcard, policy_id, work_company, end_date }) => {
        const { policy_no, plan, oldest } = byId.get(policy_id)!;
        const who = { employee_id, policy_person_id, name, idcard, work_company, end_date };
        return { ...who, policy_id, policy_no, plan, oldest, is_over: flagOf(is_over) };
      },
    ),
  };
}
