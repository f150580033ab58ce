import { expect, it } from 'vitest';
import { covering } from './changes.ts';
import { aMove, movable, moveIssued } from './moves.ts';
import { aPair, aPlan, coveringBy, swapIssued } from './pairs.ts';
import { digestsOf } from './rows.ts';
import { asServer, asSuperuser } from './statements.ts';
import { openWorld } from './world.ts';

// What keeps seats honest when the code forgets to: no day between the two sides, and no oftener than the plan lets it.

const world = await openWorld();

const meets = { code: '23514', constraint: 'a_seat_passes_at_one_moment' };

it.each<[string, object, (enterpriseId: number) => string]>([
  [
    'is left a day before it is taken',
    meets,
    (
      id,
    ) => `update policy_person set cover = tstzrange(lower(cover), '2026-03-16 12:00+08'), cut_at = '2026-03-16 11:00+08'
      where enterprise_id = ${id} and ended = 'replaced'`,
  ],
  [
    'is left a day after it is taken',
    meets,
    (id) => `update policy_person set cover = tstzrange(lower(cover), '2026-03-18 00:00+08')
      where enterprise_id = ${id} and ended = 'replaced'`,
  ],
  [
    'is taken while whoever leaves goes on',
    meets,
    (
      id,
    ) => `update policy_person set cover = tstzrange(planned_from, planned_until), ended = null, end_change_id = null, cut_at = null
      where enterprise_id = ${id} and ended = 'replaced'`,
  ],
  [
    'is taken after somebody who never had it',
    meets,
    (id) => `update policy_person set ended = 'refused', end_change_id = null, cut_at = null, refund_fen = 0
      where enterprise_id = ${id} and ended = 'replaced'`,
  ],
  [
    'is taken by nobody',
    meets,
    (id) => `update policy_person set seat_id = null where enterprise_id = ${id} and seat_id is not null`,
  ],
])('I10 no seat %s', async (_what, expected, statement) => {
  const { employer, ids } = await covering(world, 3);
  await swapIssued(world, employer, [aPair(employer, ids[0]!)]);
  const before = await digestsOf(world, employer.enterpriseId);

  const refused = statement(employer.enterpriseId);
  await expect(asServer(world, employer.enterpriseId, refused)).rejects.toMatchObject(expected);
  await expect(asSuperuser(world, refused)).rejects.toMatchObject(expected);

  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it.each([
  ['on one seat', { replace_mode: 'PER_SEAT', replace_limit: 1 }, 0],
  ['in one policy', { replace_mode: 'PER_POLICY_MONTH', replace_limit: 1 }, 1],
] as const)('I10 no seat changes hands oftener than the plan lets it, %s', async (_what, rule, other) => {
  const { employer, ids } = await coveringBy(world, await aPlan(world, rule));
  const seats = ids.toSorted((one, another) => one - another);
  await swapIssued(world, employer, [aPair(employer, seats[0]!)]);

  // Whoever is on the newest seat is said to have taken the first one, or another, in the same month.
  const once_more = `update policy_person set seat_id = ${seats[other]} where policy_person_id = ${seats.at(-1)}`;

  await expect(asSuperuser(world, once_more)).rejects.toMatchObject({
    code: '23514',
    constraint: 'a_seat_changes_hands_as_the_plan_says',
  });
});

it.each([
  [
    'is left a day before the other place is taken',
    "cover = tstzrange(lower(cover), '2026-03-16 12:00+08'), cut_at = '2026-03-16 11:00+08'",
  ],
  [
    'goes on beside the other place',
    'cover = tstzrange(planned_from, planned_until), ended = null, end_change_id = null, cut_at = null',
  ],
])('I10 no cover of who moves %s', async (_what, altered) => {
  const { employer, ids, there } = await movable(world);
  const { enterpriseId } = employer;
  await moveIssued(world, employer, [aMove(ids[0]!, { work_company_id: there })]);
  const before = await digestsOf(world, enterpriseId);

  const refused = `update policy_person set ${altered} where enterprise_id = ${enterpriseId} and ended = 'moved'`;
  await expect(asSuperuser(world, refused)).rejects.toThrow();

  expect(await digestsOf(world, enterpriseId)).toEqual(before);
});
