import { remove } from '@app/contract/policy-changes/delete-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { renewByPolicyChange } from '@app/contract/renewals/renew-by-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, issued, submitted, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

/** An employer with two changes of three persons, and the policy of the month that follows. */
async function twoChanges() {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  const persons = workers(employer, 3);
  const { policy_change_id } = await issued(world, employer, persons);
  await issued(world, employer, workers(employer, 3));
  const april = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `A-${employer.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  world.clock.set(moment('2026-03-25 10:00:00'));
  return { ...employer, token: await signedIn(world, employer), persons, policy_change_id, april };
}

it('B4 renews just the persons of one earlier change, without whoever left, and names who cannot join', async () => {
  const { token, enterpriseId, persons, policy_change_id, april, policyId } = await twoChanges();
  const leaver = { name: persons[0]!.name };
  dataOf(
    await world.call(token, off, {
      policy_id: policyId,
      persons: [leaver],
      start_date: day('2026-03-28'),
      draft: 0,
    }),
  );
  await world.owner.query(
    `update employee set blacklist_reason = '多次虚报' where enterprise_id = $1 and name = $2`,
    [enterpriseId, persons[1]!.name],
  );

  const asked = { policy_change_id, policy_id: april, draft: 0 } as const;
  const made = dataOf(await world.call(token, renewByPolicyChange, asked));

  expect(made).toMatchObject({
    person_count: 1,
    start_date: '2026-04-01',
    premium_fen: 4200,
    withheld_fen: 4200,
    skipped: [{ name: persons[1]!.name, idcard: expect.stringContaining('*'), code: 'BLACKLIST' }],
  });
  expect(made.policy_change_id).not.toBe(policy_change_id);
  const { rows } = await world.owner.query(
    `select e.name from policy_person p join employee e using (enterprise_id, employee_id) where p.enterprise_id = $1 and p.policy_id = $2`,
    [enterpriseId, april],
  );
  expect(rows).toEqual([{ name: persons[2]!.name }]);
});

it('B4 drafts them for somebody else to confirm, and drafts none twice over once they are covered', async () => {
  const { token, enterpriseId, policy_change_id, april } = await twoChanges();
  const drafter = await aUser(world, enterpriseId, ['policy_change/import']);
  const asked = { policy_change_id, policy_id: april };
  expect(dataOf(await world.call(drafter.token, renewByPolicyChange, asked))).toMatchObject({
    status: 0,
    person_count: 3,
    skipped: [],
  });
  expect(refusedOf(await world.call(drafter.token, renewByPolicyChange, { ...asked, draft: 0 })).reason).toBe(
    'FORBIDDEN',
  );
  dataOf(await world.call(token, renewByPolicyChange, { ...asked, draft: 0 }));

  expect(refusedOf(await world.call(token, renewByPolicyChange, asked)).reason).toBe('DUPLICATE_SUBMIT');
  const past = { ...asked, confirm_warnings: ['DUPLICATE_SUBMIT' as const] };
  expect(refusedOf(await world.call(token, renewByPolicyChange, past)).reason).toBe('ROWS_REFUSED');
});

it('B4 refuses a change without anybody to renew, and a policy that takes nobody', async () => {
  const employer = await twoChanges();
  const { token, policy_change_id, april } = employer;
  const empty = await submitted(world, employer);
  dataOf(await world.call(token, remove, { policy_change_id: empty.policy_change_id }));
  const reasonOf = async (change: number, policy_id: number) =>
    refusedOf(await world.call(token, renewByPolicyChange, { policy_change_id: change, policy_id })).reason;

  expect(await reasonOf(empty.policy_change_id, april)).toBe('NOTHING_TO_RENEW');
  await world.owner.query('update policy set status = 30 where policy_id = $1', [april]);
  expect(await reasonOf(policy_change_id, april)).toBe('POLICY_CLOSED');
});

it('P3 finds neither change nor policy of a stranger, and refuses who has no key', async () => {
  const own = await twoChanges();
  const stranger = await twoChanges();
  const reader = await aUser(world, own.enterpriseId, ['policy_change/detail']);
  const reasonOf = async (token: string, policy_change_id: number, policy_id: number) =>
    refusedOf(await world.call(token, renewByPolicyChange, { policy_change_id, policy_id })).reason;

  expect([
    await reasonOf(stranger.token, own.policy_change_id, stranger.april),
    await reasonOf(stranger.token, stranger.policy_change_id, own.april),
    await reasonOf(reader.token, own.policy_change_id, own.april),
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN']);
});
