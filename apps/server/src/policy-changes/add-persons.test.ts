import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, priced, submitted, workers } from '../../test/changes.ts';
import { digestsOf } from '../../test/rows.ts';
import { aUser, balances, dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { addWorkCompany } from '../operator/operator.ts';

const world = await openWorld();

it('B2 drafts the persons, prices the days that are left, and moves no money', async () => {
  const employer = await anEmployer(world);
  const persons = workers(employer, 2);

  const answer = await world.call(employer.token, add, { policy_id: employer.policyId, persons });

  // 42.00 yuan for March: 21 of its 31 days from the 11th, twice.
  expect(dataOf(answer)).toEqual({
    policy_change_id: expect.any(Number),
    change_no: expect.stringMatching(/^C\d{9}$/),
    status: 0,
    status_text: 'Draft',
    person_count: 2,
    premium_fen: 5690,
    start_date: '2026-03-11',
    lock_at: null,
    withheld_fen: 0,
    balance_after_fen: null,
    list: [],
  });
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ cash: 1_000_000, held: 0 });
});

it('B2 takes a start that was asked for, for all and for one', async () => {
  const employer = await anEmployer(world);
  const persons = [aWorker(employer), aWorker(employer, { start_date: day('2026-03-25') })];

  const answer = await world.call(employer.token, add, {
    policy_id: employer.policyId,
    start_date: '2026-03-20',
    persons,
  });

  const { policy_change_id, premium_fen } = dataOf(answer);
  const stored = dataOf(await world.call(employer.token, listChangePersons, { policy_change_id }));
  expect(stored.data).toMatchObject([
    { row_no: 1, start_date: '2026-03-20', premium_fen: 1626 },
    { row_no: 2, start_date: '2026-03-25', premium_fen: 948 },
  ]);
  expect(premium_fen).toBe(2574);
});

it('B2 begins a change with the first of its rows where each has a start of its own', async () => {
  const employer = await anEmployer(world);
  const persons = ['2026-03-25', '2026-03-20'].map((start) => aWorker(employer, { start_date: day(start) }));
  // Of no row, and after the policy's last day.
  const input = { policy_id: employer.policyId, start_date: '2026-04-01', persons };

  const { policy_change_id, start_date } = dataOf(await world.call(employer.token, add, input));
  const change = { policy_change_id, expect_premium_fen: 2574 };
  const confirmed = dataOf(await world.call(employer.token, confirm, change));

  expect(start_date).toBe('2026-03-20');
  expect(confirmed).toMatchObject({ start_date: '2026-03-20', lock_at: '2026-03-19 16:00:00' });
});

it('C6 B2 takes the list as JSON text too, as older clients send it', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;

  const answer = await world.call(token, add, { policy_id, persons: JSON.stringify(workers(employer, 2)) });
  const notJson = await world.call(token, add, { policy_id, persons: '[{"name":' });

  expect(dataOf(answer)).toMatchObject({ person_count: 2, premium_fen: 5690 });
  expect(refusedOf(notJson)).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['persons'] } });
});

it('B3 finds a work company by its name, whatever brackets and spaces were typed', async () => {
  const employer = await anEmployer(world);
  const companyId = await addWorkCompany(world.platform, employer.enterpriseId, {
    name: '昆山精密(华东)厂',
    status: 10,
    occupationCodes: ['MFG04'],
  });
  const named = (work_company: string) => {
    const { work_company_id: _, ...person } = aWorker(employer);
    return { ...person, work_company };
  };

  const answer = await world.call(employer.token, add, {
    policy_id: employer.policyId,
    persons: [named('昆山精密（华东）厂'), named(' 昆山精密 (华东) 厂')],
  });

  const { policy_change_id } = dataOf(answer);
  const stored = dataOf(await world.call(employer.token, listChangePersons, { policy_change_id }));
  expect(stored.data.map(({ work_company_id }) => work_company_id)).toEqual([companyId, companyId]);
});

it('B2 puts another list in the place of a draft, which then needs a new forecast', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await priced(world, employer, workers(employer, 3));
  const other = aWorker(employer);

  const answer = await world.call(employer.token, add, {
    policy_id: employer.policyId,
    policy_change_id,
    persons: [other],
  });

  expect(dataOf(answer)).toMatchObject({ policy_change_id, status: 0, person_count: 1, premium_fen: 2845 });
  const stored = dataOf(await world.call(employer.token, listChangePersons, { policy_change_id }));
  expect(stored.data.map(({ name }) => name)).toEqual([other.name]);
  const change = dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  expect(change).toMatchObject({ status: 0, forecast_hash: null, expire_at: null, person_count: 1 });
  expect(change.timeline.map(({ event }) => event)).toEqual(['drafted', 'forecast', 'edited']);
});

it('B2 does not edit a change that was confirmed, nor one of another policy', async () => {
  const employer = await anEmployer(world);
  const confirmed = await submitted(world, employer);
  const other = await anEmployer(world);
  const persons = workers(employer, 1);
  const edit = (policy_id: number, policy_change_id: number) =>
    world.call(employer.token, add, { policy_id, policy_change_id, persons });

  const late = await edit(employer.policyId, confirmed.policy_change_id);
  const elsewhere = await edit(other.policyId, await drafted(world, employer));

  expect(refusedOf(late)).toMatchObject({ reason: 'STATE_CONFLICT', detail: { status: 30 } });
  expect(refusedOf(elsewhere)).toMatchObject({ reason: 'NOT_FOUND' });
});

it('B2 refuses a sub-user without the key, and anyone without a session', async () => {
  const employer = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['/policy/index', 'policy_change/confirm']);
  const before = await digestsOf(world, employer.enterpriseId);
  const input = { policy_id: employer.policyId, persons: workers(employer, 1) };

  expect(refusedOf(await world.call(reader.token, add, input))).toMatchObject({
    code: 0,
    reason: 'FORBIDDEN',
  });
  expect(refusedOf(await world.call(undefined, add, input))).toMatchObject({ code: -1, reason: 'AUTH' });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it("B2 does not find a stranger's policy, change or work company, and touches nothing of theirs", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const theirs = await drafted(world, stranger);
  const before = await digestsOf(world, stranger.enterpriseId);
  const { token, policyId } = employer;
  const persons = workers(employer, 1);

  const policy = await world.call(token, add, { policy_id: stranger.policyId, persons });
  const change = await world.call(token, add, { policy_id: policyId, policy_change_id: theirs, persons });
  const company = await world.call(token, add, {
    policy_id: policyId,
    persons: [aWorker({ ...employer, companyId: stranger.companyId })],
  });

  expect(refusedOf(policy).reason).toBe('NOT_FOUND');
  expect(refusedOf(change).reason).toBe('NOT_FOUND');
  expect(refusedOf(company)).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ reason: 'WC_UNKNOWN' }] },
  });
  expect(await digestsOf(world, stranger.enterpriseId)).toEqual(before);
});
