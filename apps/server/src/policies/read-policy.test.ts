import { readPolicy } from '@app/contract/policies';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, issued, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

it('B1 shows a policy with its plan’s terms, its rules, who is in it and what it cost', async () => {
  const employer = await anEmployer(world);
  const { policyId: policy_id } = employer;
  await issued(world, employer, workers(employer, 3));
  await issued(world, employer, [aWorker(employer, { start_date: day('2026-03-27') })]);
  await drafted(world, employer);
  const at = async (time: string) => {
    world.clock.set(moment(time));
    return dataOf(await world.call(await signedIn(world, employer), readPolicy, { policy_id }));
  };

  expect(await at('2026-03-26 10:00:00')).toMatchObject({
    policy_id,
    series: 'EL',
    hotline: expect.stringMatching(/\d/),
    limits: { death_fen: 50_000_000, medical_fen: 5_000_000 },
    rules: {
      effective_mode: 'NEXT_DAY',
      cutoff_time: '16:00',
      earliest_start_date: '2026-03-27',
      refund_mode: 'PRO_RATA',
      replace_mode: 'PER_SEAT',
      replace_limit: 1,
      age_min: 16,
      age_max: 65,
      min_persons: 3,
    },
    counts: { active: 3, starting: 1, ending: 3, removed: 0, pending_changes: 1 },
    premium_fen: 3 * 2845 + 677,
    month_premium_fen: 3 * 2845 + 677,
    months: ['2026-03'],
    person_count: 4,
    can_today: 0,
    date_from: '2026-03-01',
    date_to: '2026-03-31',
  });
  expect(await at('2026-04-01 00:00:00')).toMatchObject({
    status: 20,
    days_left: 0,
    rules: { earliest_start_date: null },
    counts: { active: 0, starting: 0, ending: 0, removed: 4 },
    month_premium_fen: 0,
    months: ['2026-03'],
  });
});

it('B1 names the months of a policy up to the present one', async () => {
  const employer = await anEmployer(world);
  const monthsOf = async (from: string, to: string) => {
    const policy_id = await openPolicyFor(world.platform, employer.enterpriseId, {
      plan_code: 'GA-D',
      policy_no: `Y-${employer.enterpriseId}-${from}`,
      start_date: day(from),
      end_date: day(to),
    });
    return dataOf(await world.call(employer.token, readPolicy, { policy_id })).months;
  };

  expect(await monthsOf('2025-12-31', '2026-12-30')).toEqual(['2025-12', '2026-01', '2026-02', '2026-03']);
  expect(await monthsOf('2026-04-01', '2027-03-31')).toEqual([]);
  expect(await monthsOf('2025-11-15', '2026-01-01')).toEqual(['2025-11', '2025-12', '2026-01']);
});

it("P3 refuses a sub-user without the key, and does not find a stranger's policy", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const drafter = await aUser(world, employer.enterpriseId, ['policy_change/import', '/person/index']);
  const input = { policy_id: employer.policyId };

  expect(refusedOf(await world.call(drafter.token, readPolicy, input)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(stranger.token, readPolicy, input)).reason).toBe('NOT_FOUND');
  expect(refusedOf(await world.call(undefined, readPolicy, input)).reason).toBe('AUTH');
  expect(refusedOf(await world.call(employer.token, readPolicy, {} as never)).reason).toBe('VALIDATION');
});
