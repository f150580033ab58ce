import type { PermissionKey } from '@app/contract/permissions';
import { listActivePolicies } from '@app/contract/policies';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

it('B1 lists the policies that take persons now, with the terms by which a row is judged', async () => {
  const employer = await anEmployer(world);
  const { token, enterpriseId } = employer;
  const opened = (plan_code: string, from: string, to: string) =>
    openPolicyFor(world.platform, enterpriseId, {
      plan_code,
      policy_no: `${plan_code}-${enterpriseId}-${from}`,
      start_date: day(from),
      end_date: day(to),
    });
  const daily = await opened('GA-D', '2026-04-01', '2026-04-30');
  await opened('EL-A', '2026-02-01', '2026-02-28');
  const locked = await opened('EL-C', '2026-03-01', '2026-03-31');
  await world.owner.query('update policy set status = 15 where policy_id = $1', [locked]);
  const idsOf = async (filter: object) =>
    dataOf(await world.call(token, listActivePolicies, filter)).map(({ policy_id }) => policy_id);

  const policies = dataOf(await world.call(token, listActivePolicies, {}));

  expect(policies).toMatchObject([
    { policy_id: daily, status: 5, series: 'DAY', min_persons: 1, earliest_start_date: '2026-04-01' },
    {
      policy_id: employer.policyId,
      status: 10,
      series: 'EL',
      min_persons: 3,
      future_start_days_max: 60,
      age_bands: [
        {
          age_min: 16,
          age_max: 17,
          class_max: 3,
          loading_percent: 100,
          warning: 'MINOR_WORKER',
          over_age: 0,
        },
        { age_min: 18, age_max: 60, class_max: null, loading_percent: 100, warning: null, over_age: 0 },
        {
          age_min: 61,
          age_max: 65,
          class_max: null,
          loading_percent: 100,
          warning: 'RETIREMENT_AGE',
          over_age: 0,
        },
      ],
    },
  ]);
  expect(await idsOf({ insurance_type: 'ACCIDENT' })).toEqual([daily]);
  expect(await idsOf({ insurance_type: 'EMPLOYER_LIABILITY' })).toEqual([employer.policyId]);
});

it('B1 leaves out a policy from the moment on when nobody can start in it any more', async () => {
  const employer = await anEmployer(world);
  const countAt = async (time: string) => {
    world.clock.set(moment(time));
    return dataOf(await world.call(await signedIn(world, employer), listActivePolicies, {})).length;
  };

  expect(await countAt('2026-03-30 15:59:59')).toBe(1);
  expect(await countAt('2026-03-30 16:00:00')).toBe(0);
});

it('P3 is for those who read policies or add persons, and shows a stranger nothing', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const listAs = async (...keys: PermissionKey[]) =>
    world.call((await aUser(world, employer.enterpriseId, keys)).token, listActivePolicies, {});

  expect(dataOf(await listAs('/policy/index'))).toHaveLength(1);
  expect(dataOf(await listAs('policy_change/import'))).toHaveLength(1);
  expect(refusedOf(await listAs('/person/index', 'policy_change/confirm')).reason).toBe('FORBIDDEN');
  const theirs = dataOf(await world.call(stranger.token, listActivePolicies, {}));
  expect(theirs.map(({ policy_id }) => policy_id)).toEqual([stranger.policyId]);
});
