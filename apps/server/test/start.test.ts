import { spawnSync } from 'node:child_process';
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { startPostgres } from '../src/platform/postgres/postgres.ts';
import { waitForDatabase } from '../src/platform/start/wait-for-database.ts';
import { sentenceOf } from '../src/platform/start/failure.ts';
import { openDataFolders, pidIn } from './data-folders.ts';
import { exitOf, openServerProcesses } from './server-process.ts';
import { mayAdminister } from './rights.ts';

const { makeDataDir, start, undone } = openDataFolders();
const run = openServerProcesses();

/** A demo is made of 10,000 rows, on a machine that does other things too. */
const slow = 120_000;

const admin = new pg.Client({ connectionString: inject('adminUrl') });
await admin.connect();
afterAll(() => admin.end());

async function makeDatabase(name: string): Promise<string> {
  const database = `${name}_${process.pid}`;
  await admin.query(`create database ${database} template template0 encoding 'UTF8'`);
  undone.push(() => admin.query(`drop database ${database} with (force)`));
  return Object.assign(new URL(inject('adminUrl')), { pathname: `/${database}` }).href;
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

it(
  'S4 starts its database again when that was killed, and serves as before',
  async () => {
    const dataDir = await makeDataDir();
    const { address, whenSaid } = run({ DATA_DIR: dataDir, DEMO: 'off' });
    const url = await address();
    const killed = pidIn(dataDir);

    process.kill(killed, 'SIGKILL');

    await whenSaid(/PostgreSQL runs again/);
    expect(pidIn(dataDir)).not.toBe(killed);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  },
  slow,
);

it(
  'S7 refuses a second server on its folder, and ends when another console has taken that',
  async () => {
    const dataDir = await makeDataDir();
    const first = run({ DATA_DIR: dataDir, DEMO: 'off' });
    await first.address();

    const second = run({ DATA_DIR: dataDir, DEMO: 'off' });

    expect(await exitOf(second.child)).toBe(1);
    expect(second.said()).toContain(`Another console (process ${first.child.pid} on `);
    expect(first.child.exitCode).toBeNull();

    const holder = join(dataDir, 'console.holder');
    writeFileSync(`${holder}.theirs`, JSON.stringify({ token: 'theirs', host: 'another-machine', pid: 7 }));
    renameSync(`${holder}.theirs`, holder);

    expect(await exitOf(first.child)).toBe(1);
    expect(first.said()).toMatch(
      /The console ends\. Another console \(process 7 on another-machine.* has taken/,
    );
  },
  slow,
);

it(
  'S4 makes the demo anew in a shared database when the start that made it was killed',
  async () => {
    const url = await makeDatabase('demo');
    const dataDir = await makeDataDir();
    const settings = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'on' };
    const first = run(settings);
    // The last enterprise of the demo cannot be opened while this is held: what is there is half of it.
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    undone.push(() => holder.end());
    await holder.query(
      `select pg_advisory_lock(hashtextextended('an enterprise of the name 晨光企业服务有限公司', 0))`,
    );
    const names = () => ask(url, 'select company_name from app.enterprise').catch(() => []);
    await expect.poll(names, { timeout: 100_000 }).not.toEqual([]);
    first.child.kill('SIGKILL');
    await exitOf(first.child);
    const waiting = () =>
      ask(url, `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`);
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
    expect(await names()).not.toContainEqual({ company_name: '晨光企业服务有限公司' });
    await holder.query('select pg_advisory_unlock_all()');

    const second = run(settings);
    await second.address();

    expect(second.said()).toContain('it is made anew');
    expect(await ask(url, 'select policy_no from app.policy')).toHaveLength(6);
    expect(await ask(url, `select from pg_namespace where nspname = 'console_unfinished'`)).toEqual([]);
  },
  slow,
);

it(
  'S5 waits for a database that is stopped, says so, and goes on when it comes',
  async () => {
    const url = new URL(await makeDatabase('late'));
    const doors = createServer((socket) => {
      const onward = connect(Number(new URL(inject('adminUrl')).port), '127.0.0.1');
      socket
        .on('error', () => onward.destroy())
        .pipe(onward)
        .on('error', () => socket.destroy())
        .pipe(socket);
    });
    const listen = (port: number) => new Promise<void>((done) => doors.listen(port, '127.0.0.1', done));
    await listen(0);
    const { port } = doors.address() as { port: number };
    await new Promise((done) => doors.close(done));
    url.port = String(port);

    const { address, whenSaid } = run({ DATABASE_URL: url.href, DATA_DIR: await makeDataDir() });
    await whenSaid(/does not answer \(ECONNREFUSED\): waiting up to 30 s/);
    await listen(port);
    undone.push(async () => doors.close());

    expect((await fetch(`${await address()}/readyz`)).status).toBe(200);
  },
  slow,
);

it('S2 says what the database answered last when it does not come, and does not wait when it refuses', async () => {
  const closed = 'postgres://console@127.0.0.1:1/console';
  const wrong = Object.assign(new URL(inject('adminUrl')), { password: 'wrong' }).href;
  const say = () => undefined;

  await expect(waitForDatabase(closed, { say, patience_ms: 0 })).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
  await expect(waitForDatabase(wrong, { say })).rejects.toThrow('password authentication failed');
});

it.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' })],
  [Object.assign(new Error('could not extend file'), { code: '53100' })],
  [new Error('initdb: error: could not write to file: No space left on device')],
  [new Error('The migration failed', { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) })],
])('S2 says that the disk is full when the start ends with %o', async (error) => {
  const begins = 'The disk is full that holds the data folder /srv/console. Free some space';
  expect(await sentenceOf(error, { DATA_DIR: '/srv/console' })).toContain(begins);
  expect(await sentenceOf(error, { DATABASE_URL: 'postgres://db' })).toContain('The disk of the database');
});

if (process.getuid?.() === 0) {
  it('S2 says which owner is missing when root has copied a backup', async () => {
    const dataDir = await makeDataDir();
    await (await start({ dataDir })).stop();
    chownSync(join(dataDir, 'postgres'), 0, 0);

    await expect(startPostgres({ dataDir })).rejects.toThrow(
      `Its owner is missing: give it back to the user postgres (chown -R postgres: ${join(dataDir, 'postgres')})`,
    );
  });
}

const statusOf = ([program = '', ...words]: readonly string[]) => spawnSync(program, words).status;
const mayMount = statusOf(['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']) === 0;

// What a full disk does is tried where a small one may be had, and must be tried where the rights are
// there; the sentence above holds without it.
it(`S2 S4 T30 is ${mayMount ? 'tried' : 'NOT tried here, for want of the right to mount,'} on a disk that is full`, () => {
  expect(mayMount).toBe(mayMount || mayAdminister());
});

if (mayMount) {
  it(
    'S2 says that the disk is full at a first start, and starts when it was freed',
    async () => {
      const dataDir = await makeDataDir();
      const small = ['-t', 'tmpfs', '-o', 'size=30m,mode=755', 'tmpfs', dataDir];
      expect(statusOf(['mount', ...small])).toBe(0);
      undone.push(async () => statusOf(['umount', dataDir]));

      const full = run({ DATA_DIR: dataDir, DEMO: 'off' });
      expect(await exitOf(full.child)).toBe(1);
      expect(full.said()).toContain(`The disk is full that holds the data folder ${dataDir}.`);

      expect(statusOf(['mount', '-o', 'remount,size=500m', dataDir])).toBe(0);
      const freed = run({ DATA_DIR: dataDir, DEMO: 'off' });
      expect((await fetch(`${await freed.address()}/readyz`)).status).toBe(200);
      freed.child.kill('SIGTERM');
      expect(await exitOf(freed.child)).toBe(0);
    },
    slow,
  );

  it(
    'S4 T30 serves again when a disk that was full is free, though its database ended meanwhile',
    async () => {
      const dataDir = await makeDataDir();
      const small = ['-t', 'tmpfs', '-o', 'size=500m,mode=755', 'tmpfs', dataDir];
      expect(statusOf(['mount', ...small])).toBe(0);
      undone.push(async () => statusOf(['umount', dataDir]));
      const { address, whenSaid, child } = run({ DATA_DIR: dataDir, DEMO: 'off' });
      const url = await address();
      const filling = join(dataDir, 'filling');

      expect(statusOf(['dd', 'if=/dev/zero', `of=${filling}`, 'bs=64k'])).toBe(1);
      process.kill(pidIn(dataDir), 'SIGKILL');
      await whenSaid(/PostgreSQL could not be started again yet/);
      expect((await fetch(`${url}/readyz`)).status).toBe(503);
      rmSync(filling);

      await whenSaid(/PostgreSQL runs again/);
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
      child.kill('SIGTERM');
      expect(await exitOf(child)).toBe(0);
    },
    slow,
  );
}
