import { userInfo } from '@app/contract/passport';
import { hasRenewable, listRenewable, readRenewable, renew } from '@app/contract/renewals/one-key';
import { expect, it } from 'vitest';
import { anEmployer, issued, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('B4 reminds each user of what ends until they have read it, and of nothing once it is renewed', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  const ask = async (token: string) => dataOf(await world.call(token, hasRenewable, {}));
  expect(await ask(employer.token)).toEqual({
    has_valid: 0,
    count: 0,
    person_count: 0,
    deadline: null,
    is_read: 1,
  });
  world.clock.set(moment('2026-03-20 00:00:00'));
  const token = await signedIn(world, employer);
  const colleague = await aUser(world, employer.enterpriseId, ['/policy/index']);

  const due = { has_valid: 1, count: 1, person_count: 3, deadline: '2026-03-31 16:00:00' };
  expect(await ask(token)).toEqual({ ...due, is_read: 0 });
  dataOf(await world.call(token, readRenewable, {}));
  dataOf(await world.call(token, readRenewable, {}));
  expect(await ask(token)).toEqual({ ...due, is_read: 1 });
  expect(await ask(colleague.token)).toEqual({ ...due, is_read: 0 });

  const { policies } = dataOf(await world.call(token, listRenewable, {}));
  const items = policies.map(({ policy_id, forecast_hash }) => ({
    policy_id,
    forecast_hash: forecast_hash!,
  }));
  dataOf(await world.call(token, renew, { items, accept_terms: 1 }));
  expect(await ask(colleague.token)).toMatchObject({ has_valid: 0, count: 0 });
});

it('B4 tells nobody of the policies of a stranger', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  world.clock.set(moment('2026-03-25 10:00:00'));
  const stranger = await anEmployer(world);

  expect(dataOf(await world.call(stranger.token, hasRenewable, {}))).toMatchObject({ has_valid: 0 });
  dataOf(await world.call(stranger.token, readRenewable, {}));
  const token = await signedIn(world, employer);
  expect(dataOf(await world.call(token, hasRenewable, {}))).toMatchObject({ has_valid: 1, is_read: 0 });
});

it('P4 has renewal where a policy is in force or has ended within the last week', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  const renews = async (now: string) => {
    world.clock.set(moment(now));
    return dataOf(await world.call(await signedIn(world, employer), userInfo, {})).navbarinfo.user
      .has_renew_policy;
  };

  expect([
    await renews('2026-03-10 10:00:00'),
    await renews('2026-04-07 10:00:00'),
    await renews('2026-04-08 10:00:00'),
  ]).toEqual([1, 1, 0]);
});
