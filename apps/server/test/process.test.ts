import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { testMasterKey } from './master-key.ts';
import { patience } from './patience.ts';

const main = join(import.meta.dirname, '../src/main.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'gic-process-'));
const database = `process_${process.pid}`;
const started: ChildProcess[] = [];

const admin = new pg.Client({ connectionString: inject('adminUrl') });
await admin.connect();
await admin.query(`create database ${database}`);
const databaseUrl = Object.assign(new URL(inject('adminUrl')), { pathname: `/${database}` }).href;

afterAll(async () => {
  for (const child of started)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await admin.query(`drop database ${database} with (force)`);
  await admin.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the server as a process of its own; what it says is collected. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      MASTER_KEY: testMasterKey.toString('hex'),
      LOG_LEVEL: 'silent',
      DRAIN_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, url] = /is ready: (http\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(said)));
  });
  address.catch(() => undefined);
  return { child, address, said: () => said };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

it('S3 C5 tells that it lives, that it is ready, and what it answers', async () => {
  const { child, address } = run({});
  const url = await address;

  expect((await fetch(`${url}/livez`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as { paths: Record<string, object> };
  expect(Object.keys(document.paths)).toContain('/policy_change/confirm');

  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(0);
});

it('S3 drains for 5 s unless it is told not to: readiness goes off, the doors stay open while balancers notice', async () => {
  const { child, address } = run({ DRAIN_MS: '' });
  const url = await address;

  const asked = performance.now();
  child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, patience).toBe(503);
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  expect(await exitOf(child)).toBe(0);
  // No sooner, on however fast a machine.
  expect(performance.now() - asked).toBeGreaterThanOrEqual(5_000);
});

it.each([
  ['Ctrl-C', ['SIGINT']],
  ['Ctrl-C while it drains', ['SIGTERM', 'SIGINT']],
] as const)('S3 does not make anyone wait who ends it by %s', async (_how, signals) => {
  const { child, address } = run({ DRAIN_MS: '60000' });
  const url = await address;

  for (const signal of signals) {
    if (signal === 'SIGINT' && signals.length > 1)
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, patience).toBe(503);
    child.kill(signal);
  }
  expect(await exitOf(child)).toBe(0);
});

it('S3 is not ready while the database is gone, lives on, and is ready again when it is back', async () => {
  const { child, address } = run({});
  const url = await address;

  await admin.query(`alter database ${database} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/livez`)).status).toBe(200);

  await admin.query(`alter database ${database} allow_connections true`);
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, patience).toBe(200);
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(0);
});

it('S3 is not ready on a database that lacks a migration of its own, or has one that it does not know', async () => {
  const { child, address } = run({});
  const url = await address;
  const statusAfter = async (sql: string) => {
    await own.query(sql);
    return (await fetch(`${url}/readyz`)).status;
  };
  const own = new pg.Client({ connectionString: databaseUrl });
  await own.connect();

  expect(
    await statusAfter("insert into app.schema_migration (name, sha256) values ('9999_later.sql', '')"),
  ).toBe(503);
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  expect(await statusAfter("delete from app.schema_migration where name = '9999_later.sql'")).toBe(200);
  expect(await statusAfter("update app.schema_migration set name = '0' || name where name ~ '^0009'")).toBe(
    503,
  );
  expect(
    await statusAfter("update app.schema_migration set name = substr(name, 2) where name ~ '^00009'"),
  ).toBe(200);

  await own.end();
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(0);
});

it.each([
  [{ PORT: 'abc' }, /PORT must be a whole number/],
  [{ PORT: '70000' }, /PORT must be at most 65535/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must start with postgres/],
  [{ MASTER_KEY: '' }, /DATABASE_URL needs MASTER_KEY/],
  [{ MASTER_KEY: 'short' }, /64 hexadecimal digits/],
  [{ DEMO: 'perhaps' }, /DEMO must be on or off/],
  [{ BUSINESS_NOW: '2026-11-21T15:55:00+08:00' }, /demo and tests only/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be/],
])('S2 does not start with %o, and says what to do', async (env, sentence) => {
  const { child, said } = run(env);

  expect(await exitOf(child)).toBe(1);
  expect(said()).toMatch(sentence);
});

it('S2 does not serve a database whose ID numbers were sealed under another master key', async () => {
  const first = run({});
  await first.address;
  first.child.kill('SIGTERM');
  await exitOf(first.child);

  const { child, said } = run({ MASTER_KEY: '0'.repeat(64) });

  expect(await exitOf(child)).toBe(1);
  expect(said()).toContain('is not the key that this database was made with');
});

it('S2 says which port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };

  const { child, said } = run({ PORT: String(port) });

  expect(await exitOf(child)).toBe(1);
  expect(said()).toContain(`Port ${port} on 127.0.0.1 is taken`);
  other.close();
});
