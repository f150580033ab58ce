import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, submitted, workers } from '../../test/changes.ts';
import { digestsOf } from '../../test/rows.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('B2 refuses a start that has become too early, with the earliest there is', async () => {
  world.clock.set(moment('2026-03-10 15:50:00'));
  const employer = await anEmployer(world);
  const policy_change_id = await drafted(world, employer);
  world.clock.set(moment('2026-03-10 16:00:00'));

  const late = await world.call(employer.token, forecast, { policy_change_id });
  const moved = await world.call(employer.token, forecast, { policy_change_id, start_date: '2026-03-12' });

  expect(refusedOf(late)).toMatchObject({
    reason: 'CUTOFF_PASSED',
    detail: { earliest_start_date: '2026-03-12' },
  });
  expect(dataOf(moved)).toMatchObject({ start_date: '2026-03-12', premium_fen: 2710 });
});

it('B3 refuses a draft when a person of it was covered in the meantime', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer);
  const policy_change_id = await drafted(world, employer, [aWorker(employer), person]);
  await submitted(world, employer, [person]);

  const answer = await world.call(employer.token, forecast, { policy_change_id });

  expect(refusedOf(answer)).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ row_no: 2, reason: 'DUP_POLICY' }] },
  });
});

it('B2 does not forecast what was submitted, nor for a policy that takes nobody now', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await submitted(world, employer);
  const draft = await drafted(world, employer);
  const forecastOf = (id: number) => world.call(employer.token, forecast, { policy_change_id: id });

  const late = await forecastOf(policy_change_id);
  await world.owner.query('update policy set status = 15 where policy_id = $1', [employer.policyId]);
  const closed = await forecastOf(draft);

  expect(refusedOf(late)).toMatchObject({ reason: 'STATE_CONFLICT', detail: { status: 30 } });
  expect(refusedOf(closed)).toMatchObject({ reason: 'POLICY_CLOSED', detail: { status: 15 } });
});

it('B2 asks for either a change or a policy with persons', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const policy_change_id = await drafted(world, employer);
  const persons = workers(employer, 1);

  for (const input of [
    {},
    { policy_id },
    { persons },
    { policy_change_id, persons },
    { policy_change_id, policy_id, persons },
  ]) {
    expect(refusedOf(await world.call(token, forecast, input)).reason).toBe('VALIDATION');
  }
});

it('B2 refuses a sub-user without the key', async () => {
  const employer = await anEmployer(world);
  const policy_change_id = await drafted(world, employer);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/confirm', 'policy_change/detail']);
  const before = await digestsOf(world, employer.enterpriseId);

  expect(refusedOf(await world.call(reader.token, forecast, { policy_change_id }))).toMatchObject({
    reason: 'FORBIDDEN',
  });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it("B2 does not find a stranger's change or policy, and touches nothing of theirs", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const theirs = await drafted(world, stranger);
  const before = await digestsOf(world, stranger.enterpriseId);
  const persons = workers(employer, 1);
  const token = await signedIn(world, employer);

  const change = await world.call(token, forecast, { policy_change_id: theirs });
  const policy = await world.call(token, forecast, { policy_id: stranger.policyId, persons });
  const none = await world.call(token, forecast, { policy_change_id: Number.MAX_SAFE_INTEGER });

  expect([change, policy, none].map((answer) => refusedOf(answer).reason)).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  expect(await digestsOf(world, stranger.enterpriseId)).toEqual(before);
});
