import pg from 'pg';
import type { Invariant } from './invariant.ts';

/** What came of checking an invariant: how much was looked at, how much of it is wrong, and a few of those in words. */
export type Finding = Invariant & {
  readonly checked: number;
  readonly violations: number;
  readonly examples: readonly string[];
};

const examples_max = 5;

/** Checks invariants on an open connection, one after the other. */
export async function findViolations(
  client: pg.ClientBase,
  invariants: readonly Invariant[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of invariants) {
    const { rows } = await client.query<Omit<Finding, keyof Invariant>>(`
      select count(*)::int as checked, count(fault)::int as violations,
        coalesce((array_agg(item || ' ' || fault order by item) filter (where fault is not null))[1:${examples_max}], '{}') as examples
      from (${invariant.sql}) looked_at`);
    findings.push({ ...invariant, ...rows[0]! });
  }
  return findings;
}

/** Runs work as the auditor on one snapshot of the whole database, which the work cannot change. */
export async function inSnapshot<Result>(
  auditorUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: auditorUrl, application_name: 'checks' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    return await work(client);
  } finally {
    await client.end();
  }
}
