import { panel } from '@app/contract/customers';
import { parseList } from '@app/contract/imports/parse-list';
import { acknowledge } from '@app/contract/policy-changes/acknowledge';
import { resubmitFailed } from '@app/contract/policy-changes/resubmit-failed';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  type Employer,
  insurerSaying,
  issued,
  priced,
  sent,
  submitted,
  workers,
} from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, signedIn } from '../../test/world.ts';

const world = await openWorld();

const todoOf = async (token: string) => dataOf(await world.call(token, panel, {})).todo;

const todoAt = async (employer: Employer, time: string) => {
  world.clock.set(moment(time));
  return todoOf(await signedIn(world, employer));
};

const nothing = {
  amount_fen: null,
  day: null,
  agreement_status: null,
  policy_id: null,
  policy_change_id: null,
  import_job_id: null,
  names: [],
};

it('N2 leaves nothing to do where nothing waits', async () => {
  const { token } = await anEmployer(world);

  expect(await todoOf(token)).toEqual([]);
});

it('N2 tells first whom the insurer refused after their cover had begun', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer, workers(employer, 2));
  world.clock.set(moment('2026-03-11 09:00:00'));
  await world.settle(insurerSaying({ state: 'refused', reason: '不承保' }));

  const todo = await todoAt(employer, '2026-03-11 09:00:00');

  expect(todo[0]).toEqual({
    ...nothing,
    code: 'REFUSED_AFTER_COVER',
    level: 'danger',
    count: 2,
    policy_change_id,
  });
});

const refuse = insurerSaying({ state: 'refused', reason: '资料不全' });

it('N2 tells who will not be covered at all, by name and from when, until somebody acts', async () => {
  const employer = await anEmployer(world);
  const rows = workers(employer, 4);
  const { policy_change_id } = await sent(world, employer, rows);
  await world.settle(refuse);
  const entry = {
    ...nothing,
    code: 'REFUSED_BEFORE_COVER',
    level: 'danger',
    count: 4,
    day: '2026-03-11',
    policy_change_id,
    names: rows.slice(0, 3).map(({ name }) => name),
  };
  expect(await todoOf(employer.token)).toEqual([entry]);
  expect(await todoAt(employer, '2026-03-31 23:59:59')).toContainEqual(entry);
  expect(await todoAt(employer, '2026-04-01 00:00:00')).toEqual([]);

  world.clock.set(moment('2026-03-10 10:00:00'));
  dataOf(await world.call(employer.token, acknowledge, { policy_change_id }));

  expect(await todoOf(employer.token)).toEqual([]);
});

it('N2 tells no more of whoever was refused once they are covered, which a list begun for them is not', async () => {
  const employer = await anEmployer(world);
  const [first, ...others] = workers(employer, 3);
  const { policy_change_id } = await sent(world, employer, [first!, ...others]);
  await world.settle(refuse);

  await issued(world, employer, [first!]);
  dataOf(await world.call(employer.token, resubmitFailed, { policy_change_id }));
  expect(await todoOf(employer.token)).toContainEqual(
    expect.objectContaining({
      code: 'REFUSED_BEFORE_COVER',
      count: 2,
      names: others.map(({ name }) => name),
    }),
  );

  await issued(world, employer, others);

  expect((await todoOf(employer.token)).map(({ code }) => code)).toEqual([
    'ROSTERS_UNFINISHED',
    'STARTS_TOMORROW',
  ]);
});

it('P3 names those who are refused to whoever may read them, and tells a stranger nothing', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  await sent(world, employer);
  await world.settle(refuse);
  const lister = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const keyless = await aUser(world, employer.enterpriseId, ['policy/export']);

  expect(await todoOf(lister.token)).toMatchObject([{ code: 'REFUSED_BEFORE_COVER', count: 1, names: [] }]);
  expect(await todoOf(keyless.token)).toEqual([]);
  expect(await todoOf(stranger.token)).toEqual([]);
});

it('N2 tells of a change that has had no answer for two hours', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  await world.settle(insurerSaying({ state: 'pending' }));
  const late = { ...nothing, code: 'NO_ANSWER', level: 'warning', count: 1, policy_change_id };

  expect(await todoAt(employer, '2026-03-10 11:59:59')).not.toContainEqual(late);
  expect(await todoAt(employer, '2026-03-10 12:00:00')).toContainEqual(late);
});

it('N2 tells of lists that were begun and not finished', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const begin = async (name: string) =>
    dataOf(
      await world.call(token, parseList, { kind: 'add', policy_id, rows: [{ row_no: 1, values: { name } }] }),
    ).import_job_id;
  const import_job_id = await begin('张三');
  const lists = { ...nothing, code: 'ROSTERS_UNFINISHED', level: 'info' };

  // One list is named, so that a press leads straight to it.
  expect(await todoOf(token)).toEqual([{ ...lists, count: 1, policy_id, import_job_id }]);
  await begin('李四');
  expect(await todoOf(token)).toEqual([{ ...lists, count: 2 }]);
});

it('N2 tells of the drafts that wait, by number where there is one, with what they cost', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await priced(world, employer);
  const one = {
    ...nothing,
    code: 'DRAFTS_WAITING',
    level: 'info',
    count: 1,
    amount_fen: 2845,
    policy_change_id,
  };
  expect(await todoOf(employer.token)).toEqual([one]);

  await priced(world, employer, workers(employer, 2));

  expect(await todoOf(employer.token)).toEqual([
    { ...one, count: 2, amount_fen: 3 * 2845, policy_change_id: null },
  ]);
});

it('N2 tells what is missing where the drafts cost more than there is', async () => {
  const employer = await anEmployer(world, { money_fen: 2844 });
  await priced(world, employer);

  expect(await todoOf(employer.token)).toMatchObject([
    { code: 'BALANCE_SHORT', level: 'warning', count: 1, amount_fen: 1 },
    { code: 'DRAFTS_WAITING', amount_fen: 2845 },
  ]);
});

it('N2 B4 tells whoever may renew of policies from the day on which they can be, and of those that ended with somebody', async () => {
  const employer = await anEmployer(world);
  await submitted(world, employer, [aWorker(employer, { start_date: day('2026-03-20') })]);
  await issued(world, employer, workers(employer, 2));
  const due = { ...nothing, code: 'RENEWALS_DUE', level: 'warning', count: 1, day: '2026-03-31' };
  const stuck = { ...due, code: 'RENEWALS_STUCK', level: 'danger' };

  expect(await todoAt(employer, '2026-03-10 11:00:00')).toEqual([
    { ...nothing, code: 'STARTS_TOMORROW', level: 'info', count: 2, day: '2026-03-11' },
  ]);
  expect(await todoAt(employer, '2026-03-19 23:59:59')).toMatchObject([{ count: 1, day: '2026-03-20' }]);
  expect(await todoAt(employer, '2026-03-20 00:00:00')).toEqual([due]);
  expect(await todoAt(employer, '2026-03-31 23:59:59')).toEqual([due]);
  expect(await todoAt(employer, '2026-04-01 00:00:00')).toEqual([stuck]);
  expect(await todoAt(employer, '2026-04-08 00:00:00')).toEqual([]);
});

it('N2 tells whoever may not renew of policies that end within seven days and cover someone', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 2));
  const { userId } = await aUser(world, employer.enterpriseId, ['/policy/index']);
  const reader = { ...employer, userId };
  const ending = {
    ...nothing,
    code: 'POLICIES_ENDING',
    level: 'warning',
    count: 1,
    day: '2026-03-31',
    policy_id: employer.policyId,
  };

  expect(await todoAt(reader, '2026-03-24 23:59:59')).toEqual([]);
  expect(await todoAt(reader, '2026-03-25 00:00:00')).toEqual([ending]);
  expect(await todoAt(reader, '2026-03-31 23:59:59')).toEqual([ending]);
  expect(await todoAt(reader, '2026-04-01 00:00:00')).toEqual([]);
});

it('N2 tells what has to be signed first', async () => {
  const { token } = await anEmployer(world, { agreementStatus: 2 });

  expect(await todoOf(token)).toEqual([
    { ...nothing, code: 'AGREEMENT_UNSIGNED', level: 'danger', count: 1, agreement_status: 2 },
  ]);
});

it('P3 tells a sub-user only of what he may open', async () => {
  const employer = await anEmployer(world);
  await priced(world, employer);
  await submitted(world, employer);
  const codesOf = async (access: Parameters<typeof aUser>[2]) =>
    (await todoOf((await aUser(world, employer.enterpriseId, access)).token)).map(({ code }) => code);

  expect(await codesOf(['policy_change/lists'])).toEqual(['DRAFTS_WAITING']);
  expect(await codesOf(['/person/index'])).toEqual(['STARTS_TOMORROW']);
  expect(await codesOf([])).toEqual([]);
});
