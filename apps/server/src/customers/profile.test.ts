import type { Call } from '@app/contract/call';
import { check, profile } from '@app/contract/customers';
import { expect, it } from 'vitest';
import { signInFrom } from '../../test/sign-in.ts';
import {
  anEnterprise,
  aUser,
  aUserWithPassword,
  dataOf,
  moment,
  openWorld,
  refusedOf,
} from '../../test/world.ts';

const world = await openWorld();
const signIn = signInFrom(world);

it('B20 shows who is signed in and for whom, with the mobile masked and the sign-in before', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const password = 'Read-me-2026!';
  const { userName, userId } = await aUserWithPassword(world, enterpriseId, password);
  const signedIn = async () => dataOf((await signIn({ user_name: userName, password })).envelope).token;
  const first = await signedIn();
  world.clock.set(moment('2026-03-10 11:30:00'));
  const second = await signedIn();

  expect(dataOf(await world.call(first, profile, {}))).toMatchObject({ last_login_time: null });
  expect(dataOf(await world.call(second, profile, {}))).toEqual({
    user_id: userId,
    user_name: userName,
    name: '李静',
    mobile: '138****5678',
    last_login_time: '2026-03-10 10:00:00',
    wx_bound: 0,
    enterprise: {
      wxapp_id: enterpriseId,
      company_name: expect.stringMatching(/^测试劳务/),
      tax_number: '',
      status: 30,
      status_text: 'Approved',
      is_certification: 1,
      agreement_status: 0,
      expire_date: null,
      is_super: 1,
      is_default: 0,
      role: 'admin',
    },
  });
});

it('D3 says whether the account is ready to insure anyone, and which step is missing', async () => {
  const ready = await anEnterprise(world);
  const starter = await anEnterprise(world, { agreementStatus: 1, money_fen: 0 });

  expect(dataOf(await world.call(ready.token, check, {}))).toEqual({
    status: 0,
    is_active: 0,
    is_certification: 1,
    contract_id: null,
    contract_ids: [],
    balance_fen: 1_000_000,
    balance_enough: 1,
  });
  expect(dataOf(await world.call(starter.token, check, {}))).toMatchObject({
    status: 1,
    is_certification: 0,
    balance_enough: 0,
  });
});

it('P3 is open to every member, and to nobody else', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const stranger = await anEnterprise(world);
  const keyless = await aUser(world, enterpriseId, []);

  const both: readonly Call[] = [profile, check];
  for (const call of both) {
    expect(refusedOf(await world.call(undefined, call, {})).reason).toBe('AUTH');
    const asked = await world.call(stranger.token, call, { wxapp_id: enterpriseId });
    expect(refusedOf(asked).reason).toBe('NOT_FOUND');
    dataOf(await world.call(keyless.token, call, {}));
  }
  const { enterprise } = dataOf(await world.call(stranger.token, profile, {}));
  expect(enterprise.wxapp_id).toBe(stranger.enterpriseId);
});
