import { listMessages } from '@app/contract/messages';
import { acknowledge } from '@app/contract/policy-changes/acknowledge';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { discardImport } from '@app/contract/imports/discard-import';
import { remove } from '@app/contract/policy-changes/delete-change';
import { readChange } from '@app/contract/policy-changes/read-change';
import { resubmitFailed } from '@app/contract/policy-changes/resubmit-failed';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  type Employer,
  insurerSaying,
  issued,
  sent,
  submitted,
  workers,
} from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { coverLost, neverCovered, overdueChanges } from './policy-changes.ts';

const world = await openWorld();

const pending = insurerSaying({ state: 'pending' });

/** A change whose persons were covered for a day when the insurer said no to one of them. */
async function refusedAfterCover(employer: Employer) {
  const { policy_change_id } = await sent(world, employer, workers(employer, 2));
  world.clock.set(moment('2026-03-12 09:00:00'));
  const failed = [{ row_no: 2, reason: '该人员职业不符' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-1', failed }));
  return { policy_change_id, token: await signedIn(world, employer) };
}

const needOf = async (token: string) =>
  dataOf(await world.call(token, listChanges, {})).data.map(({ needs_you }) => needs_you);

const known = ({ enterpriseId }: Employer) =>
  world.platform.database.inEnterprise(enterpriseId, async (tx) => ({
    lost: await coverLost(tx),
    never: await neverCovered(tx, world.clock.now()),
    overdue: await overdueChanges(tx, world.clock.now()),
  }));

it('B2 N4 keeps a refusal of begun cover in sight until somebody has acted', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, token } = await refusedAfterCover(employer);
  expect(await needOf(token)).toEqual(['refused_after_cover']);
  expect((await known(employer)).lost).toEqual({ count: 1, only_id: policy_change_id });

  dataOf(await world.call(token, acknowledge, { policy_change_id }));
  dataOf(await world.call(token, acknowledge, { policy_change_id }));

  expect(await needOf(token)).toEqual([null]);
  expect((await known(employer)).lost).toEqual({ count: 0, only_id: null });
  const { timeline, needs_you } = dataOf(await world.call(token, readChange, { policy_change_id }));
  expect(needs_you).toBeNull();
  const seen = timeline.filter(({ event }) => event === 'acknowledged');
  expect(seen).toMatchObject([{ person_count: 1, actor: '王敏' }]);
});

it('B2 N4 keeps a refusal that came before cover began in sight until somebody has acted', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  await world.settle(insurerSaying({ state: 'refused', reason: '资料不全' }));
  expect(await needOf(employer.token)).toEqual(['refused_before_cover']);
  const { data } = dataOf(await world.call(employer.token, listChanges, { stage: 'needs_you' }));
  expect(data).toMatchObject([{ policy_change_id }]);

  dataOf(await world.call(employer.token, acknowledge, { policy_change_id }));

  expect(await needOf(employer.token)).toEqual([null]);
});

it('B2 N4 takes a list that was begun for no mending, and another cover of the same policy for one', async () => {
  const employer = await anEmployer(world);
  const persons = workers(employer, 2);
  const { policy_change_id } = await sent(world, employer, persons);
  await world.settle(insurerSaying({ state: 'refused', reason: '资料不全' }));
  const needed = async () => [(await needOf(employer.token)).at(-1), (await known(employer)).never.count];
  const { import_job_id } = dataOf(await world.call(employer.token, resubmitFailed, { policy_change_id }));
  expect(await needed()).toEqual(['refused_before_cover', 2]);
  dataOf(await world.call(employer.token, discardImport, { import_job_id }));
  expect(await needed()).toEqual(['refused_before_cover', 2]);

  await submitted(world, employer, persons.slice(0, 1));
  expect(await needed()).toEqual(['refused_before_cover', 1]);
  const { policy_change_id: second } = await submitted(world, employer, persons.slice(1));
  expect(await needed()).toEqual([null, 0]);

  dataOf(await world.call(employer.token, remove, { policy_change_id: second }));
  expect(await needed()).toEqual(['refused_before_cover', 1]);
});

it('B2 N4 names who was never covered beside who lost their cover by the same answer', async () => {
  const employer = await anEmployer(world);
  const later = aWorker(employer, { start_date: day('2026-03-20') });
  const { policy_change_id } = await sent(world, employer, [...workers(employer, 1), later]);
  world.clock.set(moment('2026-03-12 09:00:00'));
  await world.settle(insurerSaying({ state: 'refused', reason: '资料不全' }));

  expect(await known(employer)).toMatchObject({
    lost: { count: 1, only_id: policy_change_id },
    never: { count: 1, first_day: '2026-03-20', names: [later.name], only_id: policy_change_id },
  });
});

it('B2 has nothing to acknowledge where the insurer refused nobody', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await issued(world, employer);

  const answer = await world.call(employer.token, acknowledge, { policy_change_id });

  expect(refusedOf(answer)).toMatchObject({ reason: 'STATE_CONFLICT', detail: { status: 50 } });
});

it('N4 says of a change that it has had no answer for two hours', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  await world.settle(pending);
  world.clock.set(moment('2026-03-10 11:59:59'));
  expect(await needOf(employer.token)).toEqual([null]);
  expect((await known(employer)).overdue).toEqual([]);

  world.clock.set(moment('2026-03-10 12:00:00'));
  await world.settle(pending);

  expect(await needOf(employer.token)).toEqual(['no_answer']);
  expect((await known(employer)).overdue).toMatchObject([{ policy_change_id, person_count: 1 }]);
  const change = dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  expect(change).toMatchObject({ status: 40, progress_status: 7 });

  world.clock.set(moment('2026-03-10 12:05:00'));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-2' }));
  expect(await needOf(await signedIn(world, employer))).toEqual([null]);
});

it('N4 tells the enterprise once of a change without an answer for two hours, also where the insurer fails', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  const seenBy = async (token: string) => {
    const { data } = dataOf(await world.call(token, listMessages, {}));
    return data.map(({ type, policy_change_id: about }) => [type, about]);
  };
  await world.settle(pending);
  world.clock.set(moment('2026-03-10 11:59:59'));
  await world.settle(pending);
  expect(await seenBy(employer.token)).toEqual([]);

  world.clock.set(moment('2026-03-10 12:00:00'));
  const failing = insurerSaying(new Error('the line is cut'), { state: 'pending' });
  await expect(world.settle(failing)).rejects.toThrow('the line is cut');
  world.clock.set(moment('2026-03-10 12:05:00'));
  await world.settle(failing);
  world.clock.set(moment('2026-03-10 12:30:00'));
  await world.settle(failing);
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/lists']);

  expect(await seenBy(employer.token)).toEqual([['CHANGE_UNANSWERED', policy_change_id]]);
  expect(await seenBy(colleague.token)).toEqual([]);
});

it('B2 tells the enterprise what the insurer has answered, in a message that names nobody', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer);
  await sent(world, employer, workers(employer, 2));
  const failed = [{ row_no: 2, reason: '该人员职业不符' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-1', failed }));
  await sent(world, employer);
  await world.settle(insurerSaying({ state: 'refused', reason: '资料不全' }));

  const { rows } = await world.owner.query<{ code: string; detail: string }>(
    'select code, detail from message where enterprise_id = $1 order by message_id',
    [employer.enterpriseId],
  );

  expect(rows.map(({ code, detail }) => ({ code, ...JSON.parse(detail) }))).toEqual([
    { code: 'CHANGE_ISSUED', change_no: expect.any(String), person_count: 1 },
    { code: 'CHANGE_PARTLY_ISSUED', change_no: expect.any(String), person_count: 1, fail_count: 1 },
    { code: 'CHANGE_REFUSED', change_no: expect.any(String), person_count: 1 },
  ]);
});

it("P3 refuses a sub-user without the keys, and does not find a stranger's change", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const { policy_change_id, token } = await refusedAfterCover(employer);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const strangersToken = await signedIn(world, stranger);
  const seenBy = async (by: string) =>
    refusedOf(await world.call(by, acknowledge, { policy_change_id })).reason;

  expect(await seenBy(reader.token)).toBe('FORBIDDEN');
  expect(await seenBy(strangersToken)).toBe('NOT_FOUND');
  expect(await needOf(token)).toEqual(['refused_after_cover']);
});
