import { endedByChange } from '@app/domain/changes/kinds';
import { expect, it } from 'vitest';
import { anEmployer, submitted } from './changes.ts';
import { digestsOf } from './rows.ts';
import { asServer, asSuperuser } from './statements.ts';
import { openWorld } from './world.ts';

// What keeps cover honest when the code forgets to: never twice, never back-dated, never outside its policy.

const world = await openWorld();

/** Another cover of the person who is covered from 11 March to the end of the policy, 31 March 2026. */
const cover = (enterpriseId: number, from: string, until: string, made = '2026-03-10 10:00+08') => `
  insert into policy_person (enterprise_id, policy_id, employee_id, add_change_id, row_no, work_company_id, occupation_id,
    category, unit_price_fen, premium_fen, cover, planned_from, planned_until, bound_at, created_at)
  select enterprise_id, policy_id, employee_id, add_change_id, 99, work_company_id, occupation_id,
    category, 4200, 4200, tstzrange('${from}', '${until}'), '${from}', '${until}', '${made}', '${made}'
  from policy_person where enterprise_id = ${enterpriseId}`;

const moved = (enterpriseId: number, from: string, until: string) =>
  `update policy_person set cover = tstzrange('${from}', '${until}') where enterprise_id = ${enterpriseId}`;

type Case = readonly [what: string, expected: object, statement: (enterpriseId: number) => string];

const cases: readonly Case[] = [
  [
    'is covered twice in one policy',
    { code: '23P01', constraint: 'cover_never_overlaps' },
    (id) => cover(id, '2026-03-20 00:00+08', '2026-03-25 00:00+08'),
  ],
  [
    'is covered twice for a minute',
    { code: '23P01', constraint: 'cover_never_overlaps' },
    (id) => cover(id, '2026-03-10 12:00+08', '2026-03-11 00:01+08'),
  ],
  [
    'is covered from before the cover was made',
    { code: '23514', constraint: 'cover_is_never_back_dated' },
    (id) => cover(id, '2026-03-10 09:59+08', '2026-03-10 20:00+08'),
  ],
  [
    'is covered from before the insurer was bound',
    { code: '23514', constraint: 'cover_is_never_back_dated' },
    (id) => `update policy_person set bound_at = '2026-03-11 00:01+08' where enterprise_id = ${id}`,
  ],
  [
    'is covered from earlier on, afterwards',
    { code: '23514', constraint: 'cover_keeps_its_past' },
    (id) =>
      moved(id, '2026-03-10 12:00+08', '2026-04-01 00:00+08').replace(
        ' where',
        ", planned_from = '2026-03-10 12:00+08' where",
      ),
  ],
  [
    'is covered from before the day that it was opened with',
    { code: '23514', constraint: 'cover_stays_as_planned' },
    (id) => moved(id, '2026-03-10 12:00+08', '2026-04-01 00:00+08'),
  ],
  [
    'is covered before the policy begins',
    { code: '23514', constraint: 'cover_stays_inside_its_policy' },
    (id) => cover(id, '2026-02-28 23:00+08', '2026-03-01 01:00+08', '2026-02-20 10:00+08'),
  ],
  [
    'is covered after the policy has ended',
    { code: '23514', constraint: 'cover_stays_inside_its_policy' },
    (id) => cover(id, '2026-04-01 00:00+08', '2026-04-02 00:00+08'),
  ],
  [
    'is covered a minute longer than the policy',
    { code: '23514', constraint: 'cover_stays_inside_its_policy' },
    (id) => moved(id, '2026-03-11 00:00+08', '2026-04-01 00:01+08'),
  ],
  [
    'is covered for ever',
    { code: '23514' },
    (id) =>
      `update policy_person set cover = tstzrange('2026-03-11 00:00+08', null) where enterprise_id = ${id}`,
  ],
  [
    'loses the cover without a reason',
    { code: '23514', constraint: 'empty_cover_has_ended' },
    (id) =>
      `update policy_person set cover = 'empty', cut_at = '2026-03-10 12:00+08' where enterprise_id = ${id}`,
  ],
  [
    'loses a cover that has begun as if it had never been',
    { code: '23514', constraint: 'cover_keeps_its_past' },
    (id) =>
      `update policy_person set cover = 'empty', ended = 'off', cut_at = '2026-03-12 12:00+08' where enterprise_id = ${id}`,
  ],
  [
    'stands twice in a change under one row',
    { code: '23505', constraint: 'one_cover_a_row' },
    (id) => cover(id, '2026-03-10 10:00+08', '2026-03-10 11:00+08').replace(' 99,', ' row_no,'),
  ],
];

it.each(cases)('I10 I11 nobody %s', async (_what, expected, statement) => {
  const employer = await anEmployer(world);
  await submitted(world, employer);
  const before = await digestsOf(world, employer.enterpriseId);

  const refused = statement(employer.enterpriseId);
  await expect(asServer(world, employer.enterpriseId, refused)).rejects.toMatchObject(expected);
  await expect(asSuperuser(world, refused)).rejects.toMatchObject(expected);

  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('I10 the next cover may begin at the minute in which the one before ends', async () => {
  const employer = await anEmployer(world);
  await submitted(world, employer);

  await asServer(
    world,
    employer.enterpriseId,
    cover(employer.enterpriseId, '2026-03-10 12:00+08', '2026-03-11 00:00+08'),
  );

  const covers = await asServer(
    world,
    employer.enterpriseId,
    'select from policy_person where not isempty(cover)',
  );
  expect(covers).toHaveLength(2);
});

it('T07 keeps the days of each end that a change makes until it is answered, as the domain names these ends', async () => {
  const { rows } = await world.owner.query<{ rule: string }>(
    `select pg_get_expr(adbin, adrelid) as rule from pg_attrdef
     join pg_attribute on attrelid = adrelid and attnum = adnum
     where adrelid = 'app.policy_person'::regclass and attname = 'reserved'`,
  );
  const named = [...rows[0]!.rule.matchAll(/'(\w+)'::text/g)].map(([, end]) => end);
  // The days of who moves are the next cover’s, which gives them back where it comes to nothing.
  expect(new Set(named)).toEqual(new Set(endedByChange.filter((end) => end !== 'moved')));
});
