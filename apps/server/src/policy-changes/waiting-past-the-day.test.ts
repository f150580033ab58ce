import { add } from '@app/contract/policy-changes/add-persons';
import { listPersons } from '@app/contract/persons';
import { expect, it } from 'vitest';
import { aWorker, coverIds, type Employer } from '../../test/changes.ts';
import {
  answeredAt,
  daysOf,
  isIssued,
  onTheMove,
  stateOf,
  takenOff,
  turnedDown,
} from '../../test/late-answers.ts';
import { aPair, aPlan, coveringBy, swapped } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { faultsOfSeats } from '../../test/seats.ts';
import { dataOf, openWorld, signedIn } from '../../test/world.ts';

// A plan that binds on issue, and an insurer that has not answered when the day has come: whoever was to leave is covered as long as nobody
// has, since every answer makes that of these days.

const world = await openWorld();

async function active(employer: Employer) {
  const token = await signedIn(world, employer);
  const { data } = dataOf(
    await world.call(token, listPersons, { policy_id: employer.policyId, is_active: 1 }),
  );
  return data;
}

const spans = async ({ enterpriseId }: Employer, name: string) =>
  (await daysOf(world, enterpriseId, name)).map(({ from, until, ended }) => [from, until, ended]);

const onIssue = async () => {
  const plan_code = await aPlan(world, {
    cover_binding: 'ON_ISSUE',
    replace_mode: 'UNLIMITED',
    replace_limit: null,
  });
  return coveringBy(world, plan_code, { count: 5 });
};

async function nameOf(id: number): Promise<string> {
  const { rows } = await world.owner.query<{ name: string }>(
    'select e.name from policy_person p join employee e using (enterprise_id, employee_id) where policy_person_id = $1',
    [id],
  );
  return rows[0]!.name;
}

it.each([
  [
    isIssued,
    50,
    [
      ['2026-03-11', '2026-03-21', 'moved'],
      ['2026-03-21', '2026-04-01', null],
    ],
  ],
  [turnedDown, 60, [['2026-03-11', '2026-04-01', null]]],
])('B2 shows and counts as covered whose move waits past its day', async (answer, status, then) => {
  const { employer, ids } = await onIssue();
  const { move } = await onTheMove(world, employer, ids[0]!);
  const name = await nameOf(ids[0]!);

  for (const at of [
    '2026-03-16 17:00:00',
    '2026-03-17 00:00:00',
    '2026-03-18 00:00:00',
    '2026-03-18 10:00:00',
  ])
    await answeredAt(world, at);

  const covered = await active(employer);
  expect(covered).toHaveLength(5);
  expect(covered.find((one) => one.name === name)).toMatchObject({
    status_text: 'Covered, ends soon',
    work_company: '华东电子厂',
    cover_until: '2026-03-19 00:00:00',
  });
  await answeredAt(world, '2026-03-20 10:00:00', { [move]: answer });

  expect(await stateOf(world, employer, move)).toMatchObject({ status, charged_fen: 0 });
  expect(await spans(employer, name)).toEqual(then);
  expect(await active(employer)).toHaveLength(5);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 is asked again at the midnight of its day, so that nobody is shown as uncovered from then on', async () => {
  const { employer, ids } = await onIssue();
  await onTheMove(world, employer, ids[0]!);
  await answeredAt(world, '2026-03-16 16:00:00');
  await answeredAt(world, '2026-03-16 23:58:00');

  await answeredAt(world, '2026-03-17 00:00:00');

  expect(await active(employer)).toHaveLength(5);
});

it('B2 covers nobody past the day on which they are taken off, while the move waits and after it is issued', async () => {
  const { employer, ids } = await onIssue();
  const { move, came } = await onTheMove(world, employer, ids[0]!);
  const name = await nameOf(ids[0]!);
  await answeredAt(world, '2026-03-18 10:00:00');
  const removal = await takenOff(world, employer, came, '2026-03-20');
  for (const at of ['2026-03-20 00:00:00', '2026-03-22 10:00:00']) await answeredAt(world, at);

  expect(await active(employer)).toHaveLength(4);
  expect(await spans(employer, name)).toEqual([['2026-03-11', '2026-03-20', 'moved']]);
  await answeredAt(world, '2026-03-25 10:00:00', { [move]: isIssued });
  await answeredAt(world, '2026-03-25 12:00:00', { [removal]: isIssued });

  expect(await spans(employer, name)).toEqual([['2026-03-11', '2026-03-20', 'moved']]);
  // As it would have been at once: the twelve days from the 20th on.
  expect(await stateOf(world, employer, removal)).toMatchObject({ status: 50, charged_fen: -1_626 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  expect(await faultsOfSeats(world, employer.enterpriseId)).toEqual([]);
});

it('B2 shows as covered whose replacement waits past its day', async () => {
  const { employer, ids } = await onIssue();
  const pair = aPair(employer, ids[0]!);
  const { policy_change_id } = await swapped(world, employer, [pair]);
  await answeredAt(world, '2026-03-19 10:00:00');

  expect(await active(employer)).toHaveLength(5);
  await answeredAt(world, '2026-03-20 10:00:00', { [policy_change_id]: isIssued });
  expect(await spans(employer, pair.name)).toEqual([['2026-03-21', '2026-04-01', null]]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 covers nobody whose addition is issued only after the day on which they, moved meanwhile, are taken off', async () => {
  const { employer } = await onIssue();
  const person = aWorker(employer);
  const before = await coverIds(world, employer);
  const input = { policy_id: employer.policyId, persons: [person], draft: 0 as const };
  const { policy_change_id } = dataOf(await world.call(employer.token, add, input));
  const id = (await coverIds(world, employer)).find((one) => !before.includes(one))!;
  const { move, came } = await onTheMove(world, employer, id);
  const removal = await takenOff(world, employer, came, '2026-03-18');
  await answeredAt(world, '2026-03-19 10:00:00', { [policy_change_id]: isIssued });
  await answeredAt(world, '2026-03-20 10:00:00');
  await answeredAt(world, '2026-03-20 12:00:00', { [move]: isIssued });
  await answeredAt(world, '2026-03-20 14:00:00', { [removal]: isIssued });

  expect(await spans(employer, person.name)).toEqual([]);
  expect(await stateOf(world, employer, removal)).toMatchObject({ status: 50 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  expect(await faultsOfSeats(world, employer.enterpriseId)).toEqual([]);
});
