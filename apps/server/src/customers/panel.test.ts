import { panel } from '@app/contract/customers';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, coverIds, drafted, issued, submitted, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const startsTomorrow = (count: number, on: string) =>
  expect.objectContaining({ code: 'STARTS_TOMORROW', level: 'info', count, day: on });

it('N2 shows the figures of the first page as they are at this moment', async () => {
  const employer = await anEmployer(world);
  const { enterpriseId } = employer;
  await openPolicyFor(world.platform, enterpriseId, {
    plan_code: 'EL-A',
    policy_no: `F-${enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  await issued(world, employer, workers(employer, 3));
  await submitted(world, employer, [aWorker(employer, { start_date: day('2026-03-20') })]);
  await drafted(world, employer);
  const panelAt = async (time: string) => {
    world.clock.set(moment(time));
    return dataOf(await world.call(await signedIn(world, employer), panel, {}));
  };

  expect(await panelAt('2026-03-10 11:00:00')).toEqual({
    policy_count: 1,
    active_count: 0,
    starting: 4,
    pending_changes: 2,
    today_add: 0,
    today_off: 0,
    ending_7d: 0,
    month_premium_fen: 3 * 2845 + 1626,
    balance_fen: 1_000_000 - 3 * 2845 - 1626,
    held_fen: 1626,
    enough_days: null,
    enough_until: null,
    todo: [expect.objectContaining({ code: 'DRAFTS_WAITING' }), startsTomorrow(3, '2026-03-11')],
  });
  expect(await panelAt('2026-03-11 00:00:00')).toMatchObject({
    active_count: 3,
    starting: 1,
    today_add: 3,
    today_off: 0,
  });
  expect(await panelAt('2026-03-12 00:00:00')).toMatchObject({ today_add: 0, ending_7d: 0 });
  expect(await panelAt('2026-03-25 00:00:00')).toMatchObject({ active_count: 4, ending_7d: 4 });
  expect(await panelAt('2026-04-01 00:00:00')).toMatchObject({
    policy_count: 1,
    active_count: 0,
    starting: 0,
    today_off: 4,
    month_premium_fen: 0,
  });
});

it('N2 shows the figures of a day that is asked for, as they stand when it ends', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  await issued(world, employer, [aWorker(employer, { start_date: day('2026-03-20') })]);
  world.clock.set(moment('2026-03-25 11:00:00'));
  const token = await signedIn(world, employer);
  const panelOf = async (input: { date?: ReturnType<typeof day> }) =>
    dataOf(await world.call(token, panel, input));

  expect(await panelOf({ date: day('2026-03-10') })).toMatchObject({
    active_count: 0,
    starting: 4,
    today_add: 0,
  });
  expect(await panelOf({ date: day('2026-03-11') })).toMatchObject({
    active_count: 3,
    starting: 1,
    today_add: 3,
  });
  expect(await panelOf({ date: day('2026-03-31') })).toMatchObject({
    policy_count: 1,
    active_count: 4,
    ending_7d: 4,
    month_premium_fen: 3 * 2845 + 1626,
  });
  expect(await panelOf({ date: day('2026-04-01') })).toMatchObject({
    policy_count: 0,
    active_count: 0,
    today_off: 4,
    month_premium_fen: 0,
  });
  expect(await panelOf({ date: day('2026-02-28') })).toMatchObject({ policy_count: 0, month_premium_fen: 0 });
  expect(await panelOf({ date: day('2026-03-25') })).toEqual(await panelOf({}));
});

it('N2 counts a person who is in two policies once', async () => {
  const employer = await anEmployer(world);
  const policyId = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-A',
    policy_no: `S-${employer.enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  const person = aWorker(employer);
  await issued(world, employer, [person]);
  await issued(world, { ...employer, policyId }, [person]);
  world.clock.set(moment('2026-03-11 00:00:00'));

  expect(dataOf(await world.call(await signedIn(world, employer), panel, {}))).toMatchObject({
    active_count: 1,
  });
});

it('N2 tells how long the money lasts for those who stay covered, and not for those who were taken off', async () => {
  // 28.45 yuan each for the 21 days from the 11th on: 4.06 a day for three.
  const employer = await anEmployer(world, { money_fen: 4 * 2845 + 5 * 406 + 405 });
  await issued(world, employer, workers(employer, 4));
  const [leaver] = await coverIds(world, employer);
  await world.owner.query(`update policy_person set ended = 'off' where policy_person_id = $1`, [leaver]);
  const enoughAt = async (time: string) => {
    world.clock.set(moment(time));
    return dataOf(await world.call(await signedIn(world, employer), panel, {})).enough_until;
  };

  expect(await enoughAt('2026-03-10 23:59:59')).toBe(null);
  expect(await enoughAt('2026-03-11 00:00:00')).toBe('2026-04-05');
  expect(dataOf(await world.call(await signedIn(world, employer), panel, {})).enough_days).toBe(21 + 5);
  expect(await enoughAt('2026-03-31 23:59:59')).toBe('2026-04-05');
});

it('P3 is open to every member, and shows a stranger nothing', async () => {
  const employer = await anEmployer(world);
  await submitted(world, employer);
  const keyless = await aUser(world, employer.enterpriseId, []);
  const stranger = await anEmployer(world, { money_fen: 0 });

  expect(dataOf(await world.call(keyless.token, panel, {}))).toMatchObject({ starting: 1, held_fen: 2845 });
  expect(dataOf(await world.call(stranger.token, panel, {}))).toEqual({
    policy_count: 1,
    active_count: 0,
    starting: 0,
    pending_changes: 0,
    today_add: 0,
    today_off: 0,
    ending_7d: 0,
    month_premium_fen: 0,
    balance_fen: 0,
    held_fen: 0,
    enough_days: null,
    enough_until: null,
    todo: [],
  });
  expect(refusedOf(await world.call(undefined, panel, {}))).toMatchObject({ code: -1, reason: 'AUTH' });
});
