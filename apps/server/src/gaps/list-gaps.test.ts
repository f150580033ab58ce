import { listGaps } from '@app/contract/gaps';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { day } from '@app/domain/calendar/day';
import type { GapKind } from '@app/domain/policies/uncovered';
import { expect, it } from 'vitest';
import {
  anEmployer,
  covering,
  type Employer,
  insurerSaying,
  issued,
  sent,
  submitted,
  workers,
} from '../../test/changes.ts';
import { aUser, dataOf, moment, occupationId, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const open = (employer: Employer, plan_code: string, from: string, to: string) =>
  openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code,
    policy_no: `${plan_code}-${from}-${employer.enterpriseId}`,
    start_date: day(from),
    end_date: day(to),
  });

const gapsOf = async (token: string, kind: GapKind, more: { policy_id?: number; limit?: number } = {}) =>
  dataOf(await world.call(token, listGaps, { kind, ...more }));

const gapsAt = async (employer: Employer, time: string, kind: GapKind) => {
  world.clock.set(moment(time));
  return gapsOf(await signedIn(world, employer), kind);
};

it('N2 names who is not covered once the month has ended, and the policy that takes them and until when', async () => {
  const employer = await anEmployer(world);
  const persons = workers(employer, 3);
  await issued(world, employer, persons);
  const april = await open(employer, 'EL-B', '2026-04-01', '2026-04-30');
  await open(employer, 'EL-A', '2026-04-01', '2026-04-30');

  const found = await gapsOf(employer.token, 'month_end', { limit: 2 });

  const first = persons.toSorted((a, b) => (a.name < b.name ? -1 : 1))[0] as NewPerson & { idcard: string };
  expect(found).toMatchObject({ total: 3, last_page: 2, day: '2026-04-01' });
  expect(found.data).toHaveLength(2);
  expect(found.data[0]).toEqual({
    employee_id: expect.any(Number),
    policy_person_id: expect.any(Number),
    name: first.name,
    idcard: `${first.idcard.slice(0, 3)}***********${first.idcard.slice(-4)}`,
    work_company: '华东电子厂',
    policy_id: employer.policyId,
    policy_no: expect.stringMatching(/^P-/),
    plan: '标准 50 万',
    cover_until: '2026-04-01 00:00:00',
    acknowledged_by: null,
  });
  expect(found.policies).toEqual([
    {
      policy_id: employer.policyId,
      policy_no: found.data[0]!.policy_no,
      plan: '标准 50 万',
      count: 3,
      into: {
        policy_id: april,
        policy_no: expect.stringMatching(/^EL-B/),
        end_date: '2026-04-30',
        start_date: '2026-04-01',
        submit_until: '2026-03-31 16:00:00',
      },
    },
  ]);
  expect(await gapsOf(employer.token, 'tomorrow')).toMatchObject({ total: 0, data: [], policies: [] });
});

it('N2 tells of tomorrow on the last day, still for some days after, and when they can be covered again', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  await open(employer, 'EL-B', '2026-04-01', '2026-04-30');
  const tomorrowAt = async (time: string) => {
    const { total, day: on, policies } = await gapsAt(employer, time, 'tomorrow');
    return [total, on, policies[0]?.into?.start_date];
  };

  expect(await tomorrowAt('2026-03-30 23:59:59')).toEqual([0, '2026-03-31', undefined]);
  expect(await tomorrowAt('2026-03-31 00:00:00')).toEqual([3, '2026-04-01', '2026-04-01']);
  expect(await tomorrowAt('2026-03-31 15:59:59')).toEqual([3, '2026-04-01', '2026-04-01']);
  expect(await tomorrowAt('2026-03-31 16:00:00')).toEqual([3, '2026-04-01', '2026-04-02']);
  expect(await tomorrowAt('2026-04-07 23:59:59')).toEqual([3, '2026-04-08', '2026-04-09']);
  expect(await tomorrowAt('2026-04-08 00:00:00')).toEqual([0, '2026-04-09', undefined]);
});

it('N2 tells no more of whoever goes on in another policy, is on the way to be, or was taken off', async () => {
  const { employer, persons, ids } = await covering(world, 6);
  const { token, policyId: policy_id } = employer;
  const left = dataOf(await world.call(token, off, { policy_id, policy_person_ids: [ids[0]!] }));
  const seen = dataOf(
    await world.call(token, forecast, { policy_change_id: left.policy_change_id }),
  ).forecast_hash;
  const agreed = { policy_change_id: left.policy_change_id, forecast_hash: seen! };
  dataOf(await world.call(token, confirm, agreed));
  expect(await gapsOf(token, 'month_end')).toMatchObject({ total: 5 });
  expect(await gapsOf(token, 'tomorrow')).toMatchObject({ total: 0 });
  const remaining = persons.filter(({ name }) => name !== left.list[0]?.name);
  const stays = (await gapsOf(token, 'month_end')).data.map(({ name }) => name);
  const [one, other] = remaining.filter(({ name }) => stays.includes(name));

  await issued(world, { ...employer, policyId: await open(employer, 'EL-B', '2026-04-01', '2026-04-30') }, [
    one!,
  ]);
  expect(await gapsOf(token, 'month_end')).toMatchObject({ total: 4 });
  // EL-H binds on issue only, and insures dangerous work.
  const waiting = await open(employer, 'EL-H', '2026-04-01', '2026-04-30');
  const occupation_id = await occupationId(world, 'MFG09', 'EL');
  await submitted(world, { ...employer, policyId: waiting }, [{ ...other!, occupation_id }]);

  expect(await gapsOf(token, 'month_end')).toMatchObject({ total: 3, policies: [{ policy_id, count: 3 }] });
});

it('N2 tells of whoever is taken off one policy at the moment at which another ends, whichever came first', async () => {
  const employer = await anEmployer(world);
  const other = await open(employer, 'EL-A', '2026-03-01', '2026-04-30');
  const persons = workers(employer, 4);
  await issued(world, employer, persons);
  await issued(world, { ...employer, policyId: other }, persons);
  const leavers = persons.slice(0, 1).map(({ name, idcard }) => ({ name, idcard: idcard! }));
  const of = { policy_id: other, start_date: '2026-04-01', persons: leavers, confirm_warnings: [] };
  const { policy_change_id } = dataOf(await world.call(employer.token, off, of));
  const { forecast_hash } = dataOf(await world.call(employer.token, forecast, { policy_change_id }));
  expect(await gapsOf(employer.token, 'month_end')).toMatchObject({ total: 0 });
  dataOf(await world.call(employer.token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));

  expect(await gapsOf(employer.token, 'month_end')).toMatchObject({
    total: 1,
    policies: [{ policy_id: employer.policyId, count: 1 }],
  });
});

it('N2 tells of whoever loses cover by the insurer’s refusal, who can go on in the same policy', async () => {
  const employer = await anEmployer(world);
  await sent(world, employer);
  world.clock.set(moment('2026-03-12 09:00:00'));
  await world.settle(insurerSaying({ state: 'refused', reason: '不承保' }));

  const found = await gapsAt(employer, '2026-03-12 09:00:00', 'tomorrow');

  expect(found).toMatchObject({
    total: 1,
    data: [{ cover_until: '2026-03-13 00:00:00' }],
    policies: [{ into: { policy_id: employer.policyId, start_date: '2026-03-13' } }],
  });
});

it('N2 tells where no policy takes those who are left, and those of one policy alone', async () => {
  const employer = await anEmployer(world);
  const other = await open(employer, 'EL-A', '2026-03-01', '2026-03-31');
  await issued(world, employer, workers(employer, 2));
  await issued(world, { ...employer, policyId: other }, workers(employer, 3));
  await open(employer, 'EL-B', '2026-04-02', '2026-04-30');

  expect(await gapsOf(employer.token, 'month_end')).toMatchObject({
    total: 5,
    policies: [
      { policy_id: other, count: 3, into: null },
      { policy_id: employer.policyId, count: 2, into: null },
    ],
  });
  expect(await gapsOf(employer.token, 'month_end', { policy_id: employer.policyId })).toMatchObject({
    total: 2,
    policies: [{ policy_id: employer.policyId }],
  });
});

it('P3 names nobody to whoever lacks the key of the persons, and none of a stranger’s', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  const stranger = await anEmployer(world);
  const keyless = await aUser(world, employer.enterpriseId, ['/policy/index']);

  expect(await gapsOf(stranger.token, 'month_end')).toMatchObject({ total: 0, data: [], policies: [] });
  expect(await gapsOf(stranger.token, 'month_end', { policy_id: employer.policyId })).toMatchObject({
    total: 0,
  });
  expect(refusedOf(await world.call(keyless.token, listGaps, { kind: 'tomorrow' })).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(undefined, listGaps, { kind: 'tomorrow' })).reason).toBe('AUTH');
  expect(refusedOf(await world.call(employer.token, listGaps, { kind: 'today' as 'tomorrow' })).reason).toBe(
    'VALIDATION',
  );
});

it('N2 names whose employer\u2019s liability ends though an accident insurance goes on', async () => {
  const employer = await anEmployer(world);
  const persons = workers(employer, 3);
  await issued(world, employer, persons);
  const policyId = await open(employer, 'GA-D', '2026-03-01', '2026-04-30');
  const occupation_id = await occupationId(world, 'MFG04', 'DAY');
  const also = persons.slice(0, 2).map((person) => ({ ...person, occupation_id }));
  await issued(world, { ...employer, policyId }, also);

  const found = await gapsAt(employer, '2026-03-25 10:00:00', 'month_end');

  expect(found.policies).toMatchObject([{ policy_id: employer.policyId, count: 3 }]);
});
