import type { Call } from '@app/contract/call';
import { my } from '@app/contract/customers';
import { isExpire } from '@app/contract/passport';
import { listCompanies, readContractId, setDefaultCompany, switchCompany } from '@app/contract/wxapp';
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
  signedIn,
} from '../../test/world.ts';
import { openSession } from '../platform/session.ts';

const world = await openWorld();
const { gate } = world.platform;
const password = 'Both-of-them-2026!';

/** A clerk of two enterprises, who is signed in to the first. */
async function aClerkOfTwo() {
  const [first, second] = [await anEnterprise(world), await anEnterprise(world)];
  const user = await aUserWithPassword(world, first.enterpriseId, password);
  const now = world.clock.now();
  const member = { enterpriseId: second.enterpriseId, userId: user.userId, now };
  await gate.addMember({ ...member, isSuper: 0, role: 'editor', access: ['/policy/index'] });
  const { token } = await openSession(gate, user.userId, first.enterpriseId, now);
  return { ...user, token, first: first.enterpriseId, second: second.enterpriseId };
}

/** Somebody who works for nobody. */
async function aNewcomer() {
  const { userId } = await aUser(world, (await anEnterprise(world)).enterpriseId, []);
  await world.owner.query('delete from enterprise_user where user_id = $1', [userId]);
  return (await openSession(gate, userId, null, world.clock.now())).token;
}

const setStatus = (enterpriseId: number, status: number) =>
  world.owner.query('update enterprise set status = $2 where enterprise_id = $1', [enterpriseId, status]);

it('B17 lists the enterprises of the user and no others, each with its state and his part in it', async () => {
  const { token, first, second } = await aClerkOfTwo();
  await world.owner.query(
    `update enterprise set service_end_date = '2026-03-09', is_certification = 0 where enterprise_id = $1`,
    [second],
  );

  const companies = dataOf(await world.call(token, listCompanies, {}));

  expect(companies.toSorted((one, other) => one.wxapp_id - other.wxapp_id)).toEqual([
    {
      wxapp_id: first,
      company_name: expect.stringMatching(/^测试劳务/),
      status: 30,
      status_text: 'Approved',
      is_certification: 1,
      is_default: 0,
      is_expire: 0,
      is_current: 1,
      role: 'admin',
    },
    expect.objectContaining({
      wxapp_id: second,
      is_certification: 0,
      is_expire: 1,
      is_current: 0,
      role: 'editor',
    }),
  ]);
});

it('B17 switches to another enterprise of the user by a new token, and ends the old one at once', async () => {
  const { token, second } = await aClerkOfTwo();
  world.clock.set(moment('2026-03-10 11:00:00'));

  const switched = dataOf(await world.call(token, switchCompany, { wxapp_id: second }));

  expect(dataOf(await world.call(switched.token, my, {})).customer_id).toBe(second);
  // Of the same sign-in: it ends when that would have.
  expect(switched.expire_at).toBe('2026-03-10 22:00:00');
  expect(refusedOf(await world.call(token, my, {}))).toMatchObject({
    code: 50012,
    reason: 'SIGNED_IN_ELSEWHERE',
  });
});

it('T24 acts for the enterprise that the page was made for, or not at all', async () => {
  const { token, first, second } = await aClerkOfTwo();
  const switched = dataOf(await world.call(token, switchCompany, { wxapp_id: second }));

  const stale = await world.call(switched.token, my, {}, { 'x-enterprise': String(first) });

  expect(refusedOf(stale).reason).toBe('ENTERPRISE_MISMATCH');
});

it('T24 lets one of many switches at the same moment through', async () => {
  const { token, first, second } = await aClerkOfTwo();

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      world.call(token, switchCompany, { wxapp_id: place % 2 ? first : second }),
    ),
  );

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  const reasons = answers.flatMap((envelope) => (envelope.code === 1 ? [] : [envelope.reason]));
  expect(new Set(reasons)).toEqual(new Set(['SIGNED_IN_ELSEWHERE']));
});

it("B17 changes nothing when the enterprise is a stranger's, or frozen", async () => {
  const { token, first, second } = await aClerkOfTwo();
  const stranger = await anEnterprise(world);
  await setStatus(second, 40);

  const reasonOf = async (wxapp_id: number) =>
    refusedOf(await world.call(token, switchCompany, { wxapp_id })).reason;

  expect(await reasonOf(stranger.enterpriseId)).toBe('NOT_FOUND');
  expect(await reasonOf(2 ** 50)).toBe('NOT_FOUND');
  expect(await reasonOf(second)).toBe('ENTERPRISE_FROZEN');
  expect(dataOf(await world.call(token, my, {})).customer_id).toBe(first);
});

it('B17 does not switch to an enterprise that the user has been removed from', async () => {
  const { token, userId, second } = await aClerkOfTwo();
  await world.owner.query('update enterprise_user set status = 0 where user_id = $1 and enterprise_id = $2', [
    userId,
    second,
  ]);

  expect(refusedOf(await world.call(token, switchCompany, { wxapp_id: second })).reason).toBe('NOT_FOUND');
  expect(refusedOf(await world.call(token, setDefaultCompany, { wxapp_id: second })).reason).toBe(
    'NOT_FOUND',
  );
  expect(dataOf(await world.call(token, listCompanies, {}))).toHaveLength(1);
});

it('B17 begins the next sign-in in the default enterprise', async () => {
  const { token, userName, first, second } = await aClerkOfTwo();
  const customerOfNext = async () => {
    const { envelope } = await signInFrom(world)({ user_name: userName, password });
    return dataOf(await world.call(dataOf(envelope).token, my, {})).customer_id;
  };
  expect(await customerOfNext()).toBe(first);

  expect(dataOf(await world.call(token, setDefaultCompany, { wxapp_id: second }))).toEqual({});

  expect(await customerOfNext()).toBe(second);
  const [company] = dataOf(await world.call(token, listCompanies, {}));
  expect(company).toMatchObject({ wxapp_id: second, is_default: 1 });
});

it("B17 takes no stranger's enterprise for the default", async () => {
  const { token, userName } = await aClerkOfTwo();
  const stranger = await anEnterprise(world);

  const refused = await world.call(token, setDefaultCompany, { wxapp_id: stranger.enterpriseId });

  expect(refusedOf(refused).reason).toBe('NOT_FOUND');
  const { rows } = await world.owner.query(
    'select from app_user where user_name = $1 and default_enterprise_id is not null',
    [userName],
  );
  expect(rows).toEqual([]);
});

it('L14 lets a newcomer ask for his enterprises and his session, and for nothing beyond', async () => {
  const token = await aNewcomer();
  const { enterpriseId } = await anEnterprise(world);

  expect(dataOf(await world.call(token, listCompanies, {}))).toEqual([]);
  expect(dataOf(await world.call(token, readContractId, {}))).toEqual({
    contract_id: null,
    contract_ids: [],
  });
  expect(dataOf(await world.call(token, isExpire, {}))).toMatchObject({ is_expire: 0 });
  expect(refusedOf(await world.call(token, switchCompany, { wxapp_id: enterpriseId })).reason).toBe(
    'NOT_FOUND',
  );
  expect(refusedOf(await world.call(token, my, {})).reason).toBe('NO_ENTERPRISE');
});

it('C4 answers the contract to sign with none, as none is drawn up', async () => {
  const { token } = await anEnterprise(world);

  expect(dataOf(await world.call(token, readContractId, {}))).toEqual({
    contract_id: null,
    contract_ids: [],
  });
});

it('B17 G7 lets a user whose enterprise has expired go to another', async () => {
  const { userId, first, second } = await aClerkOfTwo();
  await setStatus(first, 50);
  const token = await signedIn(world, { userId, enterpriseId: first as never });
  expect(refusedOf(await world.call(token, my, {})).reason).toBe('ENTERPRISE_EXPIRED');

  const switched = dataOf(await world.call(token, switchCompany, { wxapp_id: second }));

  expect(dataOf(await world.call(switched.token, my, {})).customer_id).toBe(second);
});

it('P3 B17 answers nobody who is not signed in, and refuses what is no enterprise', async () => {
  const { token } = await aClerkOfTwo();
  const all: readonly Call[] = [listCompanies, switchCompany, setDefaultCompany, readContractId];
  for (const call of all) expect(refusedOf(await world.call(undefined, call, {})).reason).toBe('AUTH');
  for (const call of [switchCompany, setDefaultCompany] as readonly Call[])
    for (const input of [{}, { wxapp_id: 'x' }, { wxapp_id: 0 }])
      expect(refusedOf(await world.call(token, call, input)).reason).toBe('VALIDATION');
});
