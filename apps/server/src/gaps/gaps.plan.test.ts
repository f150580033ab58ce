import { type Day, day } from '@app/domain/calendar/day';
import { CompiledQuery, type RawBuilder } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { anEmployer, type Employer, issued } from '../../test/changes.ts';
import { openThrowAwayWorld } from '../../test/throw-away.ts';
import { headsByDay } from './heads.queries.ts';
import { gapCounts } from './queries.ts';

const world = await openThrowAwayWorld();

/** Covered now, of one employer, who were covered in each of as many months before; and covered by each of other employers. */
const covered = 2_000;
const months = 12;
const others = 20;

const today: Day = day('2026-03-31');
let employer: Employer;

beforeAll(async () => {
  employer = await anEmployer(world);
  await issued(world, employer);
  // Past every trigger and foreign key: nobody looks at whom these covers are of.
  await world.owner.query(`
    set session_replication_role = replica;
    alter table policy_person drop constraint cover_never_overlaps;
    insert into policy (enterprise_id, policy_no, plan_version_id, start_date, end_date, status, created_at)
    select enterprise_id, 'M-' || n, plan_version_id, start_date - n * 31, start_date - (n - 1) * 31 - 1, status, created_at
    from (select * from policy limit 1) one, generate_series(1, ${months}) n;
    insert into policy_person (enterprise_id, policy_id, employee_id, add_change_id, row_no, work_company_id, occupation_id,
      category, unit_price_fen, premium_fen, cover, planned_from, planned_until, bound_at, created_at)
    select y.enterprise_id, y.policy_id, 1000 + n, 1000000 + y.policy_id, 1000 + n, one.work_company_id, one.occupation_id,
      one.category, one.unit_price_fen, one.premium_fen, span.days, lower(span.days), upper(span.days),
      '2020-01-01', '2020-01-01'
    from (select * from policy_person limit 1) one, policy y, generate_series(1, ${covered}) n,
      lateral (select tstzrange(y.start_date::timestamp at time zone 'Asia/Shanghai', (y.end_date + 1)::timestamp at time zone 'Asia/Shanghai') as days) span
    union all
    select 1000000 + other, one.policy_id, n, one.add_change_id, 1000 + n, one.work_company_id, one.occupation_id,
      one.category, one.unit_price_fen, one.premium_fen, one.cover, lower(one.cover), upper(one.cover),
      one.bound_at, one.created_at
    from (select * from policy_person limit 1) one, generate_series(1, ${others}) other, generate_series(1, ${covered}) n;
    reset session_replication_role`);
  await world.owner.query('vacuum analyze policy_person');
});

type Step = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
};

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** How the database reads covers for a query of the employer, and how many rows each step handles. */
const readingOf = (query: RawBuilder<unknown>) =>
  world.serving.database.inEnterprise(employer.enterpriseId, async (tx) => {
    const { sql, parameters } = query.compile(tx);
    const explained = CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>(explained);
    return stepsOf(rows[0]!['QUERY PLAN'][0].Plan)
      .map((step) => ({
        type: step['Node Type'],
        relation: step['Relation Name'],
        handled: step['Actual Rows'] * step['Actual Loops'],
      }))
      .filter(({ relation }) => relation === 'policy_person');
  });

it('N2 counts the heads of 45 days from the index alone, and reads none of the months that are over', async () => {
  const reads = await readingOf(headsByDay(today, 45));

  expect(reads).toEqual([{ type: 'Index Only Scan', relation: 'policy_person', handled: covered + 1 }]);
});

it('N2 finds who is left uncovered by indexes, and reads none of the months that are long over', async () => {
  const reads = await readingOf(gapCounts({ today, on: day('2026-04-01') }));

  expect(reads.filter(({ type }) => type === 'Seq Scan')).toEqual([]);
  expect(Math.max(...reads.map(({ handled }) => handled))).toBe(covered + 1);
});
