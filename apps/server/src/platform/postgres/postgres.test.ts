import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { startPostgres } from './postgres.ts';

const undone: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of undone.splice(0).reverse()) await undo();
});

it('keeps what was committed when the server is killed', async () => {
  const dataDir = await makeDataDir();
  const first = await start({ dataDir });
  await ask(first.adminUrl, 'create table kept (id int); insert into kept values (7)');

  process.kill(pidIn(dataDir), 'SIGKILL');
  await first.stop();
  const second = await start({ dataDir });

  expect(await ask(second.adminUrl, 'select id from kept')).toEqual([{ id: 7 }]);
});

it('recovers from the server that a killed process left running', async () => {
  const dataDir = await makeDataDir();
  const child = await startInChild({ dataDir });
  const orphan = pidIn(dataDir);
  for (const guard of childrenOf(child).filter((pid) => pid !== orphan)) process.kill(guard, 'SIGKILL');
  await kill(child);
  expect(isRunning(orphan)).toBe(true);

  const running = await start({ dataDir });

  expect(pidIn(dataDir)).not.toBe(orphan);
  expect(isRunning(orphan)).toBe(false);
  expect(await ask(running.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('does not mistake a stranger with the recorded number for the server', async () => {
  const dataDir = await makeDataDir();
  await (await start({ dataDir })).stop();
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
  undone.push(() => kill(stranger));
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid}\n`);

  await start({ dataDir });

  expect(stranger.exitCode).toBeNull();
  expect(stranger.signalCode).toBeNull();
});

it('makes the database anew after an interrupted first start', async () => {
  const dataDir = await makeDataDir();
  mkdirSync(join(dataDir, 'unfinished-a', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'unfinished-a', 'PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'postgres.password'), 'of the interrupted start\n');

  const running = await start({ dataDir });

  expect(await ask(running.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(join(dataDir, 'unfinished-a'))).toBe(false);
});

it('refuses a data folder that another process holds, and says which', async () => {
  const dataDir = await makeDataDir();
  const child = await startInChild({ dataDir });

  await expect(startPostgres({ dataDir })).rejects.toThrow(
    `Another console (process ${child.pid}) is running on the data folder ${dataDir}.`,
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

it('lets nobody in without the password, which its owner alone may read', async () => {
  const dataDir = await makeDataDir();
  const { adminUrl } = await start({ dataDir });
  const wrong = new URL(adminUrl);
  wrong.password = 'wrong';

  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
});

it('leaves no server running when its process is killed', async () => {
  const dataDir = await makeDataDir();
  const child = await startInChild({ dataDir });
  const orphan = pidIn(dataDir);

  await kill(child);

  await vi.waitFor(() => expect(isRunning(orphan)).toBe(false), { timeout: 10_000 });
});

it('takes an ephemeral server and its folder away, also when its process is killed', async () => {
  const stopped = await start({ ephemeral: true });
  const child = await startInChild({ ephemeral: true });
  const folders = [clusterOf(stopped.where), clusterOf(child.where)];
  expect(folders.map(existsSync)).toEqual([true, true]);

  await stopped.stop();
  await kill(child);

  await vi.waitFor(
    () => expect(folders.map((folder) => existsSync(dirname(folder)))).toEqual([false, false]),
    {
      timeout: 10_000,
    },
  );
});

// Only root runs the server as somebody else, whom a closed folder keeps out.
if (process.getuid?.() === 0) {
  it('keeps the database where its user can reach it when the data folder is closed, and finds it again', async () => {
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

async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gic-data-'));
  await chmod(folder, 0o711);
  undone.push(async () => {
    // A server that a killed child left.
    if (existsSync(join(folder, 'postgres', 'postmaster.pid'))) process.kill(pidIn(folder), 'SIGQUIT');
    await rm(folder, { recursive: true, maxRetries: 10 });
  });
  return folder;
}

async function start(options: Parameters<typeof startPostgres>[0]) {
  const running = await startPostgres(options);
  undone.push(running.stop);
  return running;
}

async function startInChild(options: object): Promise<ChildProcess & { where: string }> {
  const script = `import { startPostgres } from ${JSON.stringify(import.meta.resolve('./postgres.ts'))};
    process.stdout.write((await startPostgres(${JSON.stringify(options)})).where);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  undone.push(() => kill(child));
  const [where] = (await once(child.stdout, 'data')) as [Buffer];
  return Object.assign(child, { where: where.toString() });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

const childrenOf = ({ pid }: ChildProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

const pidIn = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

const clusterOf = (where: string): string => /data in (\S+)/.exec(where)?.[1] ?? '';

function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') === false;
  } catch {
    return false;
  }
}
