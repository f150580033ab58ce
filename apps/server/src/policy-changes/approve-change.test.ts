import { panel } from '@app/contract/customers';
import { add } from '@app/contract/policy-changes/add-persons';
import { approve } from '@app/contract/policy-changes/approve-change';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { readChange } from '@app/contract/policy-changes/read-change';
import { expect, it } from 'vitest';
import { anEmployer, priced, workers } from '../../test/changes.ts';
import { digestsOf, faultsOfBooks } from '../../test/rows.ts';
import { asked, hashOf, seen, watched } from '../../test/approvals.ts';
import { aUser, balances, dataOf, moment, openWorld, refusedOf } from '../../test/world.ts';
import { requireApproval } from '../operator/require-approval.ts';

const world = await openWorld();

const stepsOf = async (token: string, policy_change_id: number) =>
  dataOf(await world.call(token, readChange, { policy_change_id })).timeline.map(({ event }) => event);

it('C4 has a confirmation wait for another user: nothing is held, and nobody is covered by it yet', async () => {
  const { employer } = await watched(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  expect((await seen(world, employer.token, policy_change_id)).approval).toEqual({
    state: 'asks',
    asked_by: null,
    is_own: 0,
  });

  const once = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  expect(dataOf(once)).toMatchObject({ status: 15, withheld_fen: 0, balance_after_fen: 1_000_000 });
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ cash: 1_000_000, held: 0 });
  const { rows } = await world.owner.query('select from policy_person where enterprise_id = $1', [
    employer.enterpriseId,
  ]);
  expect(rows).toEqual([]);
  // Pressed again it is told how it stands.
  expect(
    dataOf(await world.call(employer.token, confirm, { policy_change_id, forecast_hash })),
  ).toMatchObject({
    status: 15,
  });
  expect(dataOf(await world.call(employer.token, panel, {})).todo).toContainEqual(
    expect.objectContaining({ code: 'APPROVALS_WAITING', count: 1, amount_fen: 2845, policy_change_id }),
  );
});

it('C4 submits once another user approves, at the price that they saw, and tells both in its record', async () => {
  const { employer, other } = await watched(world);
  const { policy_change_id } = await asked(world, employer);
  const { approval, ...agreed } = await seen(world, other.token, policy_change_id);
  expect(approval).toEqual({ state: 'waits', asked_by: '王敏', is_own: 0 });

  const answers = await Promise.all([1, 2].map(() => world.call(other.token, approve, agreed)));

  for (const answer of answers)
    expect(dataOf(answer)).toMatchObject({ status: 30, withheld_fen: 2845, balance_after_fen: 997_155 });
  expect(await stepsOf(other.token, policy_change_id)).toEqual([
    'drafted',
    'forecast',
    'approval_asked',
    'forecast',
    'approved',
  ]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('C4 lets nobody approve what they confirmed themselves, and nobody without the key', async () => {
  const { employer } = await watched(world);
  const { policy_change_id } = await asked(world, employer);
  const clerk = await aUser(world, employer.enterpriseId, ['policy_change/import', 'policy_change/confirm']);
  const { approval, ...agreed } = await seen(world, employer.token, policy_change_id);
  expect(approval).toMatchObject({ state: 'waits', is_own: 1 });
  const before = await digestsOf(world, employer.enterpriseId);

  const own = await world.call(employer.token, approve, agreed);
  const keyless = await world.call(clerk.token, approve, agreed);
  const confirmed = await world.call(clerk.token, confirm, {
    policy_change_id,
    expect_premium_fen: 1,
  });

  expect(refusedOf(own)).toMatchObject({
    reason: 'OWN_APPROVAL',
    msg: expect.stringContaining('another user'),
  });
  expect(keyless).toMatchObject({ reason: 'FORBIDDEN' });
  expect(refusedOf(confirmed)).toMatchObject({ reason: 'STATE_CONFLICT', detail: { status: 15 } });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('C4 sends a change back with a reason; it is a draft again, which is confirmed anew', async () => {
  const { employer, other } = await watched(world);
  const { policy_change_id, forecast_hash } = await asked(world, employer);
  const back = { policy_change_id, is_approved: 0 as const };

  const wordless = await world.call(other.token, approve, back);
  expect(wordless).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['reason'] } });
  const sent = await world.call(other.token, approve, { ...back, reason: '张三已经离职 13812345678' });

  expect(dataOf(sent)).toMatchObject({ status: 0, withheld_fen: 0 });
  const change = dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  expect(change.timeline.at(-1)).toMatchObject({
    event: 'sent_back',
    reason: expect.stringMatching(/^张三已经离职 (?!13812345678)/),
  });
  const late = await world.call(other.token, approve, { policy_change_id, forecast_hash });
  expect(refusedOf(late)).toMatchObject({ reason: 'STATE_CONFLICT', detail: { status: 0 } });
  const { approval, ...agreed } = await seen(world, employer.token, policy_change_id);
  expect(approval).toMatchObject({ state: 'asks' });
  expect(dataOf(await world.call(employer.token, confirm, agreed))).toMatchObject({ status: 15 });
});

it('C4 refuses an approval past the cut-off with the earliest start, which the approver may then take', async () => {
  world.clock.set(moment('2026-03-10 15:50:00'));
  const { employer, other } = await watched(world);
  const { policy_change_id } = await asked(world, employer);
  const agreed = await hashOf(world, other.token, policy_change_id);
  world.clock.set(moment('2026-03-10 16:00:00'));

  const late = await world.call(other.token, approve, agreed);
  expect(refusedOf(late)).toMatchObject({
    reason: 'CUTOFF_PASSED',
    detail: { earliest_start_date: '2026-03-12' },
  });
  const start_date = '2026-03-12';
  const again = dataOf(await world.call(other.token, forecast, { policy_change_id, start_date }));
  expect(again.status).toBe(15);
  const next = { policy_change_id, forecast_hash: again.forecast_hash! };
  expect(dataOf(await world.call(other.token, approve, next))).toMatchObject({ status: 30, start_date });
});

it('C4 lets what waits for approval be deleted, and nothing of it comes back', async () => {
  const { employer, other } = await watched(world);
  const { policy_change_id, forecast_hash } = await asked(world, employer);

  expect(dataOf(await world.call(employer.token, remove, { policy_change_id }))).toMatchObject({
    status: 80,
    released_fen: 0,
  });
  const late = await world.call(other.token, approve, { policy_change_id, forecast_hash });
  expect(refusedOf(late)).toMatchObject({ reason: 'STATE_CONFLICT', detail: { status: 80 } });
});

it('C4 has what is added at once wait as well, and lists it with the drafts', async () => {
  const { employer } = await watched(world);
  const { token, policyId: policy_id } = employer;

  const added = dataOf(
    await world.call(token, add, { policy_id, persons: workers(employer, 2), draft: 0 as const }),
  );

  expect(added).toMatchObject({ status: 15, withheld_fen: 0 });
  const { data } = dataOf(await world.call(token, listChanges, { stage: 'drafts' }));
  expect(data).toMatchObject([{ policy_change_id: added.policy_change_id, status: 15 }]);
});

it('C4 tells another enterprise that there is no such change', async () => {
  const { employer } = await watched(world);
  const { policy_change_id, forecast_hash } = await asked(world, employer);
  const stranger = await anEmployer(world);

  for (const input of [
    { policy_change_id, forecast_hash },
    { policy_change_id, is_approved: 0 as const, reason: 'no' },
  ])
    expect(refusedOf(await world.call(stranger.token, approve, input)).reason).toBe('NOT_FOUND');
});

it('C4 is turned on only where there is a second user, and says when nothing changes', async () => {
  const { enterpriseId } = await anEmployer(world);
  await expect(requireApproval(world.platform, enterpriseId, true)).rejects.toThrow('no second user');
  expect(await requireApproval(world.platform, enterpriseId, false)).toContain('already');
});
