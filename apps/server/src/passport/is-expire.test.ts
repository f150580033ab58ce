import { isExpire } from '@app/contract/passport';
import { expect, it } from 'vitest';
import { anEnterprise, aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openSession } from '../platform/session.ts';

const world = await openWorld();

it('G7 counts the days of service that are left, the last one too', async () => {
  const employer = await anEnterprise(world);
  const serveUntil = (day: string | null) =>
    world.owner.query('update enterprise set service_end_date = $2 where enterprise_id = $1', [
      employer.enterpriseId,
      day,
    ]);
  const ask = async () => dataOf(await world.call(await signedIn(world, employer), isExpire, {}));

  expect(await ask()).toEqual({ is_expire: 0, expire_date: null, days_left: null });
  await serveUntil('2026-03-11');
  expect(await ask()).toEqual({ is_expire: 0, expire_date: '2026-03-11', days_left: 2 });
  world.clock.set(moment('2026-03-11 23:59:59'));
  expect(await ask()).toMatchObject({ is_expire: 0, days_left: 1 });
  world.clock.set(moment('2026-03-12 00:00:00'));
  expect(await ask()).toMatchObject({ is_expire: 1, days_left: 0 });
});

it('G7 knows an enterprise that was expired by hand, and a user who has none', async () => {
  const employer = await anEnterprise(world);
  await world.owner.query('update enterprise set status = 50 where enterprise_id = $1', [
    employer.enterpriseId,
  ]);
  const { userId } = await aUser(world, employer.enterpriseId);
  const { token } = await openSession(world.platform.gate, userId, null, world.clock.now());

  expect(dataOf(await world.call(employer.token, isExpire, {}))).toMatchObject({ is_expire: 1 });
  expect(dataOf(await world.call(token, isExpire, {}))).toMatchObject({ is_expire: 0 });
  expect(refusedOf(await world.call(undefined, isExpire, {})).reason).toBe('AUTH');
});
