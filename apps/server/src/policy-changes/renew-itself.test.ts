import { panel } from '@app/contract/customers';
import { listMessages } from '@app/contract/messages';
import { remove } from '@app/contract/policy-changes/delete-change';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { listRenewable, renew } from '@app/contract/renewals/one-key';
import { readRenewal, setRenewal } from '@app/contract/renewals/set-renewal';
import { listSystemOff } from '@app/contract/renewals/system-off';
import { fen } from '@app/domain/money/money';
import { expect, it } from 'vitest';
import { aWorker, type Employer, issued } from '../../test/changes.ts';
import { renewingIn, tick } from '../../test/renewals.ts';
import { balances, dataOf, openWorld, signedIn } from '../../test/world.ts';
import { creditAccount } from '../operator/operator.ts';
import { watchRenewals } from './watch-to-renew.ts';

const world = await openWorld();

const { renewing, listed } = renewingIn(world);

/** An employer with so many covered to the end of March, in a policy that renews itself. */
async function planned(count: number) {
  const { employer, persons } = await renewing(count, '2026-03-22 10:00:00');
  const { policyId: policy_id } = employer;
  const set = dataOf(
    await world.call(employer.token, setRenewal, { policy_id, renewal_type: 2, accept_terms: 1 }),
  );
  return { employer, persons, set };
}

const later = async (employer: Employer, now: string) => {
  await tick(world, now);
  return { ...employer, token: await signedIn(world, employer) };
};

const told = async ({ token }: Employer) =>
  dataOf(await world.call(token, listMessages, { limit: 100 })).data.filter(({ type }) => /RENEW/.test(type));

const toldCodes = async (employer: Employer) => (await told(employer)).map(({ type }) => type).toReversed();

const renewals = async ({ token }: Employer) =>
  dataOf(await world.call(token, listChanges, { change_type: 'renew' })).data;

const stateOf = async ({ token, policyId: policy_id }: Employer) =>
  dataOf(await world.call(token, readRenewal, { policy_id }));

/** Leaves so much money, as if the rest had been spent. */
async function leaveMoney({ enterpriseId }: Employer, balance_fen: number) {
  await world.owner.query(`alter table account disable trigger user`);
  await world.owner.query(`update account set balance_fen = $2 where enterprise_id = $1 and code = 'cash'`, [
    enterpriseId,
    balance_fen,
  ]);
  await world.owner.query(`alter table account enable trigger user`);
}

it('B4 renews by itself at 20:00 on the last day but two, at just what it costs, and the policy that follows is to renew itself too', async () => {
  const { employer, set } = await planned(4);
  expect(set).toMatchObject({
    renewal_type: 2,
    status: 15,
    auto_at: '2026-03-29 20:00:00',
    person_count: 4,
    next_start_date: '2026-04-01',
    next_end_date: '2026-04-30',
  });
  const before = await balances(world, employer.enterpriseId);
  await tick(world, '2026-03-25 10:00:00');
  await tick(world, '2026-03-28 10:30:00');
  const early = await later(employer, '2026-03-29 19:59:59');
  expect(await renewals(early)).toEqual([]);
  expect((await stateOf(early)).status).toBe(15);

  const now = await later(employer, '2026-03-29 20:00:00');

  const [change, ...others] = await renewals(now);
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    person_count: 4,
    premium_fen: set.premium_fen,
    start_date: '2026-04-01',
    status: 30,
    operate_name: 'By the clock',
  });
  const after = await balances(world, employer.enterpriseId);
  expect(before.cash! - after.cash!).toBe(set.premium_fen);
  expect(await stateOf(now)).toMatchObject({ status: 30, ran_at: '2026-03-29 20:00:00', failed_msg: null });
  expect(await stateOf({ ...now, policyId: change!.policy_id })).toMatchObject({
    renewal_type: 2,
    auto_at: '2026-04-28 20:00:00',
  });
  expect(await toldCodes(now)).toEqual(['RENEWAL_PLANNED', 'RENEWAL_PLANNED', 'AUTO_RENEWED']);
});

it('B4 does it once where timers fire twice, two servers at once, and an hour late, and takes who has joined since at the next hour', async () => {
  const { employer, persons } = await planned(3);
  world.clock.set(new Date('2026-03-29T21:00:00+08:00'));
  const data = { enterprise_id: employer.enterpriseId, id: 0 };

  await Promise.all([watchRenewals(world.serving, data), watchRenewals(world.serving, data)]);
  await watchRenewals(world.serving, data);

  const now = await later(employer, '2026-03-29 22:00:00');
  expect(await renewals(now)).toMatchObject([{ person_count: persons.length, start_date: '2026-04-01' }]);
  await issued(world, now, [aWorker(now)]);
  const next = await later(employer, '2026-03-29 23:00:00');
  expect((await renewals(next)).map(({ person_count }) => person_count)).toEqual([1, 3]);
});

it('N9 B4 puts who cannot go over on a list and tells of them once, and takes them over when that is mended', async () => {
  const { employer, persons } = await planned(3);
  const block = (reason: string | null) =>
    world.owner.query(`update employee set blacklist_reason = $3 where enterprise_id = $1 and name = $2`, [
      employer.enterpriseId,
      persons[0]!.name,
      reason,
    ]);
  await block('多次虚报');
  await later(employer, '2026-03-29 20:00:00');
  const now = await later(employer, '2026-03-29 21:00:00');

  expect(await renewals(now)).toMatchObject([{ person_count: 2 }]);
  expect(await stateOf(now)).toMatchObject({ status: 45, blocked_count: 1 });
  expect((await toldCodes(now)).slice(-2)).toEqual(['AUTO_RENEWED', 'AUTO_RENEWAL_LEFT']);
  expect(dataOf(await world.call(now.token, listSystemOff, {})).data).toMatchObject([
    { name: persons[0]!.name, off_reason: 'BLOCKED' },
  ]);
  await block(null);
  expect(await renewals(await later(employer, '2026-03-29 22:00:00'))).toHaveLength(2);
});

it('B4 renews nobody where the money does not reach, tells so once, and does it within the hour once it does', async () => {
  const { employer, set } = await planned(4);
  await leaveMoney(employer, set.premium_fen - 100);
  await later(employer, '2026-03-29 20:00:00');
  const short = await later(employer, '2026-03-29 21:00:00');

  expect(await renewals(short)).toEqual([]);
  expect((await balances(world, employer.enterpriseId)).cash).toBe(set.premium_fen - 100);
  expect(await stateOf(short)).toMatchObject({ status: 20, failed_msg: expect.stringContaining('1.00') });
  const { todo } = dataOf(await world.call(short.token, panel, {}));
  expect(todo.map(({ code, count }) => [code, count])).toContainEqual(['RENEWALS_STUCK', 1]);
  const messages = (await told(short)).filter(({ type }) => type === 'AUTO_RENEWAL_SHORT');
  expect(messages).toMatchObject([{ policy_id: employer.policyId, title: expect.stringContaining('¥1.00') }]);
  expect((await listed(short)).policies).toMatchObject([{ status: 20, failed_msg: expect.any(String) }]);

  await creditAccount(world.platform, employer.enterpriseId, {
    amount_fen: fen(100),
    channel_trade_no: `top-up-${employer.enterpriseId}`,
  });
  const paid = await later(employer, '2026-03-29 22:00:00');
  expect(await renewals(paid)).toMatchObject([{ person_count: 4 }]);
  expect((await stateOf(paid)).failed_msg).toBeNull();
});

it('B4 leaves alone what somebody took back, and what is renewed by hand meanwhile', async () => {
  const { employer } = await planned(3);
  const now = await later(employer, '2026-03-29 20:00:00');
  const [change] = await renewals(now);
  dataOf(await world.call(now.token, remove, { policy_change_id: change!.policy_change_id }));
  const next = await later(employer, '2026-03-29 21:00:00');

  expect(await renewals(next)).toMatchObject([{ status: 70 }]);
  expect(await stateOf(next)).toMatchObject({ renewal_type: 1, status: 10 });
  const { policies } = dataOf(await world.call(next.token, listRenewable, {}));
  const items = policies.map(({ policy_id, forecast_hash }) => ({
    policy_id,
    forecast_hash: forecast_hash!,
  }));
  const [done] = dataOf(
    await world.call(next.token, renew, { items, accept_terms: 1, auto_renew: 1 }),
  ).renewed;
  expect(await stateOf({ ...next, policyId: done!.policy_id })).toMatchObject({ renewal_type: 2 });
  await later(employer, '2026-03-30 00:00:00');
  expect(await renewals(await later(employer, '2026-03-31 23:59:59'))).toHaveLength(2);
});

it('B4 tells why it could not where the enterprise is frozen, and goes on once it is not', async () => {
  const { employer } = await planned(3);
  const setStatus = (status: number) =>
    world.owner.query('update enterprise set status = $2 where enterprise_id = $1', [
      employer.enterpriseId,
      status,
    ]);
  await setStatus(40);
  const frozen = await later(employer, '2026-03-29 20:00:00');

  expect(await renewals(frozen)).toEqual([]);
  expect((await toldCodes(frozen)).at(-1)).toBe('AUTO_RENEWAL_FAILED');
  await setStatus(30);
  expect(await renewals(await later(employer, '2026-03-29 21:00:00'))).toHaveLength(1);
});

it('B4 tells that a policy has ended with those whom nobody renewed, once', async () => {
  const { employer } = await renewing(3, '2026-03-30 10:00:00');
  await tick(world, '2026-03-30 10:00:00');
  await tick(world, '2026-04-01 00:00:00');
  const now = await later(employer, '2026-04-02 09:00:00');

  expect(await toldCodes(now)).toEqual(['RENEWAL_DUE', 'RENEWAL_LAPSED']);
  expect(await stateOf(now)).toMatchObject({ status: 60, has_ended: 1, person_count: 0 });
});
