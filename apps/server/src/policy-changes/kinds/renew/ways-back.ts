import { addDays, covers, type Day, later } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { takesAdditions } from '@app/domain/policies/policy';
import { readPlanVersions } from '../../../plans/plans.ts';
import type { Context } from '../../../platform/context.ts';
import { findPolicyAt } from '../../../policies/policies.ts';
import { assess, earliestStartOf, rosterOf } from '../../rows/assess.ts';
import { findOpenOfPlan } from './due.ts';
import { personOf } from './going-over.ts';
import { findOfCovers } from './renew.queries.ts';

type Left = {
  readonly policy_person_id: number;
  readonly plan_version_id: number;
  readonly until: Date | null;
};

type Way = { readonly policy_id: number; readonly insurable: boolean };

/** For those who were left behind, the open policy of their plan that covers the days from then on, and whether it takes them as they stand. */
export async function findWaysBack(
  context: Context<unknown>,
  left: readonly Left[],
): Promise<ReadonlyMap<number, Way>> {
  const { tx, today } = context;
  const versions = await readPlanVersions(
    tx,
    left.map(({ plan_version_id }) => plan_version_id),
  );
  const tomorrow = addDays(today, 1);
  const wanted = left.map(({ policy_person_id, plan_version_id, until }) => ({
    policy_person_id,
    plan_id: versions.get(plan_version_id)!.plan_id,
    day: later(tomorrow, until ? shanghaiDay(until) : tomorrow),
  }));
  const ways: (readonly [number, Way])[] = [];
  for (const [, alike] of Map.groupBy(wanted, ({ plan_id, day }) => `${plan_id} ${day}`)) {
    const [{ plan_id, day }] = alike as [(typeof alike)[0]];
    const ids = alike.map(({ policy_person_id }) => policy_person_id);
    ways.push(...(await judgedFor(context, { plan_id, day, ids })));
  }
  return new Map(ways);
}

async function judgedFor(
  { tx, vault, session, now }: Context<unknown>,
  { plan_id, day, ids }: { readonly plan_id: number; readonly day: Day; readonly ids: readonly number[] },
): Promise<readonly (readonly [number, Way])[]> {
  const policy_id = await findOpenOfPlan(tx, plan_id, day);
  const policy = policy_id === null ? undefined : await findPolicyAt(tx, policy_id, now);
  if (!policy || !takesAdditions(policy.status)) return [];
  const start_date = later(day, earliestStartOf(policy, now));
  if (!covers(policy.period, start_date)) return [];
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const found = await findOfCovers(tx, ids);
  const rows = await rosterOf(
    tx,
    found.map((one, place) => personOf(one, place, sealer)),
  );
  const { judgements } = await assess(tx, { policy, rows, start_date, sealer, now });
  return judgements.map(({ insurable }, place) => [
    found[place]!.policy_person_id,
    { policy_id: policy.policy_id, insurable },
  ]);
}
