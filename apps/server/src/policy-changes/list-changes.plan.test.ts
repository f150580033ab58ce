import { listChanges } from '@app/contract/policy-changes/list-changes';
import type { Compilable } from 'kysely';
import { CompiledQuery } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { anEmployer, type Employer, issued } from '../../test/changes.ts';
import { openThrowAwayWorld } from '../../test/throw-away.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { type ChangeFilter, changeCount, changePage } from './list.queries.ts';

const world = await openThrowAwayWorld();

/** Of one employer; thirty others have 400 each. */
const changes = 2_000;
const limit = 20;

let employer: Employer;

beforeAll(async () => {
  employer = await anEmployer(world);
  await issued(world, employer);
  const client = await world.owner.connect();
  // Past every trigger and foreign key: nobody looks at what is in these changes.
  await client.query(`
    set session_replication_role = replica;
    insert into policy_change (enterprise_id, policy_id, change_type, status, start_date, end_date, person_count, premium_fen,
      roster_hash, input_user_id, operate_name, created_at)
    select whose, policy_id, change_type, 80, start_date, end_date, person_count, premium_fen,
      roster_hash, input_user_id, operate_name, created_at
    from (select * from policy_change limit 1) one,
      (select one.enterprise_id as whose, ${changes - 1} as count from policy_change one
        union all select 1000000 + n, 400 from generate_series(1, 30) n) enterprise,
      lateral generate_series(1, count);
    reset session_replication_role`);
  await client.query('vacuum analyze policy_change');
  client.release();
});

type Step = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
};

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** What the database does for a query of the employer, and how many rows each step handles. */
const stepsFor = (query: (tx: EnterpriseTx, filter: ChangeFilter, now: Date) => Compilable, filter: object) =>
  world.serving.database.inEnterprise(employer.enterpriseId, async (tx) => {
    const { sql, parameters } = query(
      tx,
      listChanges.input.parse({ limit, ...filter }),
      world.clock.now(),
    ).compile();
    const explained = CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>(explained);
    return stepsOf(rows[0]!['QUERY PLAN'][0].Plan).map((step) => ({
      type: step['Node Type'],
      relation: step['Relation Name'],
      handled: step['Actual Rows'] * step['Actual Loops'],
    }));
  });

it.each([{}, { page: 3 }, { policy_id: 1 }])(
  'B2 reads of a page of changes no more than the page: %j',
  async (filter) => {
    const wanted = 'policy_id' in filter ? { policy_id: employer.policyId } : filter;

    const steps = await stepsFor(changePage, wanted);

    const most = limit * ('page' in filter ? 3 : 1);
    expect(steps.filter(({ handled }) => handled > most)).toEqual([]);
    expect(steps.filter(({ type, relation }) => type === 'Seq Scan' && relation === 'policy_change')).toEqual(
      [],
    );
  },
);

it.each([{}, { policy_id: 1 }])(
  'B2 counts changes by an index, and joins nothing to them: %j',
  async (filter) => {
    const wanted = 'policy_id' in filter ? { policy_id: employer.policyId } : filter;

    const steps = await stepsFor(changeCount, wanted);

    expect(steps.filter(({ type }) => /Join|Loop|Seq Scan/.test(type))).toEqual([]);
    expect(steps.filter(({ type }) => /Scan/.test(type) && type !== 'Bitmap Index Scan')).toHaveLength(1);
    // An index still names the versions of a row that somebody's open transaction might read.
    expect(Math.max(...steps.map(({ handled }) => handled))).toBeLessThan(changes * 1.1);
  },
);
