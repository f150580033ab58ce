import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  ask,
  childrenOf,
  isRunning,
  kill,
  openDataFolders,
  pidIn,
  signal,
} from '../../../test/data-folders.ts';
import { openFileLock } from './file-lock.ts';
import { endLeftovers } from './leftovers.ts';
import { holdFolder } from './lock.ts';
import { startPostgres } from './postgres.ts';
import { mayAdminister } from '../../../test/rights.ts';

const { makeDataDir, start, startInChild, undone } = openDataFolders();

/** Hearts are looked at for seconds, on a machine that does other things too. */
const slow = 90_000;

const elsewhere = { token: 'a token of theirs', host: 'another-machine', pid: 7, boot: 'another start' };
const holderOf = (dataDir: string) => join(dataDir, 'console.holder');

/** Writes a holder of another machine, whose heart is made to beat by a process of its own. */
async function beatFor(dataDir: string): Promise<ChildProcess> {
  const file = holderOf(dataDir);
  writeFileSync(file, JSON.stringify({ ...elsewhere, since: '2026-01-01T00:00:00.000Z' }));
  const heart = spawn('/bin/sh', ['-c', 'while touch -c "$1"; do sleep 0.5; done', 'sh', file]);
  undone.push(() => kill(heart));
  return heart;
}

it(
  'S7 leaves the database of a console on another machine alone while its heart beats, and names it',
  async () => {
    const dataDir = await makeDataDir();
    await (await start({ dataDir })).stop();
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(pidFile, '4194304\n');
    const heart = await beatFor(dataDir);

    await expect(startPostgres({ dataDir })).rejects.toThrow(
      `Another console (process 7 on another-machine, since 2026-01-01T00:00:00.000Z) is running on the data folder ${dataDir}.`,
    );
    expect(existsSync(pidFile)).toBe(true);

    await kill(heart);
    const { adminUrl } = await start({ dataDir });
    expect(await ask(adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
  slow,
);

it(
  'S7 gives a folder that nobody lets go of to one of two, also where the file system has no locks',
  async () => {
    const folder = await makeDataDir();
    writeFileSync(holderOf(folder), JSON.stringify(elsewhere));
    const openLock = (file: string) => ({ ...openFileLock(file), tryLock: () => 'unknown' as const });
    const wish = { folder, log: () => undefined, endOrphans: async () => undefined, openLock };

    const tries = await Promise.allSettled([holdFolder(wish), holdFolder(wish)]);

    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const one of tries) if (one.status === 'fulfilled') await one.value.release({ behind: false });
  },
  slow,
);

it(
  'S7 ends its database at once when another console has taken the folder',
  async () => {
    const dataDir = await makeDataDir();
    const { promise, resolve } = Promise.withResolvers<string>();
    await start({ dataDir, giveUp: resolve });
    const server = pidIn(dataDir);

    writeFileSync(`${holderOf(dataDir)}.theirs`, JSON.stringify({ ...elsewhere, since: 'today' }));
    renameSync(`${holderOf(dataDir)}.theirs`, holderOf(dataDir));

    expect(await promise).toContain(
      'Another console (process 7 on another-machine, since today) has taken the data folder',
    );
    expect(isRunning(server)).toBe(false);
  },
  slow,
);

it(
  'S7 ends the database of a frozen console when another one takes the folder',
  async () => {
    const dataDir = await makeDataDir();
    const child = await startInChild({ dataDir });
    const server = pidIn(dataDir);
    child.kill('SIGSTOP');

    writeFileSync(`${holderOf(dataDir)}.theirs`, JSON.stringify(elsewhere));
    renameSync(`${holderOf(dataDir)}.theirs`, holderOf(dataDir));

    await vi.waitFor(() => expect(isRunning(server)).toBe(false), { timeout: 30_000 });
  },
  slow,
);

it(
  'S7 does not delete the pid file of a server that moves files and cannot be seen',
  async () => {
    const dataDir = await makeDataDir();
    const cluster = join(dataDir, 'postgres');
    await (await start({ dataDir })).stop();
    writeFileSync(join(cluster, 'postmaster.pid'), '4194304\n');
    const leftovers = { cluster, account: {}, log: () => undefined, isOurs: false, still_ms: 3_000 };
    const writer = spawn('/bin/sh', [
      '-c',
      'while :; do echo >> "$1"; sleep 0.2; done',
      'sh',
      join(cluster, 'pg_wal', '1'),
    ]);
    undone.push(() => kill(writer));

    await expect(endLeftovers(leftovers)).rejects.toThrow('which cannot be seen from here, is at work');
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(true);

    await kill(writer);
    await endLeftovers({ ...leftovers, still_ms: 300 });
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  },
  slow,
);

const container = ['unshare', '--net', '--pid', '--ipc', '--mount-proc', '--fork', '--kill-child'];
const loopback = ['sh', '-c', 'ip link set lo up 2>/dev/null; exec "$@"', 'sh'];
const mayUnshare = spawnSync(container[0]!, [...container.slice(1), 'true']).status === 0;

// What follows needs the rights that a container's engine has. The tests above hold without them. Where the rights
// are there, it must be tried.
it(`S7 is ${mayUnshare ? 'tried' : 'NOT tried here, for want of the right to make namespaces,'} in containers of its own`, () => {
  expect(mayUnshare).toBe(mayUnshare || mayAdminister());
});

if (mayUnshare) {
  it('S7 refuses a second server from another container, and starts when the first container was killed', async () => {
    const dataDir = await makeDataDir();
    const first = await startInChild({ dataDir }, [...container, ...loopback]);
    const holder = JSON.parse(readFileSync(holderOf(dataDir), 'utf8')) as { pid: number; host: string };

    await expect(startInChild({ dataDir }, [...container, ...loopback])).rejects.toThrow(
      `Another console (process ${holder.pid} on ${holder.host}, since `,
    );
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(true);

    await kill(first);
    const { adminUrl } = await start({ dataDir });
    expect(await ask(adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('S7 refuses while the database of a console that was killed in another container lives', async () => {
    const dataDir = await makeDataDir();
    const stays = ['sh', '-c', '"$@" & wait; sleep 60', 'sh'];
    const first = await startInChild({ dataDir }, [...container, ...stays]);
    const family = descendants(first.pid);
    const nodes = family.filter((pid) => ['node', 'MainThread'].includes(nameOf(pid)));
    expect(nodes).toHaveLength(1);
    const guards = nodes.flatMap(descendants).filter((pid) => nameOf(pid) !== 'postgres');
    for (const pid of [...guards, ...nodes]) signal(pid, 'SIGKILL');
    expect(family.filter((pid) => nameOf(pid) === 'postgres')).not.toEqual([]);

    await expect(startPostgres({ dataDir })).rejects.toThrow('is running on the data folder');
    expect(family.filter((pid) => nameOf(pid) === 'postgres')).not.toEqual([]);
  });
}

function descendants(pid: number | undefined): number[] {
  const children = existsSync(`/proc/${pid}`) ? childrenOf(pid) : [];
  return [...children, ...children.flatMap(descendants)];
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
