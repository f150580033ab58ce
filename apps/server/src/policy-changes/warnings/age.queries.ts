import type { Day } from '@app/domain/calendar/day';
import { policyStatus } from '@app/domain/policies/policy';
import type { EnterpriseTx } from '../../platform/database.ts';

/** The enterprise's other accepted policies that have a day. */
export const findOtherPolicies = (tx: EnterpriseTx, policy_id: number, on: Day) =>
  tx
    .selectFrom('policy')
    .select(['policy_id', 'policy_no', 'plan_version_id'])
    .where('policy_id', '!=', policy_id)
    .where('status', '=', policyStatus.inForce)
    .where('start_date', '<=', on)
    .where('end_date', '>=', on)
    .orderBy('policy_id')
    .execute();

/** For each of these work types its class in every series. */
export const findLikeOccupations = (tx: EnterpriseTx, ids: readonly number[]) =>
  tx
    .selectFrom('occupation as named')
    .innerJoin('occupation as o', 'o.code', 'named.code')
    .select(['named.occupation_id', 'o.series', 'o.category'])
    .where('named.occupation_id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .execute();
