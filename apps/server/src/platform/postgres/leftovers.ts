import { execFile } from 'node:child_process';
import { readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const run = promisify(execFile);

type Place = {
  readonly cluster: string;
  readonly account: Account;
  readonly log: (line: string) => void;
  /** Whether it is known that whoever started the server that left its pid file is gone. */
  readonly isOurs: boolean;
  /** For how long the files of a server that nobody knows must stand still. */
  readonly still_ms?: number;
};

/** An idle server, with a console that serves nobody, writes at least once a minute: the queue keeps its books. */
const stranger_still_ms = 70_000;

/**
 * Ends the server that a killed run left on these database files, and the stray processes of a killed server;
 * then takes away its pid file.
 *
 * The caller holds the lock of the data folder: whatever still runs there belongs to nobody. A pid file of a server that
 * was started without that lock may be of one that cannot be seen from here, in another container: it goes only when
 * nothing in the folder has moved for a while. Throws when something does not end.
 */
export async function endLeftovers(place: Place): Promise<void> {
  const { cluster, account, log } = place;
  const folder = await realpath(cluster).catch(() => undefined);
  if (folder === undefined) return;
  const pidFile = join(folder, 'postmaster.pid');
  const recorded = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  const find = () => findProcesses(folder, account);
  const found = await find();
  if (found.length === 0 && !place.isOurs && !Number.isNaN(recorded)) {
    await seeItStandStill(folder, place);
  }
  if (found.length > 0) log('Stopping the PostgreSQL that an earlier run left behind.');

  // SIGINT asks the server for a fast shutdown; where the server itself is gone, SIGQUIT ends its children.
  const isOrderly = found.includes(recorded);
  signal(isOrderly ? [recorded] : found, isOrderly ? 'SIGINT' : 'SIGQUIT');
  if ((await remaining(find, isOrderly ? 30_000 : 5_000)).length > 0) {
    signal(await find(), 'SIGKILL');
    const left = await remaining(find, 5_000);
    if (left.length > 0) throw new Error(`Processes ${left.join(', ')} hold ${cluster} and do not end.`);
  }
  // Its number may by now be another program's, and PostgreSQL would then refuse to start.
  await rm(pidFile, { force: true });
}

/** Throws when the files of a server move that is not to be seen. */
async function seeItStandStill(folder: string, { cluster, log, still_ms = stranger_still_ms }: Place) {
  log(
    `There is a postmaster.pid in ${cluster} of a PostgreSQL that this console did not start: looking for ${still_ms / 1_000} s whether it lives.`,
  );
  const before = await stateOf(folder);
  const deadline = performance.now() + still_ms;
  while (performance.now() < deadline) {
    await pause(100);
    if ((await stateOf(folder)) === before) continue;
    throw new Error(
      `Another PostgreSQL, which cannot be seen from here, is at work on ${cluster}. Stop it first (it may run in another container), or set DATA_DIR to another folder.`,
    );
  }
}

/** What a server that works changes in its folder. */
async function stateOf(folder: string): Promise<string> {
  const names = ['', 'global', 'pg_wal', 'pg_xact', 'pg_logical'];
  const inside = await Promise.all(
    names.map(async (name) =>
      (await readdir(join(folder, name)).catch(() => [])).map((file) => join(folder, name, file)),
    ),
  );
  const moments = inside
    .flat()
    .map(async (file) => `${file} ${(await stat(file).catch(() => undefined))?.mtimeMs}`);
  return (await Promise.all(moments)).join('\n');
}

async function remaining(find: () => Promise<number[]>, within_ms: number): Promise<number[]> {
  const deadline = performance.now() + within_ms;
  for (;;) {
    const left = await find();
    if (left.length === 0 || performance.now() > deadline) return left;
    await pause(50);
  }
}

/** Every process of a server, whatever its title says, stands in its database folder. */
async function findProcesses(folder: string, account: Account): Promise<number[]> {
  if (process.platform !== 'linux') return findByCommand(folder);
  // Asked as the server's own user: without CAP_SYS_PTRACE (in a container) not even root may look at others.
  const listing = await run('/bin/sh', ['-c', `stat -L -c '%d:%i %n' /proc/[0-9]*/cwd 2>/dev/null || true`], {
    ...account,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
  });
  // By what the folder is, not what it is called: a container may have another path to it.
  const { dev, ino } = await stat(folder);
  const standing = listing.stdout
    .split('\n')
    .filter((line) => line.startsWith(`${dev}:${ino} `))
    .map((line) => Number(/\/proc\/(\d+)\//.exec(line)?.[1]));
  const names = await Promise.all(
    standing.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')),
  );
  return standing.filter((_, index) => names[index]?.trim() === 'postgres');
}

async function findByCommand(folder: string): Promise<number[]> {
  const { stdout } = await run('ps', ['-axo', 'pid=,command=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes(`/postgres -D ${folder} `))
    .map((line) => Number.parseInt(line, 10));
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended in between.
    }
  }
}
