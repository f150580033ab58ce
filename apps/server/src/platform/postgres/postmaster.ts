import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import { plainEnvironment } from './cluster.ts';

type Launch = {
  readonly home: string;
  readonly cluster: string;
  readonly binaries: string;
  readonly account: Account;
  readonly logFile: string;
  readonly ephemeral: boolean;
  readonly log: (line: string) => void;
};

const settings = {
  listen_addresses: '127.0.0.1',
  // TCP alone: the path of a socket file may have 107 bytes, and a project's folder may be longer.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  fsync: 'on',
  password_encryption: 'scram-sha-256',
  // The zone of the machine has no say; the application's role sets its own.
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

const volatile = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const log_max_bytes = 10_000_000;
const ports_tried_max = 5;

/** Starts the server and waits until it takes connections. Throws with the end of its log when it does not. */
export async function launch(launching: Launch): Promise<{ port: number; stop: () => Promise<void> }> {
  const { logFile } = launching;
  if ((await sizeOf(logFile)) > log_max_bytes) await rename(logFile, `${logFile}.1`);
  for (let tried = 1; ; tried += 1) {
    const port = await freePort();
    const before_bytes = await sizeOf(logFile);
    const postmaster = start(launching, port);
    if (await isReady(postmaster, launching)) return { port, stop: stopper(postmaster, launching) };

    const said = (await readFile(logFile)).subarray(before_bytes).toString('utf8').trim();
    // Another program may take the port between the look and the start.
    if (said.includes('Address already in use') && tried < ports_tried_max) continue;
    throw new Error(`PostgreSQL did not start. What it wrote to ${logFile}:\n${said.slice(-2_000)}`);
  }
}

function start({ home, binaries, cluster, account, logFile, ephemeral }: Launch, port: number): ChildProcess {
  const chosen = Object.entries({ ...settings, ...(ephemeral ? volatile : {}), port: String(port) });
  const output = openSync(logFile, 'a', 0o600);
  if (account.uid !== undefined && account.gid !== undefined) fchownSync(output, account.uid, account.gid);
  // In a session of its own, so that Ctrl-C reaches the console alone, which lets its calls finish first.
  const postmaster = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', cluster, ...chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, cwd: '/', env: plainEnvironment, detached: true, stdio: ['ignore', output, output] },
  );
  closeSync(output);
  standGuard(postmaster, ephemeral ? home : undefined);
  return postmaster;
}

/** The server writes its state into its pid file, where pg_ctl reads it: unlike the log, no setting hides it. */
async function isReady(postmaster: ChildProcess, { cluster, log }: Launch): Promise<boolean> {
  const failed = new Promise<Error>((resolve) => postmaster.once('error', resolve));
  const begun = performance.now();
  let isTold = false;
  while (isAlive(postmaster)) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === postmaster.pid && lines[7]?.trim() === 'ready') return true;
    if (!isTold && performance.now() - begun > 5_000) {
      isTold = true;
      log('PostgreSQL is still recovering what the last run left unfinished.');
    }
    const error = await Promise.race([failed, pause(20)]);
    if (error) throw error;
  }
  return false;
}

function stopper(postmaster: ChildProcess, { home, ephemeral, log }: Launch): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const ended = new Promise<void>((resolve) => {
    postmaster.once('exit', (code, signal) => {
      if (!stopping) log(`PostgreSQL has ended by itself (${signal ?? `code ${String(code)}`}).`);
      resolve();
    });
    if (!isAlive(postmaster)) resolve();
  });
  async function stop(): Promise<void> {
    // Fast shutdown; an ephemeral server has nothing to keep and ends at once.
    postmaster.kill(ephemeral ? 'SIGQUIT' : 'SIGINT');
    const patience = setTimeout(() => postmaster.kill('SIGQUIT'), 20_000);
    await ended;
    clearTimeout(patience);
    if (ephemeral) await rm(home, { recursive: true, force: true });
  }
  return () => (stopping ??= stop());
}

/**
 * Ends the server when this process was killed, and takes an ephemeral one's folder away: a shell that waits
 * for the end of a pipe which only this process holds open.
 */
function standGuard(postmaster: ChildProcess, ephemeralHome: string | undefined): void {
  if (postmaster.pid === undefined) return;
  const script = `read -r _; kill -INT "$1" || exit 0; test -n "$2" || exit 0
    for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$1" 2>/dev/null || break; sleep 0.2; done; rm -rf "$2"`;
  const guard = spawn('/bin/sh', ['-c', script, 'sh', String(postmaster.pid), ephemeralHome ?? ''], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  postmaster.once('exit', () => guard.kill('SIGKILL'));
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
