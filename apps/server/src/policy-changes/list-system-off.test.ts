import { readImportRows } from '@app/contract/imports/read-import-rows';
import { add } from '@app/contract/policy-changes/add-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { readRenewable } from '@app/contract/renewals/one-key';
import { listSystemOff, readdSystemOff } from '@app/contract/renewals/system-off';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import type { Employer } from '../../test/changes.ts';
import { renewingIn } from '../../test/renewals.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const { renewing, listed, renewed } = renewingIn(world);

const leftOf = async ({ token }: Pick<Employer, 'token'>, filter: object = {}) =>
  dataOf(await world.call(token, listSystemOff, filter));

const later = async (employer: Employer, now: string) => {
  world.clock.set(moment(now));
  return { ...employer, token: await signedIn(world, employer) };
};

/** Has the operator block one of them, who then cannot go over. */
const block = ({ enterpriseId }: Employer, name: string) =>
  world.owner.query(
    `update employee set blacklist_reason = '多次虚报' where enterprise_id = $1 and name = $2`,
    [enterpriseId, name],
  );

it('B4 lists who could not go over, why and from when on, at once; and whoever nobody renewed, when their cover ends', async () => {
  const { employer, persons } = await renewing(3);
  await block(employer, persons[1]!.name);
  expect((await leftOf(employer)).total).toBe(0);
  await renewed(employer, (await listed(employer)).policies);

  const { data } = await leftOf(employer);

  expect(data).toMatchObject([
    {
      name: persons[1]!.name,
      idcard: expect.stringContaining('*'),
      off_reason: 'BLOCKED',
      off_reason_text: 'Not to be insured any more',
      off_time: '2026-04-01 00:00:00',
      is_read: 0,
      can_readd: 0,
      readd_policy_id: expect.any(Number),
    },
  ]);
  const { employer: other, persons: unrenewed } = await renewing(2);
  expect((await leftOf(await later(other, '2026-03-31 23:59:59'))).total).toBe(0);
  const ended = await leftOf(await later(other, '2026-04-01 00:00:00'));
  expect(ended.total).toBe(2);
  expect(ended.data).toEqual(
    expect.arrayContaining(
      unrenewed.map(({ name }) => expect.objectContaining({ name, off_reason: 'NOT_RENEWED', can_readd: 0 })),
    ),
  );
});

it('B4 leaves out whom somebody took off and who is covered again, and narrows by reason, policy, days and page', async () => {
  const { employer, persons } = await renewing(4);
  const { policyId: policy_id, token } = employer;
  const leaver = { name: persons[0]!.name };
  dataOf(
    await world.call(token, off, { policy_id, persons: [leaver], start_date: day('2026-03-28'), draft: 0 }),
  );
  await block(employer, persons[1]!.name);
  const [made] = (await renewed(employer, (await listed(employer)).policies)).renewed;

  const now = await later(employer, '2026-04-02 10:00:00');
  expect((await leftOf(now)).data.map(({ name }) => name)).toEqual([persons[1]!.name]);
  const totals = [
    { reason: 'BLOCKED', policy_id, start_date: '2026-04-01', end_date: '2026-04-01' },
    { reason: 'OVERAGE' },
    { policy_id: made!.policy_id },
    { end_date: '2026-03-31' },
    { start_date: '2026-04-02' },
    { page: 2, limit: 1 },
  ].map(async (filter) => {
    const { total, data } = await leftOf(now, filter);
    return [total, data.length];
  });
  expect(await Promise.all(totals)).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
  ]);
});

it('B4 puts them on a list of the policy that takes them, with numbers that stay hidden, and names nobody who is covered again', async () => {
  const { employer, persons } = await renewing(2);
  const april = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `A-${employer.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  const now = await later(employer, '2026-04-03 10:00:00');
  const { data } = await leftOf(now);
  expect(data.map(({ can_readd, readd_policy_id }) => [can_readd, readd_policy_id])).toEqual([
    [1, april],
    [1, april],
  ]);

  const ids = data.map(({ policy_person_id }) => policy_person_id);
  const made = dataOf(
    await world.call(now.token, readdSystemOff, { policy_id: april, policy_person_ids: ids }),
  );

  expect(made).toMatchObject({ policy_id: april, person_count: 2 });
  const { rows } = dataOf(await world.call(now.token, readImportRows, { import_job_id: made.import_job_id }));
  expect(new Set(rows.map(({ values }) => values.name))).toEqual(new Set(persons.map(({ name }) => name)));
  expect(JSON.stringify(rows)).not.toContain(persons[0]!.idcard);
  dataOf(await world.call(now.token, add, { policy_id: april, persons: [persons[0]!], draft: 0 }));
  expect((await leftOf(now)).data.map(({ name }) => name)).toEqual([persons[1]!.name]);
});

it('B4 is read by whoever has read the reminder since they lost their cover', async () => {
  const { employer } = await renewing(2);
  dataOf(await world.call(employer.token, readRenewable, {}));
  const now = await later(employer, '2026-04-09 10:00:00');
  const colleague = await aUser(world, employer.enterpriseId, ['/person/index']);
  const readBy = async (user: Pick<Employer, 'token'>) =>
    (await leftOf(user)).data.map(({ is_read }) => is_read);
  expect(await readBy(now)).toEqual([0, 0]);

  dataOf(await world.call(now.token, readRenewable, {}));

  expect(await readBy(now)).toEqual([1, 1]);
  expect(await readBy(colleague)).toEqual([0, 0]);
});

it('P3 tells a stranger of nobody, and refuses who has no key, what is not theirs and a policy that takes nobody', async () => {
  const { employer } = await renewing(2);
  const { employer: stranger } = await renewing(2);
  const now = await later(employer, '2026-04-02 10:00:00');
  const { data } = await leftOf(now);
  const ids = data.map(({ policy_person_id }) => policy_person_id);
  const other = await later(stranger, '2026-04-02 10:00:00');
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);
  const keyless = await aUser(world, employer.enterpriseId, ['/policy/index']);
  const readd = async (token: string, policy_id: number, policy_person_ids = ids) =>
    refusedOf(await world.call(token, readdSystemOff, { policy_id, policy_person_ids })).reason;

  expect((await leftOf(other, { policy_id: employer.policyId })).total).toBe(0);
  expect(refusedOf(await world.call(keyless.token, listSystemOff, {})).reason).toBe('FORBIDDEN');
  const april = await openPolicyFor(world.platform, stranger.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `A-${stranger.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  expect(await readd(other.token, april)).toBe('NOT_FOUND');
  expect([
    await readd(reader.token, employer.policyId),
    await readd(other.token, employer.policyId),
    await readd(other.token, stranger.policyId),
    await readd(now.token, employer.policyId),
  ]).toEqual(['FORBIDDEN', 'NOT_FOUND', 'POLICY_CLOSED', 'POLICY_CLOSED']);
});
