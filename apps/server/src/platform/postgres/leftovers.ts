import { execFile } from 'node:child_process';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const run = promisify(execFile);

/**
 * Ends the server that a killed run left on these database files, and the stray processes of a killed server;
 * then takes away its pid file.
 *
 * The caller holds the lock of the data folder: whatever still runs there belongs to nobody. Throws when
 * something does not end.
 */
export async function endLeftovers(
  cluster: string,
  account: Account,
  log: (line: string) => void,
): Promise<void> {
  const folder = await realpath(cluster).catch(() => undefined);
  if (folder === undefined) return;
  const pidFile = join(folder, 'postmaster.pid');
  const recorded = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  const find = () => findProcesses(folder, account);
  const found = await find();
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
  const listing = await run('/bin/sh', ['-c', 'ls -l /proc/[0-9]*/cwd 2>/dev/null || true'], {
    ...account,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
  });
  const standing = listing.stdout
    .split('\n')
    .map((line) => / \/proc\/(\d+)\/cwd -> (.*)$/.exec(line))
    .filter((match) => match?.[2] === folder)
    .map((match) => Number(match?.[1]));
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
