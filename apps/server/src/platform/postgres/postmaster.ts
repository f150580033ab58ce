import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import { plainEnvironment } from './cluster.ts';
import { standGuard } from './guard.ts';
import type { FolderLock } from './lock.ts';

export type Launch = {
  readonly home: string;
  readonly cluster: string;
  readonly binaries: string;
  readonly account: Account;
  readonly logFile: string;
  readonly ephemeral: boolean;
  /** Of the folder that the server is started on. */
  readonly lock?: Pick<FolderLock, 'fd' | 'holderFile' | 'token'>;
  readonly log: (line: string) => void;
};

/** A server that takes connections. */
export type Launched = {
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a power cut would. */
  readonly cut: () => void;
  /** Resolves with how it ended. */
  readonly ended: Promise<string>;
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

/**
 * Starts the server and waits until it takes connections. Throws with the end of its log when it does not.
 *
 * @param again the port of an earlier run that everybody knows; without it any free one is taken
 */
export async function launch(launching: Launch, again?: number): Promise<Launched> {
  const { logFile } = launching;
  if ((await sizeOf(logFile)) > log_max_bytes) await rename(logFile, `${logFile}.1`);
  for (let tried = 1; ; tried += 1) {
    const port = again ?? (await freePort());
    const before_bytes = await sizeOf(logFile);
    const postmaster = start(launching, port);
    const ended = endOf(postmaster);
    if (await isReady(postmaster, launching)) {
      const cut = () => void postmaster.kill('SIGQUIT');
      return { port, stop: stopper(postmaster, ended, launching), cut, ended };
    }

    const said = (await readFile(logFile)).subarray(before_bytes).toString('utf8').trim();
    // Another program may take the port between the look and the start.
    if (said.includes('Address already in use') && again === undefined && tried < ports_tried_max) continue;
    throw new Error(`PostgreSQL did not start. What it wrote to ${logFile}:\n${said.slice(-2_000)}`);
  }
}

function start(launching: Launch, port: number): ChildProcess {
  const { binaries, cluster, account, logFile, ephemeral, lock } = launching;
  const chosen = Object.entries({ ...settings, ...(ephemeral ? volatile : {}), port: String(port) });
  const output = openSync(logFile, 'a', 0o600);
  if (account.uid !== undefined && account.gid !== undefined) fchownSync(output, account.uid, account.gid);
  // In a session of its own, so that Ctrl-C reaches the console alone, which lets its calls finish first.
  const postmaster = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', cluster, ...chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...account,
      cwd: '/',
      env: plainEnvironment,
      detached: true,
      // Its processes keep the lock of the folder for as long as one of them lives.
      stdio: ['ignore', output, output, ...(lock ? [lock.fd] : [])],
    },
  );
  closeSync(output);
  standGuard(postmaster, launching);
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

function endOf(postmaster: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    postmaster.once('exit', (code, signal) => resolve(signal ?? `code ${String(code)}`));
    postmaster.once('error', (error) => resolve(error.message));
  });
}

function stopper(
  postmaster: ChildProcess,
  ended: Promise<string>,
  { home, ephemeral }: Launch,
): () => Promise<void> {
  let stopping: Promise<void> | undefined;
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
