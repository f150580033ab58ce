import { type RawBuilder, sql } from 'kysely';

/**
 * The kind of insurance of a policy, as SQL. Cover of one kind stands for none of another: an accident insurance is no employer's liability.
 *
 * @param policy_id its number, or the column that holds it
 */
export const insuranceTypeOf = (policy_id: RawBuilder<unknown>) => sql<string>`(
  select l.insurance_type from policy k
  join plan_version v on v.plan_version_id = k.plan_version_id join plan l on l.plan_id = v.plan_id
  where k.policy_id = ${policy_id})`;
