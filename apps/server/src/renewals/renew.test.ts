import { listGaps } from '@app/contract/gaps';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { listPolicies } from '@app/contract/policies';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { listRenewable, renew } from '@app/contract/renewals';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, issued, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

/** An employer with so many covered to the end of March, on a day on which that can be renewed. */
async function renewing(count: number, now = '2026-03-25 10:00:00') {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  const persons = workers(employer, count);
  await issued(world, employer, persons);
  world.clock.set(moment(now));
  return { employer: { ...employer, token: await signedIn(world, employer) }, persons };
}

const listed = async ({ token }: Pick<Employer, 'token'>) =>
  dataOf(await world.call(token, listRenewable, {}));

const renewed = async (
  { token }: Pick<Employer, 'token'>,
  items: readonly { policy_id: number; forecast_hash: string | null }[],
) =>
  dataOf(
    await world.call(token, renew, {
      items: items.map(({ policy_id, forecast_hash }) => ({ policy_id, forecast_hash: forecast_hash! })),
      accept_terms: 1,
    }),
  );

it('B4 R3 opens the month that follows, and takes everybody over without a gap at just what was shown', async () => {
  const { employer } = await renewing(5);
  const { policies, total_premium_fen, balance_fen, short_by_fen } = await listed(employer);
  const [due] = policies;
  expect(policies).toHaveLength(1);
  expect(due).toMatchObject({
    policy_id: employer.policyId,
    end_date: '2026-03-31',
    next: { policy_id: null, policy_no: null, start_date: '2026-04-01', end_date: '2026-04-30' },
    start_date: '2026-04-01',
    submit_until: '2026-03-31 16:00:00',
    person_count: 5,
    blocked_count: 0,
    price_changed: 0,
  });
  expect([total_premium_fen, short_by_fen]).toEqual([due!.premium_fen, 0]);

  const done = await renewed(employer, policies);

  expect(done).toMatchObject({
    failed: [],
    withheld_fen: due!.premium_fen,
    balance_after_fen: balance_fen - due!.premium_fen,
  });
  expect(done.renewed).toMatchObject([
    {
      old_policy_id: employer.policyId,
      start_date: '2026-04-01',
      person_count: 5,
      premium_fen: due!.premium_fen,
      import_job_id: null,
      blocked_count: 0,
    },
  ]);
  const [{ policy_change_id, policy_no }] = done.renewed as [(typeof done.renewed)[0]];
  expect(policy_no).toMatch(/-R1$/);
  const change = dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  expect(change).toMatchObject({
    change_type: 'renew',
    person_count: 5,
    start_date: '2026-04-01',
    end_date: '2026-04-30',
  });
  expect(dataOf(await world.call(employer.token, listGaps, { kind: 'month_end' })).total).toBe(0);
  expect((await listed(employer)).policies).toEqual([]);
  expect(refusedReasons(await renewed(employer, policies))).toEqual(['NOTHING_TO_RENEW']);
});

const refusedReasons = ({ failed }: Awaited<ReturnType<typeof renewed>>) =>
  failed.map(({ reason }) => reason);

it('B4 takes them into a policy of the plan that is open already, and opens none', async () => {
  const { employer } = await renewing(3);
  const april = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `A-${employer.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });

  const { policies } = await listed(employer);
  const done = await renewed(employer, policies);

  expect(policies[0]!.next.policy_id).toBe(april);
  expect(done.renewed).toMatchObject([{ policy_id: april, person_count: 3 }]);
  expect(dataOf(await world.call(employer.token, listPolicies, {})).total).toBe(2);
});

it('N9 B4 names who cannot go over and why, takes the others over, and puts those on a list of the new policy', async () => {
  const { employer, persons } = await renewing(4);
  await world.owner.query('update work_company set status = 30 where company_id = $1', [employer.companyId]);
  expect((await listed(employer)).policies).toMatchObject([
    {
      person_count: 0,
      forecast_hash: null,
      premium_fen: 0,
      blocked_count: 4,
      blocked: persons.map(({ name }) => ({ name, code: 'WC_PENDING' })),
    },
  ]);
  await world.owner.query('update work_company set status = 10 where company_id = $1', [employer.companyId]);
  await world.owner.query(
    `update employee set blacklist_reason = '多次虚报' where enterprise_id = $1 and name = $2`,
    [employer.enterpriseId, persons[1]!.name],
  );

  const { policies } = await listed(employer);
  expect(policies).toMatchObject([
    { person_count: 3, blocked_count: 1, blocked: [{ name: persons[1]!.name, code: 'BLACKLIST' }] },
  ]);
  const done = await renewed(employer, policies);

  expect(done.renewed).toMatchObject([
    { person_count: 3, blocked_count: 1, import_job_id: expect.any(Number) },
  ]);
  const import_job_id = done.renewed[0]!.import_job_id!;
  expect(dataOf(await world.call(employer.token, readImport, { import_job_id }))).toMatchObject({
    row_count: 1,
    policy_id: done.renewed[0]!.policy_id,
  });
  const { rows } = dataOf(await world.call(employer.token, readImportRows, { import_job_id }));
  expect(rows.map(({ values }) => [values.name, values.idcard])).toEqual([
    [persons[1]!.name, expect.stringContaining('*')],
  ]);
});

it('B4 leaves out whom somebody takes off, who is covered beyond, and whose cover ends before', async () => {
  const { employer, persons } = await renewing(6);
  const { token, policyId: policy_id } = employer;
  const leaver = { name: persons[0]!.name };
  dataOf(
    await world.call(token, off, { policy_id, persons: [leaver], start_date: day('2026-03-28'), draft: 0 }),
  );

  const { policies } = await listed(employer);

  expect(policies[0]!.person_count).toBe(5);
});

it('B4 renews nothing where it is not what was seen: somebody left, another warning, another price', async () => {
  const { employer, persons } = await renewing(5);
  const { token, policyId: policy_id } = employer;
  const { policies } = await listed(employer);
  dataOf(
    await world.call(token, off, {
      policy_id,
      persons: [{ name: persons[0]!.name }],
      start_date: day('2026-03-28'),
      draft: 0,
    }),
  );

  const done = await renewed(employer, policies);

  expect(refusedReasons(done)).toEqual(['RENEWAL_CHANGED']);
  expect(done).toMatchObject({ renewed: [], withheld_fen: 0 });
  expect(done.failed[0]!.msg).toContain('4');
  // Nothing was opened for it either.
  expect(dataOf(await world.call(token, listPolicies, {})).total).toBe(1);
  expect(refusedReasons(await renewed(employer, (await listed(employer)).policies))).toEqual([]);
});

it('B4 renews each policy for itself: too little money for one keeps the other', async () => {
  const { employer } = await renewing(3);
  const more = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-A',
    policy_no: `M-${employer.enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  await issued(world, { ...employer, policyId: more }, [
    aWorker(employer),
    aWorker(employer),
    aWorker(employer),
  ]);
  const before = await listed(employer);
  const [first] = before.policies as [(typeof before.policies)[0]];
  await world.owner.query(`alter table account disable trigger user`);
  await world.owner.query(`update account set balance_fen = $2 where enterprise_id = $1 and code = 'cash'`, [
    employer.enterpriseId,
    first.premium_fen + 1,
  ]);
  await world.owner.query(`alter table account enable trigger user`);

  const done = await renewed(employer, before.policies);

  expect(done.renewed).toMatchObject([{ old_policy_id: first.policy_id }]);
  expect(refusedReasons(done)).toEqual(['RENEW_FUNDS']);
  expect(done.balance_after_fen).toBe(1);
});

it.each([
  ['2026-03-15 10:00:00', 'RENEW_NOT_OPEN'],
  ['2026-04-08 10:00:00', 'RENEW_NOT_OPEN'],
])('B4 at %s refuses with %s', async (now, reason) => {
  const { employer } = await renewing(3, now);

  expect((await listed(employer)).policies).toEqual([]);
  const done = await renewed(employer, [{ policy_id: employer.policyId, forecast_hash: '0'.repeat(64) }]);

  expect(refusedReasons(done)).toEqual([reason]);
});

it.each([
  ['2026-03-31 15:59:59', '2026-04-01'],
  ['2026-03-31 16:00:00', '2026-04-02'],
  ['2026-04-03 10:00:00', '2026-04-04'],
])('B4 D2 renewed at %s covers from %s, never before', async (now, start_date) => {
  const { employer } = await renewing(3, now);

  const { policies } = await listed(employer);
  const done = await renewed(employer, policies);

  expect(policies[0]).toMatchObject({
    start_date,
    submit_until: '2026-03-31 16:00:00',
    is_late: now < '2026-03-31 16' ? 0 : 1,
  });
  expect(done.renewed).toMatchObject([{ start_date, person_count: 3 }]);
});

it('B4 renews once where two press at once', async () => {
  const { employer } = await renewing(4);
  const { policies } = await listed(employer);

  const both = await Promise.all([renewed(employer, policies), renewed(employer, policies)]);

  expect(both.flatMap((done) => done.renewed)).toHaveLength(1);
  expect(both.flatMap(refusedReasons)).toEqual(['NOTHING_TO_RENEW']);
  expect(dataOf(await world.call(employer.token, listPolicies, {})).total).toBe(2);
});

it('B4 is undone as any other change, and can be renewed again into the policy that it opened', async () => {
  const { employer } = await renewing(3);
  const first = await renewed(employer, (await listed(employer)).policies);
  const [{ policy_change_id, policy_id }] = first.renewed as [(typeof first.renewed)[0]];

  dataOf(await world.call(employer.token, remove, { policy_change_id }));
  const again = await renewed(employer, (await listed(employer)).policies);

  expect(again.renewed).toMatchObject([{ policy_id, person_count: 3 }]);
});

it('P3 finds no policy of a stranger, and refuses users without the keys', async () => {
  const { employer } = await renewing(3);
  const { policies } = await listed(employer);
  const { employer: stranger } = await renewing(3);
  const drafter = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const reader = await aUser(world, employer.enterpriseId, ['/policy/index']);

  expect(refusedReasons(await renewed(stranger, policies))).toEqual(['NOT_FOUND']);
  expect((await listed(stranger)).policies.map(({ policy_id }) => policy_id)).toEqual([stranger.policyId]);
  const items = [{ policy_id: employer.policyId, forecast_hash: policies[0]!.forecast_hash! }];
  expect(refusedOf(await world.call(drafter.token, renew, { items, accept_terms: 1 })).reason).toBe(
    'FORBIDDEN',
  );
  expect(refusedOf(await world.call(reader.token, listRenewable, {})).reason).toBe('FORBIDDEN');
});

it('B4 D2 calls it late for cover that begins at the minute once the day before is over', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world, { plan_code: 'GA-D' });
  await issued(world, employer, workers(employer, 2));
  world.clock.set(moment('2026-04-01 00:10:00'));

  const { policies } = await listed({ token: await signedIn(world, employer) });

  expect(policies).toMatchObject([
    { start_date: '2026-04-01', submit_until: '2026-04-01 00:00:00', is_late: 1 },
  ]);
});
