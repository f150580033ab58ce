import { readFileSync } from 'node:fs';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { day } from '@app/domain/calendar/day';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { anEmployer, priced, workers } from '../../test/changes.ts';
import { dataOf, openWorld } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';
import { insertPlan, type PlanData } from '../reference/queries.ts';

const world = await openWorld();

type Plans = {
  readonly age_bands: Readonly<Record<string, PlanData['age_bands']>>;
  readonly plans: readonly (Omit<PlanData, 'age_bands'> & { readonly age_bands: string })[];
};
const { plans, age_bands } = JSON.parse(
  readFileSync(new URL('../../data/plans.json', import.meta.url), 'utf8'),
) as Plans;
const sold = plans.find(({ plan_code }) => plan_code === 'EL-B')!;

/** Opens a version of a plan of its own, at this price for every class up to 3. */
async function openVersion(plan_code: string, version: number, price_fen: number): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl'), options: '-c search_path=app' });
  await client.connect();
  const class_prices = { 1: price_fen, 2: price_fen, 3: price_fen };
  const plan = { ...sold, plan_code, version, class_prices, age_bands: age_bands[sold.age_bands]! };
  await insertPlan(client, plan, world.clock.now());
  await client.end();
}

it('B2 keeps the price at which a policy was sold when the plan gets another version', async () => {
  const plan_code = `TEST-${process.pid}`;
  await openVersion(plan_code, 1, 3100);
  const employer = await anEmployer(world, { plan_code });
  const seen = await priced(world, employer);
  expect(seen.premium_fen).toBe(2100);

  await openVersion(plan_code, 2, 6200);

  const { policy_change_id, forecast_hash } = seen;
  const confirmed = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });
  expect(dataOf(confirmed)).toMatchObject({ premium_fen: 2100 });
  const policyId = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code,
    policy_no: `P2-${employer.enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  const premiumIn = async (policy_id: number) => {
    const input = { policy_id, persons: workers(employer, 1) };
    return dataOf(await world.call(employer.token, forecast, input)).premium_fen;
  };
  expect([await premiumIn(employer.policyId), await premiumIn(policyId)]).toEqual([2100, 4200]);
});
