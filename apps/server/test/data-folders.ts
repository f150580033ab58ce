import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach } from 'vitest';
import { startPostgres } from '../src/platform/postgres/postgres.ts';

/** A child that has started a server, and what it says. */
export type Starter = ChildProcess & { readonly where: string };

/** Data folders and the servers on them, which end after each test of the file that calls this. */
export function openDataFolders() {
  const undone: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const undo of undone.splice(0).reverse()) await undo();
  });

  async function makeDataDir(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'gic-data-'));
    await chmod(folder, 0o711);
    undone.push(async () => {
      // A server that a killed child left.
      if (existsSync(join(folder, 'postgres', 'postmaster.pid'))) signal(pidIn(folder), 'SIGQUIT');
      await rm(folder, { recursive: true, maxRetries: 10 });
    });
    return folder;
  }
  async function start(options: Parameters<typeof startPostgres>[0]) {
    const running = await startPostgres(options);
    undone.push(running.stop);
    return running;
  }
  /** Starts a server in a process of its own, in front of which another program may stand. */
  async function startInChild(options: object, before: readonly string[] = []): Promise<Starter> {
    const module = import.meta.resolve('../src/platform/postgres/postgres.ts');
    const script = `import { startPostgres } from ${JSON.stringify(module)};
      process.stdout.write((await startPostgres(${JSON.stringify(options)})).where);`;
    const [program = '', ...words] = [...before, process.execPath, '--input-type=module', '-e', script];
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    undone.push(() => kill(child));
    return Object.assign(child, { where: await firstWords(child) });
  }

  return { undone, makeDataDir, start, startInChild };
}

/** What a child says first; throws what it complains of instead. */
async function firstWords(child: ChildProcess): Promise<string> {
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const exit = once(child, 'close').then(() => {
    throw new Error(complaint);
  });
  const [words] = (await Promise.race([once(child.stdout!, 'data'), exit])) as [Buffer];
  exit.catch(() => undefined);
  return words.toString();
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Also one that has ended in between. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

export const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

export const pidIn = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

export const clusterOf = (where: string): string => /data in (\S+)/.exec(where)?.[1] ?? '';

export function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') === false;
  } catch {
    return false;
  }
}
