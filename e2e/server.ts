import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgres } from '../apps/server/src/platform/postgres/postgres.ts';

const root = join(import.meta.dirname, '..');
export const masterKey = Buffer.alloc(32, 9);

/** Friday, 20 November 2026, 10:00 in Shanghai, when the server starts: six hours before the usual cut-off. */
export const business_now = new Date('2026-11-20T10:00:00+08:00');

/** The built product, started as customers have it, on a database of its own. */
export type RunningServer = {
  readonly address: string;
  readonly databaseUrl: string;
  /** Ends the server and starts it again at the same address on the same data, at another moment of the business day. */
  readonly moveTo: (business_now: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts PostgreSQL and the server with the demo; `env` overrides its settings. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const postgres = await startPostgres({ ephemeral: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'gic-e2e-'));
  const launch = (differs: Readonly<Record<string, string>>) =>
    spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATABASE_URL: postgres.adminUrl,
        MASTER_KEY: masterKey.toString('hex'),
        DATA_DIR: dataDir,
        DEMO: 'on',
        LOG_LEVEL: 'error',
        DRAIN_MS: '0',
        BUSINESS_NOW: business_now.toISOString(),
        INSURER_STAND_IN_DELAY_MS: '1500',
        ...env,
        ...differs,
      },
    });
  let server = launch({});
  const stop = async () => {
    await endProcess(server);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const address = await readAddress(server);
    const moveTo = async (BUSINESS_NOW: string) => {
      await endProcess(server);
      server = launch({ BUSINESS_NOW, PORT: new URL(address).port });
      await readAddress(server);
    };
    return { address, databaseUrl: postgres.adminUrl, moveTo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function readAddress(server: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const [, address] = /is ready: (http\S+)/.exec(line) ?? [];
    if (address) {
      server.stdout!.resume();
      return address;
    }
  }
  throw new Error('the server ended before it was ready');
}

async function endProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
