import type { Call } from '@app/contract/call';
import { my } from '@app/contract/customers';
import { isExpire, userInfo } from '@app/contract/passport';
import { listPolicies } from '@app/contract/policies';
import { add } from '@app/contract/policy-changes/add-persons';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { expect, it } from 'vitest';
import { anEmployer, workers } from '../../test/changes.ts';
import { digestsOf } from '../../test/rows.ts';
import { anEnterprise, aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { openSession } from './session.ts';

const world = await openWorld();

const setEnterprise = (enterpriseId: number, fields: string) =>
  world.owner.query(`update enterprise set ${fields} where enterprise_id = $1`, [enterpriseId]);

it('T02 takes the own enterprise by name, and does not find another', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEnterprise(world);
  const listing = (wxapp_id: unknown) => world.call(employer.token, listPolicies, { wxapp_id } as never);
  const adding = (wxapp_id: unknown) => {
    const input = { policy_id: employer.policyId, persons: workers(employer, 1), wxapp_id };
    return world.call(employer.token, add, input as never);
  };
  const before = await digestsOf(world, stranger.enterpriseId);

  expect(dataOf(await listing(employer.enterpriseId)).total).toBe(1);
  expect(dataOf(await adding(employer.enterpriseId)).status).toBe(0);
  expect(dataOf(await adding(String(employer.enterpriseId))).status).toBe(0);
  for (const other of [stranger.enterpriseId, String(stranger.enterpriseId), 0, 'x']) {
    expect(refusedOf(await listing(other)).reason).toBe('NOT_FOUND');
    expect(refusedOf(await adding(other)).reason).toBe('NOT_FOUND');
  }
  expect(refusedOf(await adding('')).reason).toBe('NOT_FOUND');
  for (const none of [null, [employer.enterpriseId], {}, true]) {
    expect(refusedOf(await adding(none))).toMatchObject({
      reason: 'VALIDATION',
      detail: { fields: ['wxapp_id'] },
    });
  }
  expect(await digestsOf(world, stranger.enterpriseId)).toEqual(before);
});

it('T02 T04 takes no other name for an enterprise, and no field it does not know', async () => {
  const employer = await anEmployer(world);
  const input = { policy_id: employer.policyId, persons: workers(employer, 1) };

  for (const extra of ['enterprise_id', 'customer_id', 'status', 'premium_fen', 'charged_fen', 'change_no']) {
    const answer = await world.call(employer.token, add, { ...input, [extra]: 1 } as never);
    expect(refusedOf(answer)).toMatchObject({ reason: 'VALIDATION', detail: { fields: [extra] } });
  }
});

it('C2 lets a read leave values empty and carry fields that it does not know, and a writing call neither', async () => {
  const employer = await anEmployer(world);
  const query = 'status=&month=&keywords=&wxapp_id=&_=1764000000&is_subsidiary=0';
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    world.app.inject({
      method,
      url: `/api${url}`,
      headers: { token: employer.token },
      ...(payload && { payload }),
    });

  for (const answer of [
    await send('GET', `${listPolicies.path}?${query}`),
    await send('POST', listPolicies.path, Object.fromEntries(new URLSearchParams(query))),
    await send('POST', listPolicies.path, { status: null, nobody_knows: { it: [] } }),
  ])
    expect(answer.json()).toMatchObject({ code: 1, data: { total: 1 } });

  const input = { policy_id: employer.policyId, persons: workers(employer, 1) };
  for (const [field, value] of [
    ['start_date', ''],
    ['_', '1764000000'],
  ] as const)
    expect((await send('POST', add.path, { ...input, [field]: value })).json()).toMatchObject({
      reason: 'VALIDATION',
      detail: { fields: [field] },
    });
});

it('T24 refuses a page that was made for another enterprise', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEnterprise(world);
  const before = await digestsOf(world, employer.enterpriseId);
  const input = { policy_id: employer.policyId, persons: workers(employer, 1) };
  const addFrom = (screen: string) =>
    world.app.inject({
      method: 'POST',
      url: `/api${add.path}`,
      headers: { token: employer.token, 'x-enterprise': screen },
      payload: input,
    });

  for (const screen of [String(stranger.enterpriseId), '0', 'x', '']) {
    const response = await addFrom(screen);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 0, reason: 'ENTERPRISE_MISMATCH' });
  }
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
  expect((await addFrom(String(employer.enterpriseId))).json()).toMatchObject({ code: 1 });
});

it('L14 refuses every call of an enterprise to a user who has none, and answers those about themselves', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const { userId } = await aUser(world, enterpriseId);
  const { token } = await openSession(world.platform.gate, userId, null, world.clock.now());

  for (const call of [my, listPolicies, listChanges] as readonly Call[]) {
    expect(refusedOf(await world.call(token, call, {}))).toMatchObject({ code: 0, reason: 'NO_ENTERPRISE' });
  }
  expect((await world.call(token, userInfo, {})).code).toBe(1);
});

it('L14 treats an enterprise that is not approved as none', async () => {
  for (const status of [0, 10, 20]) {
    const employer = await anEnterprise(world);
    await setEnterprise(employer.enterpriseId, `status = ${status}`);
    expect(refusedOf(await world.call(employer.token, my, {})).reason).toBe('NO_ENTERPRISE');
  }
});

it('C3 lets a frozen enterprise read, and change nothing', async () => {
  const employer = await anEmployer(world);
  await setEnterprise(employer.enterpriseId, 'status = 40');
  const input = { policy_id: employer.policyId, persons: workers(employer, 1) };

  expect(refusedOf(await world.call(employer.token, add, input)).reason).toBe('ENTERPRISE_FROZEN');
  expect(dataOf(await world.call(employer.token, listPolicies, {})).total).toBe(1);
});

it('G7 blocks the calls of an enterprise whose service has run out, and tells it so', async () => {
  const byHand = await anEnterprise(world);
  await setEnterprise(byHand.enterpriseId, 'status = 50');
  const byDate = await anEnterprise(world);
  await setEnterprise(byDate.enterpriseId, `service_end_date = '2026-03-09'`);
  const lastDay = await anEnterprise(world);
  await setEnterprise(lastDay.enterpriseId, `service_end_date = '2026-03-10'`);

  for (const { token } of [byHand, byDate]) {
    expect(refusedOf(await world.call(token, my, {})).reason).toBe('ENTERPRISE_EXPIRED');
    expect(refusedOf(await world.call(token, listPolicies, {})).reason).toBe('ENTERPRISE_EXPIRED');
    expect(dataOf(await world.call(token, isExpire, {})).is_expire).toBe(1);
  }
  expect(dataOf(await world.call(lastDay.token, my, {})).customer_id).toBe(lastDay.enterpriseId);
});

it('C3 lets an enterprise that has not signed everything read, and says what to sign before it changes anything', async () => {
  for (const agreementStatus of [1, 2, 3]) {
    const employer = await anEmployer(world, { agreementStatus });
    const input = { policy_id: employer.policyId, persons: workers(employer, 1) };

    expect(refusedOf(await world.call(employer.token, add, input))).toMatchObject({
      reason: 'NOT_ACTIVATED',
      detail: { status: agreementStatus },
    });
    expect(dataOf(await world.call(employer.token, listPolicies, {})).total).toBe(1);
  }
});
