import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { accountFor } from '../../apps/server/src/platform/postgres/account.ts';
import { packagedBinaries } from '../../apps/server/src/platform/postgres/binaries.ts';
import { makeEphemeralHome } from '../../apps/server/src/platform/postgres/place.ts';
import { type RunningPostgres, startPostgres } from '../../apps/server/src/platform/postgres/postgres.ts';
import type { Draws } from './draws.ts';
import { openWire } from './wire.ts';

/** A PostgreSQL that is there to be killed. Everybody but the killer reaches it over its wire. */
export type VictimDatabase = Awaited<ReturnType<typeof openVictimDatabase>>;

/**
 * Starts a PostgreSQL as customers have it (fsync on) on a temporary folder that goes with it.
 *
 * @param later is told how to end it as soon as there is something to end
 */
export async function openVictimDatabase(later: (end: () => Promise<unknown>) => void) {
  const { home } = await makeEphemeralHome(await accountFor(undefined), packagedBinaries());
  const wire = await openWire();
  let running: RunningPostgres | undefined;
  let restarting: Promise<void> | undefined = start();
  let failure: Error | undefined;

  async function start(): Promise<void> {
    running = await startPostgres({ dataDir: home });
    wire.lead(portOf(running.adminUrl));
  }
  async function restart(): Promise<void> {
    wire.lead(undefined);
    await running?.stop();
    await start();
  }
  const restartOnce = () =>
    (restarting ??= restart()
      .catch((error: Error) => {
        failure = error;
        throw error;
      })
      .finally(() => {
        restarting = undefined;
      }));
  later(async () => {
    await restarting?.catch(() => undefined);
    await wire.close();
    await running?.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  });
  await restarting;
  restarting = undefined;

  return {
    wire,
    /** The superuser's address over the wire. */
    adminUrl: withPort(running!.adminUrl, wire.port),
    /** Stops it in order and starts it again. */
    restart: restartOnce,
    /** Resolves when it runs, or throws what kept it from starting. */
    settled: async () => {
      await restarting;
      if (failure) throw failure;
    },
    /** Kills the postmaster, and starts another when it is gone. False when none runs. */
    async killPostmaster(): Promise<boolean> {
      if (restarting) return false;
      const text = await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
      const pid = Number.parseInt(text, 10);
      if (!pid || restarting) return false;
      process.kill(pid, 'SIGKILL');
      restartOnce().catch(() => undefined);
      return true;
    },
    /** Kills one of the processes that serve a connection, a busy one if there is any. False when none was found. */
    async killBackend(draws: Draws): Promise<boolean> {
      if (restarting) return false;
      const pid = await busyBackend(running!.adminUrl, draws).catch(() => undefined);
      return pid !== undefined && kill(pid);
    },
  };
}

const portOf = (url: string): number => Number(new URL(url).port);

function withPort(url: string, port: number): string {
  const moved = new URL(url);
  moved.port = String(port);
  return moved.href;
}

async function busyBackend(adminUrl: string, draws: Draws): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number; busy: boolean }>(
      `select pid, state <> 'idle' as busy from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() order by pid`,
    );
    const busy = rows.filter((row) => row.busy);
    const from = busy.length > 0 ? busy : rows;
    return from.length > 0 ? draws.pick(from).pid : undefined;
  } finally {
    await client.end();
  }
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false; // It ended by itself in between.
  }
}
