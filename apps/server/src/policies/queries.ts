import type { Day } from '@app/domain/calendar/day';
import { policyStatus } from '@app/domain/policies/policy';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

export const findPolicy = (tx: EnterpriseTx, policy_id: number) =>
  tx.selectFrom('policy').selectAll().where('policy_id', '=', policy_id).executeTakeFirst();

export async function insertPolicy(
  tx: EnterpriseTx,
  policy: { policy_no: string; plan_version_id: number; start_date: Day; end_date: Day; created_at: Date },
): Promise<number> {
  const { policy_id } = await tx
    .insertInto('policy')
    .values({ ...policy, status: policyStatus.inForce })
    .returning('policy_id')
    .executeTakeFirstOrThrow();
  return policy_id;
}

/** The accepted policies that have not ended, the one that ends last first. */
export const listOpenPolicies = (tx: EnterpriseTx, today: Day) =>
  tx
    .selectFrom('policy')
    .select(['policy_id', 'policy_no', 'plan_version_id', 'start_date', 'end_date', 'status'])
    .where('status', '=', policyStatus.inForce)
    .where('end_date', '>=', today)
    .orderBy('end_date', 'desc')
    .orderBy('policy_id', 'desc')
    .limit(200)
    .execute();

/** Whether a policy is open whose plan is priced by the calendar month. */
export async function hasMonthPolicy(tx: EnterpriseTx, today: Day): Promise<boolean> {
  const found = await tx
    .selectFrom('policy as p')
    .innerJoin('plan_version as v', 'v.plan_version_id', 'p.plan_version_id')
    .select('p.policy_id')
    .where('p.status', '=', policyStatus.inForce)
    .where('p.end_date', '>=', today)
    .where('v.price_unit', 'in', ['MONTH_NATURAL', 'MONTH_NATURAL_FULL'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether there is a policy that is to be renewed in time, or has ended so lately that it still can be. */
export async function hasPolicySince(tx: EnterpriseTx, day: Day): Promise<boolean> {
  const found = await tx
    .selectFrom('policy')
    .select('policy_id')
    .where('status', '=', policyStatus.inForce)
    .where('end_date', '>=', day)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many heads each policy covers at a moment, and how many are still to begin. */
export async function countHeads(tx: EnterpriseTx, policyIds: readonly number[], now: Date) {
  if (policyIds.length === 0) return new Map<number, { active: number; starting: number }>();
  const rows = await tx
    .selectFrom('policy_person')
    .select([
      'policy_id',
      sql<number>`count(*) filter (where cover @> ${now}::timestamptz and bound_at is not null)`.as('active'),
      sql<number>`count(*) filter (where upper(cover) > ${now}::timestamptz and (lower(cover) > ${now}::timestamptz or bound_at is null))`.as(
        'starting',
      ),
    ])
    .where('policy_id', 'in', policyIds)
    .where(sql<boolean>`not isempty(cover)`)
    .groupBy('policy_id')
    .execute();
  return new Map(rows.map(({ policy_id, active, starting }) => [policy_id, { active, starting }]));
}

/** How many heads a policy covers at each of these moments, in their order. */
export async function countHeadsAt(
  tx: EnterpriseTx,
  policy_id: number,
  moments: readonly Date[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ heads: number }>`
    with spans as (
      select cover, count(*) as heads from policy_person
      where policy_id = ${policy_id} and bound_at is not null and not isempty(cover) group by cover)
    select coalesce(sum(s.heads), 0)::int as heads
    from unnest(${[...moments]}::timestamptz[]) with ordinality as m (at, place) left join spans s on s.cover @> m.at
    group by m.place order by m.place`.execute(tx);
  return rows.map(({ heads }) => heads);
}

/** The moments after one and until another, that one too, at which covers of a policy end. */
export async function findEnds(
  tx: EnterpriseTx,
  policy_id: number,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<readonly Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select distinct upper(cover) as at from policy_person
    where policy_id = ${policy_id} and bound_at is not null and not isempty(cover)
      and upper(cover) > ${after}::timestamptz and upper(cover) <= ${until}::timestamptz`.execute(tx);
  return rows.map(({ at }) => at);
}

/** Locks a policy until the transaction ends: what counts its heads and takes some away happens in turn. Covers are opened beside it. */
export async function lockPolicy(tx: EnterpriseTx, policy_id: number): Promise<void> {
  await tx
    .selectFrom('policy')
    .select('policy_id')
    .where('policy_id', '=', policy_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
