import { my } from '@app/contract/customers';
import { logout } from '@app/contract/passport';
import { expect, it } from 'vitest';
import { anEnterprise, dataOf, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('G6 ends this session at once, and no other of the user', async () => {
  const employer = await anEnterprise(world);
  const other = await signedIn(world, employer);

  expect(dataOf(await world.call(employer.token, logout, {}))).toEqual({});

  expect(refusedOf(await world.call(employer.token, my, {}))).toMatchObject({ code: -1, reason: 'AUTH' });
  expect(refusedOf(await world.call(employer.token, logout, {}))).toMatchObject({ code: -1 });
  expect(dataOf(await world.call(other, my, {}))).toMatchObject({ customer_id: employer.enterpriseId });
});

it('G6 ends nothing for someone without a session', async () => {
  expect(refusedOf(await world.call(undefined, logout, {}))).toMatchObject({ code: -1, reason: 'AUTH' });
  expect(refusedOf(await world.call('unknown', logout, {}))).toMatchObject({ code: 50008 });
});
