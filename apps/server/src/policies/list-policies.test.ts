import { listPolicies } from '@app/contract/policies';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, type Employer, issued, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const open = ({ enterpriseId }: Employer, plan_code: string, from: string, to: string) =>
  openPolicyFor(world.platform, enterpriseId, {
    plan_code,
    policy_no: `P-${enterpriseId}-${plan_code}-${from}`,
    start_date: day(from),
    end_date: day(to),
  });

it('B1 lists the policies with their terms, prices and heads', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 2));

  const page = dataOf(await world.call(employer.token, listPolicies, {}));

  expect(page).toMatchObject({ total: 1, per_page: 15, current_page: 1, last_page: 1 });
  expect(page.data).toEqual([
    {
      policy_id: employer.policyId,
      policy_no: expect.stringMatching(/^P-/),
      plan_id: expect.any(Number),
      plan: expect.any(String),
      insurance_type: 'EMPLOYER_LIABILITY',
      insurance_company_id: expect.any(Number),
      insurance_company_name: '泰合财产保险',
      price_type: 'MONTH_NATURAL',
      prices: [1, 2, 3, 4, 5].map((category) => ({
        category: String(category),
        price_fen: [4200, 4200, 4200, 6800, 11_800][category - 1],
      })),
      cover_binding: 'ON_SUBMIT',
      start_date: '2026-03-01',
      end_date: '2026-03-31',
      month: '2026-03',
      days_left: 22,
      status: 10,
      status_text: 'In force',
      is_active: 1,
      takes_additions: 1,
      active_count: 0,
      starting_count: 2,
      effective_mode: 'NEXT_DAY',
      cutoff_time: '16:00',
      earliest_start_date: '2026-03-11',
      lock_at: '2026-03-10 16:00:00',
    },
  ]);
});

it('B1 shows by the clock what a policy is and whom it covers', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 2));
  const rowAt = async (time: string) => {
    world.clock.set(moment(time));
    return dataOf(await world.call(await signedIn(world, employer), listPolicies, {})).data[0]!;
  };

  expect(await rowAt('2026-03-11 00:00:00')).toMatchObject({
    status: 10,
    active_count: 2,
    starting_count: 0,
  });
  // The cut-off of the 30th opens the 31st for the last time.
  expect(await rowAt('2026-03-30 15:59:59')).toMatchObject({ takes_additions: 1 });
  expect(await rowAt('2026-03-30 16:00:00')).toMatchObject({
    status: 10,
    takes_additions: 0,
    earliest_start_date: null,
    lock_at: null,
  });
  expect(await rowAt('2026-04-01 00:00:00')).toMatchObject({ status: 20, is_active: 0, active_count: 0 });
});

it('B1 finds policies by number, plan and the status that is shown, the latest first', async () => {
  const employer = await anEmployer(world);
  const past = await open(employer, 'EL-A', '2026-02-01', '2026-02-28');
  const future = await open(employer, 'GA-D', '2026-04-01', '2026-04-30');
  const locked = await open(employer, 'EL-C', '2026-03-05', '2026-03-31');
  await world.owner.query('update policy set status = 15 where policy_id = $1', [locked]);
  const idsOf = async (filter: object) =>
    dataOf(await world.call(employer.token, listPolicies, filter)).data.map(({ policy_id }) => policy_id);

  expect(await idsOf({})).toEqual([future, locked, employer.policyId, past]);
  expect(await idsOf({ status: 10 })).toEqual([employer.policyId]);
  expect(await idsOf({ status: 20 })).toEqual([past]);
  expect(await idsOf({ status: 5 })).toEqual([future]);
  expect(await idsOf({ status: 15 })).toEqual([locked]);
  expect(await idsOf({ keywords: 'el-a-2026' })).toEqual([past]);
  expect(await idsOf({ keywords: '%' })).toEqual([]);
  expect(await idsOf({ limit: 1, page: 3 })).toEqual([employer.policyId]);
});

it('B1 narrows the list by plan, insurer, type and days, and sorts it', async () => {
  const employer = await anEmployer(world);
  const past = await open(employer, 'EL-A', '2026-02-01', '2026-02-28');
  const future = await open(employer, 'GA-D', '2026-04-01', '2026-04-30');
  const current = employer.policyId;
  const pageOf = async (filter: object) =>
    dataOf(await world.call(employer.token, listPolicies, filter)).data;
  const idsOf = async (filter: object) => (await pageOf(filter)).map(({ policy_id }) => policy_id);
  const [ofFuture] = await pageOf({ status: 5 });

  expect(await idsOf({ plan_id: ofFuture!.plan_id })).toEqual([future]);
  expect(await idsOf({ insurance_company_id: ofFuture!.insurance_company_id })).toContain(future);
  expect(await idsOf({ insurance_type: 'ACCIDENT' })).toEqual([future]);
  expect(await idsOf({ is_active: 1 })).toEqual([current]);
  expect(await idsOf({ is_active: 0 })).toEqual([future, past]);
  expect(await idsOf({ month: '2026-02' })).toEqual([past]);
  expect(await idsOf({ month: '2026-04' })).toEqual([future]);
  expect(await idsOf({ start_date: '2026-03-31', end_date: '2026-04-01' })).toEqual([future, current]);
  expect(await idsOf({ ending_days: 21 })).toEqual([]);
  expect(await idsOf({ ending_days: 22 })).toEqual([current]);
  expect(await idsOf({ sort: 'end_date' })).toEqual([past, current, future]);
  expect(
    refusedOf(await world.call(employer.token, listPolicies, { month: '2026-13' } as never)),
  ).toMatchObject({
    reason: 'VALIDATION',
    detail: { fields: ['month'] },
  });
});

it('P3 refuses a sub-user without the key, and shows a stranger nothing', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const drafter = await aUser(world, employer.enterpriseId, ['policy_change/import', '/person/index']);

  expect(refusedOf(await world.call(drafter.token, listPolicies, {})).reason).toBe('FORBIDDEN');
  const { data } = dataOf(await world.call(stranger.token, listPolicies, {}));
  expect(data.map(({ policy_id }) => policy_id)).toEqual([stranger.policyId]);
});

it('B1 finds no policies of related companies, of which there are none yet', async () => {
  const { token } = await anEmployer(world);
  const totalOf = async (is_subsidiary: 0 | 1) =>
    dataOf(await world.call(token, listPolicies, { is_subsidiary })).total;

  expect(await totalOf(1)).toBe(0);
  expect(await totalOf(0)).toBe(1);
  const unknown = await world.call(token, listPolicies, { is_subsidiary: 2 as 1 });
  expect(refusedOf(unknown).reason).toBe('VALIDATION');
});
