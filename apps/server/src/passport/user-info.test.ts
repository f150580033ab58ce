import { userInfo } from '@app/contract/passport';
import { type PermissionKey, permissionKeys } from '@app/contract/permissions';
import { expect, it } from 'vitest';
import { anEmployer, submitted } from '../../test/changes.ts';
import { anEnterprise, aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openSession } from '../platform/session.ts';

const world = await openWorld();

it('G2 tells a super user who they are, where, and that they may do everything', async () => {
  const employer = await anEmployer(world);
  await submitted(world, employer);

  const info = dataOf(await world.call(employer.token, userInfo, {}));

  expect(info).toEqual({
    user_id: employer.userId,
    user_name: employer.userName,
    name: '王敏',
    avatar: '',
    introduction: '',
    roles: ['admin'],
    access: [...permissionKeys],
    is_expire: 0,
    balance_enough: 1,
    balance_fen: 997_155,
    navbarinfo: {
      user: {
        is_super: 1,
        has_renew_policy: 1,
        has_created_jiaoyitong: 0,
        orders_goods: 0,
        company_name: expect.stringMatching(/^测试劳务 /),
        mobile: '138****5678',
        show_mobile_account: 1,
      },
      service_man: null,
      project: { name: '', logo_white: '' },
      has_month_policy: 1,
      access: [...permissionKeys],
      is_expire: 0,
      customerId: employer.enterpriseId,
      disable_more: 0,
      inviter_id: null,
      inviter_name: '',
    },
  });
});

it('G2 says whether a policy is open that is priced by the month', async () => {
  const daily = await anEmployer(world, { plan_code: 'GA-D' });
  const monthly = await anEmployer(world);
  const hasMonthPolicy = async (employer: typeof monthly) =>
    dataOf(await world.call(await signedIn(world, employer), userInfo, {})).navbarinfo.has_month_policy;

  expect([await hasMonthPolicy(daily), await hasMonthPolicy(monthly)]).toEqual([0, 1]);
  await world.owner.query('update policy set status = 15 where policy_id = $1', [monthly.policyId]);
  expect(await hasMonthPolicy(monthly)).toBe(0);
  await world.owner.query('update policy set status = 10 where policy_id = $1', [monthly.policyId]);
  world.clock.set(moment('2026-02-10 10:00:00'));
  expect(await hasMonthPolicy(monthly)).toBe(1);
  world.clock.set(moment('2026-03-31 23:59:59'));
  expect(await hasMonthPolicy(monthly)).toBe(1);
  world.clock.set(moment('2026-04-01 00:00:00'));
  expect(await hasMonthPolicy(monthly)).toBe(0);
});

it('P1 tells a sub-user the keys they were given, and no key that is none', async () => {
  const { enterpriseId } = await anEnterprise(world, { money_fen: 0 });
  const { token, userId } = await aUser(world, enterpriseId, ['/person/index', 'policy/export']);
  const access = async () => {
    const { access: keys, navbarinfo } = dataOf(await world.call(token, userInfo, {}));
    expect(keys).toEqual(navbarinfo.access);
    return keys;
  };

  const info = dataOf(await world.call(token, userInfo, {}));
  expect(info).toMatchObject({ roles: ['editor'], balance_enough: 0, balance_fen: 0 });
  expect(info.navbarinfo.user.is_super).toBe(0);
  expect(await access()).toEqual(['/person/index', 'policy/export']);
  await world.owner.query(`update enterprise_user set access = '{policy/export,of/old}' where user_id = $1`, [
    userId,
  ]);
  expect(await access()).toEqual(['policy/export']);
});

it('P2 hands out the key of every button that a sub-user may be given', async () => {
  const keys: readonly PermissionKey[] = [
    'funds/uniqueaccount',
    'recharge/recharge-record',
    'policy/export',
    'policy_change/lists',
    'policy_change/detail',
    'policy_change/export',
    'policy_change/import',
    'company/add',
    'report/add',
    'store.user/add',
    'store.user/edit',
    'store.user/delete',
  ];
  const { enterpriseId } = await anEnterprise(world);

  for (const key of keys) {
    const { token } = await aUser(world, enterpriseId, [key]);
    expect(dataOf(await world.call(token, userInfo, {})).access).toEqual([key]);
  }
});

it('L14 tells a user without an enterprise that there is none', async () => {
  const { userId } = await aUser(world, (await anEnterprise(world)).enterpriseId);
  const { token } = await openSession(world.platform.gate, userId, null, world.clock.now());

  const info = dataOf(await world.call(token, userInfo, {}));

  expect(info).toMatchObject({ user_id: userId, is_expire: 0, balance_fen: null, access: [] });
  expect(info.navbarinfo).toMatchObject({
    customerId: null,
    access: [],
    has_month_policy: 0,
    user: { company_name: '', is_super: 0 },
  });
});

it('G7 tells that the service of the enterprise has run out', async () => {
  const employer = await anEnterprise(world);
  await world.owner.query(`update enterprise set service_end_date = '2026-03-09' where enterprise_id = $1`, [
    employer.enterpriseId,
  ]);

  expect(dataOf(await world.call(employer.token, userInfo, {}))).toMatchObject({
    is_expire: 1,
    navbarinfo: { is_expire: 1 },
  });
});

it('P3 speaks of the own enterprise only, whatever number comes along', async () => {
  const employer = await anEnterprise(world);
  const stranger = await anEnterprise(world);
  const asking = (wxapp_id: number) => world.call(employer.token, userInfo, { wxapp_id } as never);
  const token = await signedIn(world, employer);

  expect(dataOf(await asking(employer.enterpriseId)).navbarinfo.customerId).toBe(employer.enterpriseId);
  expect(refusedOf(await asking(stranger.enterpriseId)).reason).toBe('NOT_FOUND');
  expect(dataOf(await world.call(token, userInfo, {})).navbarinfo.customerId).toBe(employer.enterpriseId);
  expect(refusedOf(await world.call(undefined, userInfo, {}))).toMatchObject({ code: -1, reason: 'AUTH' });
});
