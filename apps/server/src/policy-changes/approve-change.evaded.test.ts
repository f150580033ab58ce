import { approve } from '@app/contract/policy-changes/approve-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listRenewable, renew } from '@app/contract/renewals/one-key';
import { renewByPolicyChange } from '@app/contract/renewals/renew-by-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, issued, workers } from '../../test/changes.ts';
import { digestsOf, faultsOfBooks } from '../../test/rows.ts';
import { asked, hashOf, seen, watched } from '../../test/approvals.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';
import { requireApproval } from '../operator/require-approval.ts';

const world = await openWorld();

it('C4 approves by the hash of what was seen alone, and moves no start that can still be had', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const { employer, other } = await watched(world);
  const { policy_change_id } = await asked(world, employer);
  const before = await digestsOf(world, employer.enterpriseId);

  const byPrice = await world.app.inject({
    method: 'POST',
    url: `/api${approve.path}`,
    headers: { token: other.token },
    payload: { policy_change_id, expect_premium_fen: 2845 },
  });
  const moved = await world.call(other.token, forecast, { policy_change_id, start_date: '2026-03-15' });

  expect(byPrice.json()).toMatchObject({ reason: 'VALIDATION' });
  expect(refusedOf(moved)).toMatchObject({ reason: 'STATE_CONFLICT', detail: { status: 15 } });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('C4 refuses an approval of what was seen where somebody else has had it priced since, with other persons or warnings', async () => {
  const { employer, other } = await watched(world);
  const { policy_change_id } = await asked(world, employer);
  const agreed = await hashOf(world, other.token, policy_change_id);
  await seen(world, employer.token, policy_change_id);

  const late = await world.call(other.token, approve, agreed);

  expect(refusedOf(late).reason).toBe('FORECAST_EXPIRED');
  const anew = await hashOf(world, other.token, policy_change_id);
  expect(dataOf(await world.call(other.token, approve, anew))).toMatchObject({ status: 30 });
});

it('C4 asks for approval of an earlier change renewed, and lets one alone renew a whole policy, and take back in time', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const known = await anEmployer(world);
  const { policy_change_id } = await issued(world, known, workers(known, 2));
  const april = await openPolicyFor(world.platform, known.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `A-${known.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  world.clock.set(moment('2026-03-25 10:00:00'));
  const token = await signedIn(world, known);
  await aUser(world, known.enterpriseId);
  await requireApproval(world.platform, known.enterpriseId, true);

  const again = { policy_change_id, policy_id: april, draft: 0 as const };
  const part = dataOf(await world.call(token, renewByPolicyChange, again));
  expect(part).toMatchObject({ status: 15, withheld_fen: 0 });
  dataOf(await world.call(token, remove, { policy_change_id: part.policy_change_id, seen_status: 15 }));

  const [due] = dataOf(await world.call(token, listRenewable, {})).policies;
  const item = { policy_id: known.policyId, forecast_hash: due!.forecast_hash! };
  const { renewed } = dataOf(await world.call(token, renew, { items: [item], accept_terms: 1 as const }));
  expect(renewed).toMatchObject([{ status: 30, person_count: 2 }]);
  const back = { policy_change_id: renewed[0]!.policy_change_id, seen_status: 30 };
  expect(dataOf(await world.call(token, remove, back))).toMatchObject({ status: 70 });
  expect(await faultsOfBooks(world, known.enterpriseId)).toEqual([]);
});

it('C4 refuses an approval of the wrong kind, of nothing, and with a reason without end', async () => {
  const { employer, other } = await watched(world);
  const { policy_change_id } = await asked(world, employer);
  const before = await digestsOf(world, employer.enterpriseId);

  for (const payload of [
    {},
    { policy_change_id },
    { policy_change_id: 'one', forecast_hash: '0'.repeat(64) },
    { policy_change_id, forecast_hash: 'short' },
    { policy_change_id, is_approved: 2, reason: 'no' },
    { policy_change_id, is_approved: 0, reason: '   ' },
    { policy_change_id, is_approved: 0, reason: 'x'.repeat(100_000) },
  ]) {
    const headers = { token: other.token };
    const answer = await world.app.inject({ method: 'POST', url: `/api${approve.path}`, headers, payload });
    expect(answer.json(), JSON.stringify(payload).slice(0, 80)).toMatchObject({ reason: 'VALIDATION' });
  }
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('C4 is held by the database too: nothing is submitted without another, or approved by whoever asked', async () => {
  const { employer } = await watched(world);
  const { policy_change_id } = await asked(world, employer);
  const set = (fields: string) =>
    world.owner.query(`update policy_change set ${fields} where policy_change_id = $1`, [policy_change_id]);

  const submitted = 'status = 30, confirmed_at = now(), lock_at = now()';
  await expect(set(submitted)).rejects.toThrow('another user has to approve it');
  await expect(set(`${submitted}, approved_by = approval_asked_by`)).rejects.toThrow('approver_is_another');
  await expect(set('approval_asked_by = null, approval_asked_name = null')).rejects.toThrow(
    'somebody_asked_for_approval',
  );
});
