import { readHeads } from '@app/contract/gaps';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  covering,
  type Employer,
  insurerSaying,
  issued,
  sent,
  submitted,
  workers,
} from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const headsOf = async (token: string) => {
  const { days, ends } = dataOf(await world.call(token, readHeads, {}));
  return { days: new Map(days.map(({ day: on, heads }) => [on as string, heads])), ends };
};

const headsAt = async (employer: Employer, time: string) => {
  world.clock.set(moment(time));
  return headsOf(await signedIn(world, employer));
};

it('N2 counts who is covered on each of 45 days: one who is covered to the 31st counts on it, and not on the 1st', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  await issued(world, employer, [aWorker(employer, { start_date: day('2026-03-20') })]);

  const { days, ends } = await headsOf(employer.token);

  expect([...days.keys()].at(0)).toBe('2026-03-10');
  expect([...days.keys()].at(-1)).toBe('2026-04-23');
  expect(days.size).toBe(45);
  expect(
    ['03-10', '03-11', '03-19', '03-20', '03-31', '04-01', '04-23'].map((on) => days.get(`2026-${on}`)),
  ).toEqual([0, 3, 3, 4, 4, 0, 0]);
  expect(ends).toEqual([
    {
      policy_id: employer.policyId,
      policy_no: expect.any(String),
      plan: '标准 50 万',
      end_date: '2026-03-31',
      heads: 4,
    },
  ]);
  expect((await headsAt(employer, '2026-03-31 23:59:59')).days.get('2026-03-31')).toBe(4);
  expect(await headsAt(employer, '2026-04-01 00:00:00')).toMatchObject({ ends: [] });
});

it('N2 counts whoever is taken off until the last covered day, and not on the day after', async () => {
  const { employer, ids } = await covering(world, 5);
  const { token, policyId: policy_id } = employer;
  const { policy_change_id } = dataOf(
    await world.call(token, off, { policy_id, policy_person_ids: [ids[0]!] }),
  );
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));

  const { days, ends } = await headsOf(token);

  expect(['03-16', '03-17', '03-31'].map((on) => days.get(`2026-${on}`))).toEqual([5, 4, 4]);
  expect(ends).toMatchObject([{ heads: 4 }]);
});

it('N2 counts cover that begins at 16:00 on that very day, and one confirmed after 16:00 from the day after tomorrow', async () => {
  world.clock.set(moment('2026-03-10 16:00:00'));
  const daily = await anEmployer(world, { plan_code: 'EL-D1' });
  await issued(world, daily, [aWorker(daily, { start_date: day('2026-03-10') })]);
  const monthly = await anEmployer(world);
  await issued(world, monthly, workers(monthly, 3));

  expect((await headsOf(daily.token)).days.get('2026-03-10')).toBe(1);
  const { days } = await headsOf(monthly.token);
  expect(['03-10', '03-11', '03-12'].map((on) => days.get(`2026-${on}`))).toEqual([0, 0, 3]);
});

it('N2 counts a person once who is covered by two policies, one after the other or at once', async () => {
  const employer = await anEmployer(world);
  const open = (policy_no: string, from: string, to: string) =>
    openPolicyFor(world.platform, employer.enterpriseId, {
      plan_code: 'EL-A',
      policy_no: `${policy_no}-${employer.enterpriseId}`,
      start_date: day(from),
      end_date: day(to),
    });
  const person = aWorker(employer);
  await issued(world, employer, [person]);
  await issued(world, { ...employer, policyId: await open('S', '2026-03-01', '2026-03-31') }, [person]);
  await issued(world, { ...employer, policyId: await open('T', '2026-04-01', '2026-04-30') }, [person]);

  const { days } = await headsOf(employer.token);

  expect(['03-10', '03-11', '03-31', '04-01', '04-23'].map((on) => days.get(`2026-${on}`))).toEqual([
    0, 1, 1, 1, 1,
  ]);
});

it('N2 counts nobody whose cover waits for the insurer, was taken back or refused', async () => {
  const waiting = await anEmployer(world, { plan_code: 'EL-H' });
  await submitted(world, waiting);
  const refused = await anEmployer(world);
  await sent(world, refused);
  await world.settle(insurerSaying({ state: 'refused', reason: '不承保' }));

  for (const { token } of [waiting, refused])
    expect(new Set((await headsOf(token)).days.values())).toEqual(new Set([0]));
});

it('P3 counts for nobody without the key of the persons, and nothing of a stranger’s', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  const stranger = await anEmployer(world);
  const keyless = await aUser(world, employer.enterpriseId, ['/policy/index']);

  expect(await headsOf(stranger.token)).toMatchObject({ ends: [] });
  expect(new Set((await headsOf(stranger.token)).days.values())).toEqual(new Set([0]));
  expect(refusedOf(await world.call(keyless.token, readHeads, {})).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(undefined, readHeads, {}))).toMatchObject({ code: -1, reason: 'AUTH' });
});
