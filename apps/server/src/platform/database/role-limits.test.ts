import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';

// Roles belong to a whole cluster, so these tests have one of their own.

const roles = readFileSync(new URL('../../../migrations/roles.sql', import.meta.url), 'utf8');
const server: RunningPostgres = await startPostgres({ ephemeral: true });
const clients: pg.Client[] = [];

const connect = async () => {
  const client = new pg.Client({ connectionString: server.adminUrl });
  clients.push(client);
  await client.connect();
  return client;
};
const admin = await connect();

const { rows: numbers } = await admin.query<{ role: string }>(
  `select 'app_rw_' || oid as role from pg_database where datname = current_database()`,
);
/** As whom the server signs in to this database. */
const { role } = numbers[0]!;

const limits = async () => {
  const { rows } = await admin.query<{ one: string }>(
    `select unnest(setconfig) as one from pg_db_role_setting where setrole = '${role}'::regrole and setdatabase = 0`,
  );
  return rows.map(({ one }) => one).toSorted();
};
const wanted = [
  'TimeZone=Asia/Shanghai',
  'idle_in_transaction_session_timeout=3s',
  'lock_timeout=4s',
  'search_path=app',
  'statement_timeout=5s',
  'transaction_timeout=15s',
];

beforeEach(async () => {
  await admin.query(roles);
});

afterAll(async () => {
  for (const client of clients) await client.end();
  await server.stop();
});

it('T28 gives the server’s role its limits, and mends them in a cluster that was made before', async () => {
  expect(await limits()).toEqual(wanted);
  await admin.query(
    `alter role ${role} set lock_timeout = '5s'; alter role ${role} reset transaction_timeout`,
  );

  await admin.query(roles);

  expect(await limits()).toEqual(wanted);
});

it('T28 writes nothing when all is as it should be', async () => {
  const versions = async () =>
    (await admin.query('select xmin, setrole from pg_db_role_setting order by setrole')).rows;
  const before = await versions();

  await admin.query(roles);

  expect(await versions()).toEqual(before);
});

it('T28 goes on when another start writes the same limits at that moment', async () => {
  await admin.query(`alter role ${role} set lock_timeout = '5s'`);
  const [other, ours] = [await connect(), await connect()];
  await other.query('begin');
  await other.query(`alter role ${role} set lock_timeout = '4s'`);

  const prepared = ours.query(roles);
  await expect.poll(() => isWaiting(admin), { interval: 20, timeout: 30_000 }).toBe(true);
  await other.query('commit');

  await expect(prepared).resolves.toBeDefined();
  expect(await limits()).toEqual(wanted);
});

async function isWaiting(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_locks where not granted');
  return rowCount === 1;
}
