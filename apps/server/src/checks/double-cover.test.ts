import { beforeAll, expect, it } from 'vitest';
import { anEmployer, issued } from '../../test/changes.ts';
import { openThrowAwayWorld } from '../../test/throw-away.ts';
import { invariants } from './checks.ts';
import { findViolations } from './queries.ts';

const world = await openThrowAwayWorld();
const doubleCover = invariants.find(({ id }) => id === 'I10')!;

/** Of one policy, half of them of one person, each beginning when the one before has ended. */
const covers = 6_000;

beforeAll(async () => {
  await issued(world, await anEmployer(world));
  const client = await world.owner.connect();
  // Past every trigger and foreign key: nobody looks at whom these covers are of.
  await client.query(`
    set session_replication_role = replica;
    insert into policy_person (enterprise_id, policy_id, employee_id, add_change_id, row_no, work_company_id, occupation_id,
      category, unit_price_fen, premium_fen, cover, planned_from, planned_until, created_at)
    select enterprise_id, policy_id, case n % 2 when 0 then 1000000 else 1000000 + n end, add_change_id, 1000 + n,
      work_company_id, occupation_id, category, unit_price_fen, premium_fen,
      tstzrange(lower(cover) + n * interval '1 s', lower(cover) + (n + 2) * interval '1 s'),
      lower(cover) + n * interval '1 s', lower(cover) + (n + 2) * interval '1 s', created_at
    from (select * from policy_person limit 1) one, generate_series(1, ${covers}) n;
    analyze policy_person;
    reset session_replication_role`);
  client.release();
});

type Step = {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
};

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

it('I10 reads each cover of a policy once, however many there are, and compares none with all others', async () => {
  const { rows } = await world.owner.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    `explain (analyze, timing off, format json) ${doubleCover.sql}`,
  );
  const steps = stepsOf(rows[0]!['QUERY PLAN'][0].Plan);
  const handled = steps.map((step) => step['Actual Rows'] * step['Actual Loops']);

  expect(steps.map((step) => step['Node Type']).filter((type) => /Join|Loop/.test(type))).toEqual([]);
  expect(steps.filter((step) => step['Node Type'].includes('Scan'))).toHaveLength(1);
  expect(Math.max(...handled)).toBe(covers + 1);
});

it('I10 finds nobody covered twice among thousands of covers, and then all who are', async () => {
  const client = await world.owner.connect();
  const find = async () => (await findViolations(client, [doubleCover]))[0]!;
  try {
    expect(await find()).toMatchObject({ checked: covers + 1, violations: 0 });

    // The first of the one person's covers lasts until after the last: only the second begins right after it.
    await client.query(`
      begin;
      set local session_replication_role = replica;
      alter table policy_person drop constraint cover_never_overlaps, drop constraint cover_stays_as_planned;
      update policy_person set cover = tstzrange(lower(cover), lower(cover) + interval '1 day') where row_no = 1002`);

    expect(await find()).toMatchObject({ checked: covers + 1, violations: covers / 2 - 1 });
  } finally {
    await client.query('rollback');
    client.release();
  }
});
