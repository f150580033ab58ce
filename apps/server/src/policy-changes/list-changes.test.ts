import { listChanges } from '@app/contract/policy-changes/list-changes';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { anEmployer, aWorker, drafted, issued, priced, submitted } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const listed = async (token: string, filter: z.input<typeof listChanges.input>) =>
  dataOf(await world.call(token, listChanges, filter));

const idsOf = async (...asked: Parameters<typeof listed>) =>
  (await listed(...asked)).data.map(({ policy_change_id }) => policy_change_id);

it('B2 lists the changes, the latest first, with what can be done about each', async () => {
  const employer = await anEmployer(world);
  const done = await issued(world, employer);
  const { policy_change_id } = await submitted(world, employer);
  world.clock.set(moment('2026-03-10 10:30:30'));

  const page = await listed(employer.token, {});

  expect(page).toMatchObject({ total: 2, per_page: 15, current_page: 1, last_page: 1 });
  expect(page.data.map((row) => row.policy_change_id)).toEqual([policy_change_id, done.policy_change_id]);
  expect(page.data[0]).toEqual({
    policy_change_id,
    change_no: expect.any(String),
    status: 30,
    status_text: 'Submitted, can be taken back',
    policy_id: employer.policyId,
    policy_no: expect.stringMatching(/^P-/),
    plan: expect.any(String),
    change_type: 'add',
    type: expect.any(String),
    start_date: '2026-03-11',
    end_date: '2026-03-31',
    person_count: 1,
    fail_count: 0,
    premium_fen: 2845,
    refund_fen: 0,
    charged_fen: null,
    progress_status: 0,
    cover_binding: 'ON_SUBMIT',
    source: 'direct',
    operate_name: '王敏',
    created_at: '2026-03-10 10:00:00',
    confirmed_at: '2026-03-10 10:00:00',
    lock_at: '2026-03-10 16:00:00',
    can_undo: 1,
    undo_seconds_left: 19_770,
    needs_you: null,
  });
  expect(page.data[1]).toMatchObject({ status: 50, charged_fen: 2845, can_undo: 0, undo_seconds_left: 0 });
});

it('B2 says of the moment of the lock that nothing can be undone any more', async () => {
  world.clock.set(moment('2026-03-10 15:00:00'));
  const employer = await anEmployer(world);
  await submitted(world, employer);
  world.clock.set(moment('2026-03-10 16:00:00'));

  expect((await listed(employer.token, {})).data).toMatchObject([
    { status: 30, can_undo: 0, undo_seconds_left: 0 },
  ]);
});

it('B2 finds changes by policy, by status, and by number or the name of a person', async () => {
  const employer = await anEmployer(world);
  const { token, policyId } = employer;
  const other = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-A',
    policy_no: `Q-${policyId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  const draft = await drafted(world, employer, [aWorker(employer, { name: '欧阳百分' })]);
  const elsewhere = await drafted(world, { ...employer, policyId: other });
  const { policy_change_id: awaiting } = await priced(world, employer);
  const { change_no } = (await listed(token, { status: 10 })).data[0]!;

  expect(await idsOf(token, { policy_id: other })).toEqual([elsewhere]);
  expect(await idsOf(token, { status: 0 })).toEqual([elsewhere, draft]);
  expect(await idsOf(token, { status: 0, policy_id: policyId })).toEqual([draft]);
  expect(await idsOf(token, { keywords: '阳百' })).toEqual([draft]);
  expect(await idsOf(token, { keywords: ` ${change_no.toLowerCase()} ` })).toEqual([awaiting]);
  // What SQL takes for a pattern is taken as it was typed.
  for (const keywords of ['%', '_', '\\', "'"]) expect(await idsOf(token, { keywords })).toEqual([]);
});

it('B2 gives the part of the list that was asked for, by GET and by POST alike', async () => {
  const employer = await anEmployer(world);
  const ids: number[] = [];
  for (let made = 0; made < 5; made++) ids.unshift(await drafted(world, employer));

  const second = await listed(employer.token, { page: 2, limit: 2 });
  const beyond = await listed(employer.token, { page: 9, limit: 2 });
  const posted = await world.call(employer.token, { ...listChanges, method: 'POST' }, { page: 2, limit: 2 });

  expect(second).toMatchObject({ total: 5, per_page: 2, current_page: 2, last_page: 3 });
  expect(second.data.map(({ policy_change_id }) => policy_change_id)).toEqual(ids.slice(2, 4));
  expect(beyond).toMatchObject({ total: 5, data: [] });
  expect(dataOf(posted)).toEqual(second);
  for (const input of [{ page: 0 }, { limit: 201 }, { page: 10_001 }, { limit: 0 }]) {
    expect(refusedOf(await world.call(employer.token, listChanges, input)).reason).toBe('VALIDATION');
  }
});

it('P3 refuses a sub-user without the key, and shows a stranger nothing', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  await drafted(world, employer);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/detail', '/policy/index']);

  expect(refusedOf(await world.call(reader.token, listChanges, {})).reason).toBe('FORBIDDEN');
  expect(await listed(stranger.token, {})).toMatchObject({ total: 0, data: [] });
  expect(await listed(stranger.token, { policy_id: employer.policyId })).toMatchObject({ total: 0 });
});
