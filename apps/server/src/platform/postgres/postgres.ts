import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { accountFor } from './account.ts';
import { packagedBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { endLeftovers } from './leftovers.ts';
import { holdLock } from './lock.ts';
import { chooseHome, elsewhereOf, makeEphemeralHome, type Place } from './place.ts';
import { launch } from './postmaster.ts';

/** A PostgreSQL server that this process started and must stop. */
export type RunningPostgres = {
  /** Superuser URL to the database "postgres". Holds the password: never log it. */
  readonly adminUrl: string;
  /** Superuser URL to another database of this server, whether it exists or not. */
  readonly urlOf: (database: string) => string;
  /** A sentence for the person at the terminal: where the data and the binaries are. */
  readonly where: string;
  /** Fast shutdown; resolves when the server has ended. May be called again. */
  readonly stop: () => Promise<void>;
};

export type PostgresOptions = { readonly log?: (line: string) => void } & (
  | { readonly dataDir: string; readonly ephemeral?: false }
  | { readonly ephemeral: true }
);

/**
 * Starts the embedded PostgreSQL on a free port of 127.0.0.1: makes the database on the first start, and
 * clears away what a killed run left behind.
 *
 * `ephemeral` is for tests: a server without durability in a temporary folder that goes with it, also when
 * this process is killed. Throws an Error whose message says what to do: the data folder is in use by
 * another run, belongs to another user, cannot be written, or the server refuses to start.
 * Source: docs/decisions/0002-embedded-postgresql.md
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const log = options.log ?? (() => undefined);
  const packaged = packagedBinaries();
  if (options.ephemeral) {
    const account = await accountFor(undefined);
    const place = await makeEphemeralHome(account, packaged);
    return open({ ...place, account, logFile: join(place.home, 'postgres.log'), ephemeral: true, log });
  }

  const dataDir = resolve(options.dataDir);
  await makeDataDir(dataDir);
  const release = await holdLock(dataDir);
  try {
    const account = await accountFor(join((await elsewhereOf(dataDir)) ?? dataDir, 'postgres'));
    const place = await chooseHome(dataDir, account, packaged);
    const logFile = join(dataDir, 'postgres.log');
    const running = await open({ ...place, account, logFile, ephemeral: false, log });
    return { ...running, stop: () => running.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function open(opening: Place & Parameters<typeof launch>[0]): Promise<RunningPostgres> {
  await endLeftovers(opening.cluster, opening.account, opening.log);
  const password = await prepareCluster(opening);
  const { port, stop } = await launch(opening);
  const urlOf = (database: string) =>
    `postgresql://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const where = `PostgreSQL keeps its data in ${opening.cluster} and runs from ${opening.binaries}${opening.why}.`;
  return { adminUrl: urlOf('postgres'), urlOf, where, stop };
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new Error(
      `The data folder ${dataDir} cannot be written (${reason}). Allow it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
