import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { chmod, rm, rmdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  ask,
  childrenOf,
  clusterOf,
  isRunning,
  kill,
  openDataFolders,
  pidIn,
} from '../../../test/data-folders.ts';
import { startPostgres } from './postgres.ts';

const { makeDataDir, start, startInChild, undone } = openDataFolders();

it('S4 keeps what was committed when the server is killed', async () => {
  const dataDir = await makeDataDir();
  const first = await start({ dataDir });
  await ask(first.adminUrl, 'create table kept (id int); insert into kept values (7)');

  process.kill(pidIn(dataDir), 'SIGKILL');
  await first.stop();
  const second = await start({ dataDir });

  expect(await ask(second.adminUrl, 'select id from kept')).toEqual([{ id: 7 }]);
});

it('S4 recovers from the server that a killed process left running', async () => {
  const dataDir = await makeDataDir();
  const child = await startInChild({ dataDir });
  const orphan = pidIn(dataDir);
  for (const guard of childrenOf(child.pid).filter((pid) => pid !== orphan)) process.kill(guard, 'SIGKILL');
  await kill(child);
  expect(isRunning(orphan)).toBe(true);

  const running = await start({ dataDir });

  expect(pidIn(dataDir)).not.toBe(orphan);
  expect(isRunning(orphan)).toBe(false);
  expect(await ask(running.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('S4 does not mistake a stranger with the recorded number for the server', async () => {
  const dataDir = await makeDataDir();
  const child = await startInChild({ dataDir });
  const orphan = pidIn(dataDir);
  await kill(child);
  await vi.waitFor(() => expect(isRunning(orphan)).toBe(false), { timeout: 30_000 });
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
  undone.push(() => kill(stranger));
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid}\n`);

  await start({ dataDir });

  expect(stranger.exitCode).toBeNull();
  expect(stranger.signalCode).toBeNull();
});

it('S4 makes the database anew after an interrupted first start', async () => {
  const dataDir = await makeDataDir();
  mkdirSync(join(dataDir, 'unfinished-a', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'unfinished-a', 'PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'postgres.password'), 'of the interrupted start\n');

  const running = await start({ dataDir });

  expect(await ask(running.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(join(dataDir, 'unfinished-a'))).toBe(false);
});

it('S7 refuses a data folder that another process holds, and says which', async () => {
  const dataDir = await makeDataDir();
  const child = await startInChild({ dataDir });

  await expect(startPostgres({ dataDir })).rejects.toThrow(
    new RegExp(
      `Another console \\(process ${child.pid} on ${hostname()}, since .*\\) is running on the data folder ${dataDir}\\.`,
    ),
  );
});

it('is the server that the project is written for', async () => {
  const running = await start({ ephemeral: true });
  const [found] = await ask(
    running.urlOf('template1'),
    `select current_setting('server_encoding') as encoding, concat(datlocprovider, ':', datlocale) as locale,
            current_setting('listen_addresses') as addresses, current_setting('timezone') as zone,
            (select left(rolpassword, 13) from pg_authid where rolname = current_user) as password,
            array(select x from unnest(array['b', 'B', 'a', '张']) x order by x) as sorted
     from pg_database where datname = current_database()`,
  );

  expect(found).toEqual({
    encoding: 'UTF8',
    locale: 'b:C.UTF-8',
    addresses: '127.0.0.1',
    zone: 'UTC',
    password: 'SCRAM-SHA-256',
    sorted: ['B', 'a', 'b', '张'],
  });
});

it('S7 lets nobody in without the password, which its owner alone may read', async () => {
  const dataDir = await makeDataDir();
  const { adminUrl } = await start({ dataDir });
  const wrong = new URL(adminUrl);
  wrong.password = 'wrong';

  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
});

it('S4 leaves no server running when its process is killed', async () => {
  const dataDir = await makeDataDir();
  const child = await startInChild({ dataDir });
  const orphan = pidIn(dataDir);

  await kill(child);

  await vi.waitFor(() => expect(isRunning(orphan)).toBe(false), { timeout: 30_000 });
});

it('S14 takes an ephemeral server and its folder away, also when its process is killed', async () => {
  const stopped = await start({ ephemeral: true });
  const child = await startInChild({ ephemeral: true });
  const folders = [clusterOf(stopped.where), clusterOf(child.where)];
  expect(folders.map(existsSync)).toEqual([true, true]);

  await stopped.stop();
  await kill(child);

  await vi.waitFor(
    () => expect(folders.map((folder) => existsSync(dirname(folder)))).toEqual([false, false]),
    {
      timeout: 30_000,
    },
  );
});

// Only root runs the server as somebody else, whom a closed folder keeps out.
if (process.getuid?.() === 0) {
  it('S7 keeps the database where its user can reach it when the data folder is closed, and finds it again', async () => {
    const dataDir = await makeDataDir();
    await chmod(dataDir, 0o700);
    const first = await start({ dataDir });
    const home = dirname(clusterOf(first.where));
    undone.unshift(() =>
      rm(home, { recursive: true }).then(() => rmdir(dirname(home)).catch(() => undefined)),
    );
    expect(home).toMatch(/^\/var\/lib\/group-insurance-console\//);
    expect(first.where).toContain(`because its user cannot enter ${dataDir}`);
    await ask(first.adminUrl, 'create table kept (id int)');
    await first.stop();

    const second = await start({ dataDir });

    expect(await ask(second.adminUrl, 'select id from kept')).toEqual([]);
  });
}
