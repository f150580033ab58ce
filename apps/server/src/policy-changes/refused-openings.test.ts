import { listPersons } from '@app/contract/persons';
import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import { expect, it } from 'vitest';
import { anEmployer, coverIds, covering, type Employer, workers } from '../../test/changes.ts';
import { answeredAt, daysOf, isIssued, stateOf, takenOff, turnedDown } from '../../test/late-answers.ts';
import { aMove, anotherCompany } from '../../test/moves.ts';
import { aPair, swapped } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, openWorld, signedIn } from '../../test/world.ts';

// Added and at once moved, replaced or taken off; the insurer turns the addition down. Nobody is covered in the place of somebody who is not.

const world = await openWorld();

/** So many who are added from 11 March on, unanswered. */
async function adding(count = 2) {
  const employer = await anEmployer(world);
  const persons = workers(employer, count);
  const input = { policy_id: employer.policyId, persons, draft: 0 as const };
  const { policy_change_id } = dataOf(await world.call(employer.token, add, input));
  const ids = (await coverIds(world, employer)).toSorted((one, other) => one - other);
  return { employer, addition: policy_change_id, ids, names: persons.map(({ name }) => name) };
}

async function moving(
  { token, policyId: policy_id, enterpriseId }: Employer,
  ids: readonly number[],
  start_date: string,
) {
  const there = await anotherCompany(world, { enterpriseId } as Employer);
  const moves = ids.map((id) => aMove(id, { work_company_id: there }));
  const input = { policy_id, moves, start_date, draft: 0 as const };
  return dataOf(await world.call(token, transfer, input)).policy_change_id;
}

const spans = async ({ enterpriseId }: Employer, name: string) =>
  (await daysOf(world, enterpriseId, name)).map(({ from, until, ended }) => [from, until, ended]);

const present = async (employer: Employer) => ({ ...employer, token: await signedIn(world, employer) });

const active = async (employer: Employer) => {
  const { token, policyId: policy_id } = await present(employer);
  return dataOf(await world.call(token, listPersons, { policy_id, is_active: 1 })).data.length;
};

const rowsOf = async (employer: Employer, policy_change_id: number) =>
  dataOf(await world.call((await present(employer)).token, listChangePersons, { policy_change_id })).data;

it('B2 covers nobody where they were to go whose addition is turned down', async () => {
  const { employer, addition, ids, names } = await adding();
  const before = await balances(world, employer.enterpriseId);
  const move = await moving(employer, ids, '2026-03-14');

  await answeredAt(world, '2026-03-12 10:00:00', { [addition]: turnedDown });

  for (const name of names)
    expect(await spans(employer, name)).toEqual([['2026-03-11', '2026-03-13', 'refused']]);
  expect(await stateOf(world, employer, move)).toMatchObject({
    status: 60,
    fail_count: 2,
    charged_fen: 0,
    progress_remark: null,
    needs_you: 'refused_before_cover',
  });
  expect(await rowsOf(employer, move)).toMatchObject([
    { result: 2, cover_status_text: 'Refused' },
    { result: 2, cover_status_text: 'Refused' },
  ]);
  // The two days of both are paid for, and no more.
  const after = await balances(world, employer.enterpriseId);
  expect([after['cash']! - before['cash']!, after['held']]).toEqual([2 * (2_845 - 271), 0]);
  await answeredAt(world, '2026-03-25 10:00:00', { [move]: isIssued });
  expect(await active(employer)).toBe(0);
  expect(await balances(world, employer.enterpriseId)).toEqual(after);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 moves those whose addition is issued when that of others is turned down', async () => {
  const { employer, addition, ids, names } = await adding();
  const move = await moving(employer, ids, '2026-03-14');
  const failed = [{ row_no: 1, reason: '不予承保' }];
  await answeredAt(world, '2026-03-12 10:00:00', {
    [addition]: { state: 'issued_part', endorse_no: 'E', failed },
  });

  expect(await stateOf(world, employer, move)).toMatchObject({ status: 30, fail_count: 1 });
  expect(await rowsOf(employer, move)).toMatchObject([{ result: 2 }, { result: 0 }]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  await answeredAt(world, '2026-03-13 16:00:00', { [move]: isIssued });

  expect(await stateOf(world, employer, move)).toMatchObject({ status: 55, fail_count: 1, charged_fen: 0 });
  expect(await spans(employer, names[0]!)).toEqual([['2026-03-11', '2026-03-13', 'refused']]);
  expect(await spans(employer, names[1]!)).toEqual([
    ['2026-03-11', '2026-03-14', 'moved'],
    ['2026-03-14', '2026-04-01', null],
  ]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 takes back what is left of a move of which a part has fallen, and asks nobody about the rest', async () => {
  const { employer, addition, ids, names } = await adding();
  const move = await moving(employer, ids, '2026-03-14');
  const failed = [{ row_no: 1, reason: '不予承保' }];
  await answeredAt(world, '2026-03-12 10:00:00', {
    [addition]: { state: 'issued_part', endorse_no: 'E', failed },
  });
  expect(await stateOf(world, employer, move)).toMatchObject({ needs_you: 'refused_before_cover' });

  const { token } = await present(employer);
  dataOf(await world.call(token, remove, { policy_change_id: move }));

  expect(await stateOf(world, employer, move)).toMatchObject({ status: 70, needs_you: null });
  expect(await spans(employer, names[0]!)).toEqual([['2026-03-11', '2026-03-13', 'refused']]);
  expect(await spans(employer, names[1]!)).toEqual([['2026-03-11', '2026-04-01', null]]);
  expect((await balances(world, employer.enterpriseId))['held']).toBe(0);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 covers nobody in the place of somebody whose addition is turned down, nor whoever was to come after', async () => {
  const { employer, addition, ids } = await adding();
  const pair = aPair(employer, ids[0]!);
  const swap = await swapped(world, employer, [pair], '2026-03-14');
  const came = (await coverIds(world, employer)).find((id) => !ids.includes(id))!;
  const move = await moving(employer, [came], '2026-03-18');

  await answeredAt(world, '2026-03-12 10:00:00', { [addition]: turnedDown });

  expect(await spans(employer, pair.name)).toEqual([]);
  for (const id of [swap.policy_change_id, move])
    expect(await stateOf(world, employer, id)).toMatchObject({ status: 60, fail_count: 1, charged_fen: 0 });
  await answeredAt(world, '2026-03-20 10:00:00');
  expect(await active(employer)).toBe(0);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 covers to the next 00:00, for nothing, who has come already in the place of somebody whose addition is turned down', async () => {
  const { employer, addition, ids, names } = await adding(4);
  const before = await balances(world, employer.enterpriseId);
  const pair = aPair(employer, ids[0]!);
  const swap = await swapped(world, employer, [pair], '2026-03-13');
  const removal = await takenOff(world, employer, ids[1]!, '2026-03-20');

  await answeredAt(world, '2026-03-14 10:00:00', { [addition]: turnedDown });

  expect(await spans(employer, names[0]!)).toEqual([['2026-03-11', '2026-03-13', 'refused']]);
  expect(await spans(employer, pair.name)).toEqual([['2026-03-13', '2026-03-15', 'refused']]);
  expect(await spans(employer, names[1]!)).toEqual([['2026-03-11', '2026-03-15', 'refused']]);
  expect(await stateOf(world, employer, swap.policy_change_id)).toMatchObject({
    status: 60,
    needs_you: 'refused_after_cover',
  });
  expect(await stateOf(world, employer, removal)).toMatchObject({ status: 60, charged_fen: 0 });
  // Two days of the one and four of the three others.
  const after = await balances(world, employer.enterpriseId);
  expect(after['cash']! - before['cash']!).toBe(4 * 2_845 - 271 - 3 * 542);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 covers one of two where whoever was to take a place was to move on, and the insurer keeps the other', async () => {
  const { employer, ids } = await covering(world, 5);
  const before = await balances(world, employer.enterpriseId);
  const pair = aPair(employer, ids[0]!);
  const swap = await swapped(world, employer, [pair]);
  const came = (await coverIds(world, employer)).find((id) => !ids.includes(id))!;
  const move = await moving(employer, [came], '2026-03-19');
  await answeredAt(world, '2026-03-16 17:00:00');

  await answeredAt(world, '2026-03-17 10:00:00', { [swap.policy_change_id]: turnedDown });

  expect(await spans(employer, pair.name)).toEqual([['2026-03-17', '2026-03-18', 'refused']]);
  expect(await stateOf(world, employer, move)).toMatchObject({ status: 60, charged_fen: 0 });
  await answeredAt(world, '2026-03-26 10:00:00');
  expect(await active(employer)).toBe(5);
  expect(await balances(world, employer.enterpriseId)).toEqual(before);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});
