import { listGaps } from '@app/contract/gaps';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { hasRenewable } from '@app/contract/renewals/one-key';
import { listPolicies } from '@app/contract/policies';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { aWorker, issued } from '../../test/changes.ts';
import { dataOf, moment, occupationId, openWorld, signedIn } from '../../test/world.ts';
import { refusedReasons, renewingIn } from '../../test/renewals.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const { renewing, listed, renewed } = renewingIn(world);

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

it('B4 renews each kind of insurance for whoever has several, with one press, and reminds of the one that closes first', async () => {
  const { employer, persons } = await renewing(5, '2026-03-30 10:00:00');
  world.clock.set(moment('2026-03-10 10:00:00'));
  const accident = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'GA-D',
    policy_no: `D-${employer.enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  const occupation_id = await occupationId(world, 'MFG04', 'DAY');
  const also = persons.slice(0, 3).map((person) => ({ ...person, occupation_id }));
  const early = { ...employer, token: await signedIn(world, employer), policyId: accident };
  await issued(world, early, also);
  world.clock.set(moment('2026-03-30 10:00:00'));
  const present = { ...employer, token: await signedIn(world, employer) };

  const { policies } = await listed(present);
  expect(new Set(policies.map(({ person_count }) => person_count))).toEqual(new Set([3, 5]));
  const reminder = dataOf(await world.call(present.token, hasRenewable, {}));
  expect(reminder).toMatchObject({ count: 2, deadline: '2026-03-31 16:00:00' });
  const done = await renewed(present, policies);

  expect(done.failed).toEqual([]);
  expect(new Set(done.renewed.map(({ person_count }) => person_count))).toEqual(new Set([3, 5]));
  expect((await listed(present)).policies).toEqual([]);
});
