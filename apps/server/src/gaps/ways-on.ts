import type { GapPolicy } from '@app/contract/gaps';
import { type Day, later } from '@app/domain/calendar/day';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { earliestStart, submitUntil } from '@app/domain/policies/cut-off';
import { readPlanVersions } from '../plans/plans.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { listOpenPolicies } from '../policies/policies.ts';

type Moment = { readonly now: Date; readonly today: Day; readonly day: Day };

/** Which open policy of a plan takes those who are without cover from a day on: the one that ends last, where there are several. */
export async function findWaysOn(
  tx: EnterpriseTx,
  { now, today, day }: Moment,
): Promise<(plan_id: number) => GapPolicy['into']> {
  const open = (await listOpenPolicies(tx, today)).filter(
    ({ start_date, end_date }) => start_date <= day && day <= end_date,
  );
  const versions = await readPlanVersions(
    tx,
    open.map(({ plan_version_id }) => plan_version_id),
  );
  return (plan_id) => {
    const policy = open.find((one) => versions.get(one.plan_version_id)!.plan_id === plan_id);
    if (!policy) return null;
    const { policy_id, policy_no, end_date, plan_version_id } = policy;
    const rule = versions.get(plan_version_id)!.terms.start_rule;
    return {
      policy_id,
      policy_no,
      end_date,
      start_date: later(day, earliestStart(now, rule)),
      submit_until: shanghaiTime(submitUntil(day, rule)),
    };
  };
}
