import { my } from '@app/contract/customers';
import { expect, it } from 'vitest';
import { anEmployer, submitted } from '../../test/changes.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

it('G2 sums up the enterprise for the header', async () => {
  const employer = await anEmployer(world);
  await submitted(world, employer);

  expect(dataOf(await world.call(employer.token, my, {}))).toEqual({
    unread_message: 0,
    customer_id: employer.enterpriseId,
    company_name: expect.stringMatching(/^测试劳务 /),
    balance_fen: 997_155,
  });
});

it('P3 is open to every member, each of their own enterprise', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const keyless = await aUser(world, employer.enterpriseId, []);

  expect(dataOf(await world.call(keyless.token, my, {}))).toMatchObject({
    customer_id: employer.enterpriseId,
  });
  expect(dataOf(await world.call(stranger.token, my, {}))).toMatchObject({
    customer_id: stranger.enterpriseId,
  });
  expect(refusedOf(await world.call('', my, {}))).toMatchObject({ code: -1, reason: 'AUTH' });
});
