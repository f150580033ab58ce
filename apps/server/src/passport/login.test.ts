import { my } from '@app/contract/customers';
import { userInfo } from '@app/contract/passport';
import { expect, it } from 'vitest';
import { signInFrom } from '../../test/sign-in.ts';
import { anEnterprise, aUserWithPassword, dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { addUser } from '../operator/operator.ts';

const world = await openWorld();
const password = 'Guess-me-2026!';
const signIn = signInFrom(world);

it('G5 signs in under the trimmed user name, into the enterprise', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const { userName } = await aUserWithPassword(world, enterpriseId, password);

  const { statusCode, envelope } = await signIn({ user_name: `  ${userName} `, password });

  expect(statusCode).toBe(200);
  const { token, ...rest } = dataOf(envelope);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(rest).toEqual({
    expire_at: '2026-03-10 22:00:00',
    must_change_password: 0,
    device: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(dataOf(await world.call(token, my, {}))).toMatchObject({ customer_id: enterpriseId });
});

it('G5 takes a code by SMS from clients that know one, and does not look at it', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const { userName } = await aUserWithPassword(world, enterpriseId, password);

  const { envelope } = await signIn({ user_name: userName, password, sms_code: '123456' });

  expect(dataOf(envelope).token).toMatch(/^[\w-]{43}$/);
});

it('G5 begins in the default enterprise, else the first, else in none', async () => {
  const [first, second] = [await anEnterprise(world), await anEnterprise(world)];
  const { userId, userName } = await aUserWithPassword(world, first.enterpriseId, password);
  const member = { userId, isSuper: 0 as const, role: 'editor' as const, access: [], now: world.clock.now() };
  await world.platform.gate.addMember({ ...member, enterpriseId: second.enterpriseId });
  const enterpriseAfterSignIn = async () => {
    const { token } = dataOf((await signIn({ user_name: userName, password })).envelope);
    return dataOf(await world.call(token, userInfo, {})).navbarinfo.customerId;
  };
  const { owner } = world;
  const makeDefault = 'update app_user set default_enterprise_id = $2 where user_id = $1';
  const leave = 'update enterprise_user set status = 0 where user_id = $1 and enterprise_id = $2';

  expect(await enterpriseAfterSignIn()).toBe(first.enterpriseId);
  await owner.query(makeDefault, [userId, second.enterpriseId]);
  expect(await enterpriseAfterSignIn()).toBe(second.enterpriseId);
  await owner.query(leave, [userId, second.enterpriseId]);
  expect(await enterpriseAfterSignIn()).toBe(first.enterpriseId);
  await owner.query(leave, [userId, first.enterpriseId]);
  expect(await enterpriseAfterSignIn()).toBeNull();
});

it('G5 tells who must change the password', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const { userId, userName } = await aUserWithPassword(world, enterpriseId, password);
  await world.owner.query('update app_user set must_change_password = 1 where user_id = $1', [userId]);

  const { envelope } = await signIn({ user_name: userName, password });

  expect(dataOf(envelope)).toMatchObject({ must_change_password: 1 });
});

it('G5 takes a password however its accents were composed', async () => {
  const userName = `accents-${process.pid}`;
  const composed = 'Contraseña-1'.normalize('NFC');
  await addUser(world.platform, { userName, mobile: '', realName: '李静', password: composed });

  expect((await signIn({ user_name: userName, password: composed.normalize('NFD') })).envelope.code).toBe(1);
});

it('T15 gives one answer for an unknown name, a wrong password and a disabled user', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const known = await aUserWithPassword(world, enterpriseId, password);
  const disabled = await aUserWithPassword(world, enterpriseId, password);
  await world.owner.query('update app_user set status = 0 where user_id = $1', [disabled.userId]);

  const answers = [
    await signIn({ user_name: known.userName, password: 'wrong' }),
    await signIn({ user_name: `nobody-${process.pid}`, password: 'wrong' }),
    await signIn({ user_name: disabled.userName, password }),
  ];

  const told = answers.map(({ statusCode, envelope }) => {
    const { request_id: _, ...same } = refusedOf(envelope);
    return { statusCode, ...same };
  });
  expect(told[0]).toMatchObject({ statusCode: 200, code: 0, reason: 'LOGIN_FAIL', detail: null });
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

it('G5 refuses what is no user name or no password', async () => {
  for (const input of [
    { user_name: '   ', password },
    { user_name: 'x'.repeat(61), password },
    { user_name: 'someone', password: '' },
    { user_name: 'someone', password: 'x'.repeat(201) },
    { user_name: 'someone' },
    { user_name: ['someone'], password },
  ]) {
    const { statusCode, envelope } = await signIn(input);
    expect(statusCode).toBe(400);
    expect(refusedOf(envelope).reason).toBe('VALIDATION');
  }
});
