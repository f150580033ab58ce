import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { queueOptions, queuePolicy, type Queue } from '../jobs.ts';
import { guardMasterKey } from '../start/master-key.ts';
import { migrationNames, migrationsFolder } from './migrations.ts';

/** Any number, the same for every server that migrates a database. */
const migration_lock = 4_206_914_327;

/**
 * Brings a database up to date: roles, the numbered migrations that it lacks, the job queues; and makes
 * sure that the roles of its own can sign in.
 *
 * @param adminUrl a role that may create roles and owns the database
 * @returns the addresses under which the server, the operator and the auditor sign in
 * @throws Error when a migration that was applied has been altered since
 */
export async function migrate(adminUrl: string, masterKey: Buffer, queues: readonly Queue[]) {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migration_lock]);
    await client.query(readFileSync(new URL('roles.sql', migrationsFolder), 'utf8'));
    await client.query('set role app_owner; set search_path = app, public');
    await applyMigrations(client);
    await guardMasterKey(client, masterKey);
    await prepareQueues(client, queues);
    await client.query('reset role; reset search_path');
    const { rows } = await client.query<{ number: string }>(
      'select oid::text as number from pg_database where datname = current_database()',
    );
    const signIn = (group: string) => signInAs(client, adminUrl, `${group}_${rows[0]!.number}`, masterKey);
    return {
      appUrl: await signIn('app_rw'),
      operatorUrl: await signIn('app_operator'),
      auditorUrl: await signIn('auditor'),
    };
  } finally {
    await client.end();
  }
}

async function applyMigrations(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists app.schema_migration (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now());
    comment on table app.schema_migration is '@global'`);
  // The server compares the names with its own before it calls itself ready.
  await client.query('grant select (name) on app.schema_migration to app_rw');
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from app.schema_migration',
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));

  for (const name of migrationNames()) {
    const text = readFileSync(new URL(name, migrationsFolder), 'utf8');
    const sha256 = createHash('sha256').update(text).digest('hex');
    const before = applied.get(name);
    if (before === sha256) continue;
    if (before !== undefined) {
      throw new Error(
        `The migration ${name} was altered after this database applied it. Restore it, and add a new one.`,
      );
    }
    await client.query('begin');
    try {
      await client.query(text);
      await client.query('insert into app.schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Makes pg-boss' tables and our queues as their owner, so that the server itself needs to own nothing. */
async function prepareQueues(client: pg.Client, queues: readonly Queue[]): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => asRows(await client.query(text, values as unknown[])) },
    schema: 'pgboss',
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  // What its timers run into on a lost connection the statements here run into too, and say.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const queue of queues) {
      if (await boss.getQueue(queue.name)) await boss.updateQueue(queue.name, queueOptions(queue));
      else await boss.createQueue(queue.name, { ...queueOptions(queue), policy: queuePolicy });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  await client.query(`
    grant select, insert, update, delete on all tables in schema pgboss to app_rw;
    grant usage on all sequences in schema pgboss to app_rw;
    grant execute on all functions in schema pgboss to app_rw;
    grant select on pgboss.job to app_gate;
    ${jobView}`);
}

/** The check view of the jobs, made here because pg-boss makes its tables after the migrations. */
const jobView = `
  do $$
  begin
    set local role app_gate;
    if to_regclass('chk.job') is null then
      create view chk.job as
        select name as queue, coalesce(singleton_key, id::text) as key, state::text as state, started_on as started_at from pgboss.job;
      grant select on chk.job to auditor;
    end if;
    set local role app_owner;
  end $$`;

/** Several statements in one text give several results; pg-boss wants the rows of all. */
const asRows = (result: pg.QueryResult | pg.QueryResult[]) => ({
  rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows as unknown[]) : (result.rows as unknown[]),
});

/** Lets a role of this database sign in with a password that every server of it can derive from the master key. */
async function signInAs(
  admin: pg.Client,
  adminUrl: string,
  role: string,
  masterKey: Buffer,
): Promise<string> {
  const password = createHmac('sha256', masterKey).update(`sign in as ${role}`).digest('hex');
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  const attempt = new pg.Client({ connectionString: url.href });
  attempt.on('error', () => undefined);
  try {
    await attempt.connect();
    await attempt.end();
  } catch {
    await admin.query(`alter role ${role} login password '${password}'`);
  }
  return url.href;
}
