import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { accountFor } from './account.ts';
import { packagedBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { endLeftovers } from './leftovers.ts';
import { keepRunning } from './keep-running.ts';
import { type FolderLock, holdFolder } from './lock.ts';
import { chooseHome, elsewhereOf, makeEphemeralHome, type Place } from './place.ts';
import { type Launch, launch } from './postmaster.ts';

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
  | {
      readonly dataDir: string;
      readonly ephemeral?: false;
      /** Told in a sentence why the server is gone for good: this process has nothing left to do. */
      readonly giveUp?: (sentence: string) => void;
    }
  | { readonly ephemeral: true }
);

/**
 * Starts the embedded PostgreSQL on a free port of 127.0.0.1: makes the database on the first start, and
 * clears away what a killed run left behind. When the server ends by itself it is started again on the same port.
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
    const opening = { ...place, account, logFile: join(place.home, 'postgres.log'), ephemeral: true, log };
    const password = await prepareCluster(opening);
    const { port, stop } = await launch(opening);
    return runningOn(opening, { port, password, stop });
  }

  const dataDir = resolve(options.dataDir);
  await makeDataDir(dataDir);
  return startOn(dataDir, log, options.giveUp ?? (() => undefined));
}

type Say = (line: string) => void;

async function startOn(dataDir: string, log: Say, giveUp: Say): Promise<RunningPostgres> {
  const locks: FolderLock[] = [];
  const hold = async (folder: string, cluster: string) => {
    const account = await accountFor(cluster);
    const endOrphans = () => endLeftovers({ cluster, account, log, isOurs: true });
    const lock = await holdFolder({ folder, log, endOrphans });
    locks.push(lock);
    return lock;
  };
  const release = async (cluster: string) => {
    // What a server that did not end in order left is its holder's: the next start must know whose.
    const behind = existsSync(join(cluster, 'postmaster.pid'));
    for (const lock of locks.splice(0).reverse()) await lock.release({ behind });
  };
  const known = join((await elsewhereOf(dataDir)) ?? dataDir, 'postgres');
  try {
    const first = await hold(dataDir, known);
    const account = await accountFor(known);
    const place = await chooseHome(dataDir, account, packagedBinaries());
    // Copies of a data folder name the same home.
    const lock = place.home === dataDir ? first : await hold(place.home, place.cluster);
    const logFile = join(dataDir, 'postgres.log');
    const opening = { ...place, account, logFile, ephemeral: false, lock, log };
    const clear = (isOurs: boolean) => endLeftovers({ ...opening, isOurs });
    await clear(lock.isInherited);
    const password = await prepareCluster(opening);
    const { port, stop, cut } = await keepRunning(opening, { clear: () => clear(true), giveUp });
    for (const { lost } of locks) {
      void lost.then(async (sentence) => {
        await cut();
        giveUp(`${sentence} This one has ended at once.`);
      });
    }
    return runningOn(opening, { port, password, stop: () => stop().finally(() => release(place.cluster)) });
  } catch (error) {
    await release(known);
    throw error;
  }
}

type Server = { readonly port: number; readonly password: string; readonly stop: () => Promise<void> };

function runningOn(place: Place & Launch, { port, password, stop }: Server): RunningPostgres {
  const urlOf = (database: string) =>
    `postgresql://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const where = `PostgreSQL keeps its data in ${place.cluster} and runs from ${place.binaries}${place.why}.`;
  return { adminUrl: urlOf('postgres'), urlOf, where, stop };
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new Error(
      `The data folder ${dataDir} cannot be written (${reason}). Allow it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
