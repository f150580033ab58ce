import { userInfo } from '@app/contract/passport';
import { permissionKeys } from '@app/contract/permissions';
import { expect, it } from 'vitest';
import { anEmployer, submitted } from '../../test/changes.ts';
import { anEnterprise, aUser, dataOf, openWorld, refusedOf, signedIn } from '../../test/world.ts';
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
    introduction: expect.any(String),
    roles: ['admin'],
    is_expire: 0,
    balance_enough: 1,
    balance_fen: 997_155,
    navbarinfo: {
      user: {
        is_super: 1,
        has_renew_policy: 0,
        has_created_jiaoyitong: 0,
        company_name: expect.stringMatching(/^测试劳务 /),
        mobile: '138****5678',
        show_mobile_account: 1,
      },
      project: { name: '', logo_white: '' },
      has_month_policy: 0,
      access: [...permissionKeys],
      is_expire: 0,
      customerId: employer.enterpriseId,
    },
  });
});

it('P1 tells a sub-user the keys they were given, and no key that is none', async () => {
  const { enterpriseId } = await anEnterprise(world, { money_fen: 0 });
  const { token, userId } = await aUser(world, enterpriseId, ['/person/index', 'policy/export']);
  const access = async () => dataOf(await world.call(token, userInfo, {})).navbarinfo.access;

  const info = dataOf(await world.call(token, userInfo, {}));
  expect(info).toMatchObject({ roles: ['editor'], balance_enough: 0, balance_fen: 0 });
  expect(info.navbarinfo.user.is_super).toBe(0);
  expect(await access()).toEqual(['/person/index', 'policy/export']);
  await world.owner.query(`update enterprise_user set access = '{policy/export,of/old}' where user_id = $1`, [
    userId,
  ]);
  expect(await access()).toEqual(['policy/export']);
});

it('L14 tells a user without an enterprise that there is none', async () => {
  const { userId } = await aUser(world, (await anEnterprise(world)).enterpriseId);
  const { token } = await openSession(world.platform.gate, userId, null, world.clock.now());

  const info = dataOf(await world.call(token, userInfo, {}));

  expect(info).toMatchObject({ user_id: userId, is_expire: 0, balance_fen: null });
  expect(info.navbarinfo).toMatchObject({
    customerId: null,
    access: [],
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
