import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { expect, it } from 'vitest';
import { covering } from '../../test/changes.ts';
import {
  answeredAt,
  daysOf,
  isIssued,
  onTheMove,
  stateOf,
  takenOff,
  turnedDown,
} from '../../test/late-answers.ts';
import { aPair, swapped } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, openWorld, signedIn } from '../../test/world.ts';

// Moved, then taken off or replaced there, and the insurer turns the move down: whatever becomes of it, they are off from that day.

const world = await openWorld();

/** Somebody who moves on the 17th and is off from a day, both unanswered; what was paid for them is 28.45. */
async function leaving(from: string) {
  const { employer, ids, persons } = await covering(world, 5);
  const before = await balances(world, employer.enterpriseId);
  const { move, came } = await onTheMove(world, employer, ids[0]!);
  const removal = await takenOff(world, employer, came, from);
  const { rows } = await world.owner.query<{ name: string }>(
    'select e.name from policy_person p join employee e using (enterprise_id, employee_id) where policy_person_id = $1',
    [came],
  );
  expect(persons).toHaveLength(5);
  return { employer, before, move, removal, name: rows[0]!.name };
}

const rowOf = async (employer: Parameters<typeof signedIn>[1], policy_change_id: number) =>
  dataOf(await world.call(await signedIn(world, employer), listChangePersons, { policy_change_id })).data[0]!;

it.each([
  ['before the move begins', '2026-03-16 18:00:00', [['2026-03-11', '2026-03-20', 'off']]],
  [
    'after it has begun',
    '2026-03-18 10:00:00',
    [
      ['2026-03-11', '2026-03-17', 'moved'],
      ['2026-03-17', '2026-03-19', 'refused'],
      ['2026-03-19', '2026-03-20', 'off'],
    ],
  ],
  [
    'on the last covered day',
    '2026-03-19 10:00:00',
    [
      ['2026-03-11', '2026-03-17', 'moved'],
      ['2026-03-17', '2026-03-20', 'off'],
    ],
  ],
  [
    'after the last covered day',
    '2026-03-25 10:00:00',
    [
      ['2026-03-11', '2026-03-17', 'moved'],
      ['2026-03-17', '2026-03-20', 'off'],
    ],
  ],
])('B2 takes somebody off on their day whose move is turned down %s', async (_when, at, spans) => {
  const { employer, before, move, removal, name } = await leaving('2026-03-20');
  await answeredAt(world, '2026-03-16 17:00:00');
  await answeredAt(world, at, { [move]: turnedDown });
  await answeredAt(world, '2026-03-26 18:00:00', { [removal]: isIssued });

  const days = await daysOf(world, employer.enterpriseId, name);
  expect(days.map(({ from, until, ended }) => [from, until, ended])).toEqual(spans);
  // 12.19 for the days from the 11th to the 19th stay, 16.26 come back as they were shown.
  const after = await balances(world, employer.enterpriseId);
  expect([after['cash']! - before['cash']!, after['held']]).toEqual([1_626, 0]);
  expect(await stateOf(world, employer, removal)).toMatchObject({ status: 50, charged_fen: -1_626 });
  expect(await stateOf(world, employer, move)).toMatchObject({ status: 60, charged_fen: 0 });
  const row = await rowOf(employer, removal);
  expect([row.result, row.cover_status_text]).toEqual([1, 'Removed']);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 takes somebody off on the day of a move that is turned down', async () => {
  const { employer, before, move, removal, name } = await leaving('2026-03-17');
  await answeredAt(world, '2026-03-18 10:00:00', { [move]: turnedDown });
  await answeredAt(world, '2026-03-18 18:00:00', { [removal]: isIssued });

  const days = await daysOf(world, employer.enterpriseId, name);
  expect(days.map(({ from, until, ended }) => [from, until, ended])).toEqual([
    ['2026-03-11', '2026-03-17', 'off'],
  ]);
  expect((await balances(world, employer.enterpriseId))['cash']! - before['cash']!).toBe(2_032);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it.each([
  ['before the move begins', '2026-03-16 18:00:00', [['2026-03-11', '2026-04-01', null]]],
  [
    'after the last covered day',
    '2026-03-25 10:00:00',
    [
      ['2026-03-11', '2026-03-17', 'moved'],
      ['2026-03-17', '2026-03-27', 'refused'],
      ['2026-03-27', '2026-04-01', null],
    ],
  ],
])(
  'B2 covers somebody on where they were when both are turned down, the move %s',
  async (_when, at, spans) => {
    const { employer, before, move, removal, name } = await leaving('2026-03-20');
    await answeredAt(world, '2026-03-16 17:00:00');
    await answeredAt(world, at, { [move]: turnedDown });
    await answeredAt(world, '2026-03-26 18:00:00', { [removal]: turnedDown });

    const days = await daysOf(world, employer.enterpriseId, name);
    expect(days.map(({ from, until, ended }) => [from, until, ended])).toEqual(spans);
    expect(await balances(world, employer.enterpriseId)).toEqual(before);
    expect(await stateOf(world, employer, removal)).toMatchObject({ status: 60, charged_fen: 0 });
    expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  },
);

it('B2 covers somebody on where they were when the removal is taken back after the move was turned down', async () => {
  const { employer, before, move, removal, name } = await leaving('2026-03-20');
  await answeredAt(world, '2026-03-19 10:00:00', { [move]: turnedDown });
  dataOf(await world.call(await signedIn(world, employer), remove, { policy_change_id: removal }));

  const days = await daysOf(world, employer.enterpriseId, name);
  expect(days.map(({ from, until, ended }) => [from, until, ended])).toEqual([
    ['2026-03-11', '2026-03-17', 'moved'],
    ['2026-03-17', '2026-03-20', 'refused'],
    ['2026-03-20', '2026-04-01', null],
  ]);
  expect(await balances(world, employer.enterpriseId)).toEqual(before);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it.each(['2026-03-16 18:00:00', '2026-03-18 10:00:00', '2026-03-25 10:00:00'])(
  'B2 leaves the place to whoever took it over where the move before is turned down at %s',
  async (at) => {
    const { employer, ids } = await covering(world, 5);
    const before = await balances(world, employer.enterpriseId);
    const { move, came } = await onTheMove(world, employer, ids[0]!);
    world.clock.set(new Date('2026-03-16T03:00:00Z'));
    const pair = aPair(employer, came);
    const token = await signedIn(world, employer);
    const { policy_change_id } = await swapped(world, { ...employer, token }, [pair], '2026-03-20');
    await answeredAt(world, '2026-03-16 17:00:00');
    await answeredAt(world, at, { [move]: turnedDown });
    await answeredAt(world, '2026-03-26 18:00:00', { [policy_change_id]: isIssued });

    const newcomer = await daysOf(world, employer.enterpriseId, pair.name);
    expect(newcomer).toMatchObject([
      { from: '2026-03-20', until: '2026-04-01', ended: null, premium_fen: 1_626 },
    ]);
    expect(await balances(world, employer.enterpriseId)).toEqual(before);
    expect(await stateOf(world, employer, policy_change_id)).toMatchObject({ status: 50, charged_fen: 0 });
    const row = await rowOf(employer, policy_change_id);
    const left = await daysOf(world, employer.enterpriseId, row.leaver!.name);
    expect(left.at(-1)).toMatchObject({ until: '2026-03-20', ended: 'replaced' });
    expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  },
);
