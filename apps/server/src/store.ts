import { guardNoDemo } from './demo/guard-no-demo.ts';
import { seedDemo } from './demo/seed.ts';
import type { Clock } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import { openGate } from './platform/gate.ts';
import { openJobs } from './platform/jobs.ts';
import { readMasterKey } from './platform/master-key.ts';
import { startPostgres } from './platform/postgres/postgres.ts';
import { makeWholeDatabase } from './platform/postgres/whole-database.ts';
import { sealingKeyFrom } from './platform/sealing-key.ts';
import type { Settings } from './platform/settings.ts';
import { openVault } from './platform/vault.ts';
import { prepareDatabase } from './prepare.ts';

/** The database, ready to be served. */
export type Store = {
  /** As whom the server signs in. */
  readonly appUrl: string;
  /** As whom the operator does, and the demo is made; the server holds no connection of it while it serves. */
  readonly operatorUrl: string;
  readonly auditorUrl: string;
  readonly masterKey: Buffer;
};

type Opening = {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly say: (line: string) => void;
  /** Told how to end what is begun here. */
  readonly later: (name: string, end: () => Promise<unknown>) => void;
};

/**
 * Opens the database that DATABASE_URL names, or else starts the embedded one; makes it ready, with the demo where
 * that is on.
 *
 * @throws SettingsError when the demo is off and the database holds it
 */
export async function openStore(opening: Opening): Promise<Store> {
  const store = await makeReady(opening);
  if (!opening.settings.DEMO) await keepDemoOut(store);
  return store;
}

async function makeReady({ settings, clock, say, later }: Opening): Promise<Store> {
  if (settings.DATABASE_URL) {
    const masterKey = readMasterKey(settings);
    const urls = await prepareDatabase(settings.DATABASE_URL, masterKey, clock.now());
    if (settings.DEMO) await fillWithDemo({ ...urls, masterKey }, clock);
    return { ...urls, masterKey };
  }
  const postgres = await startPostgres({ dataDir: settings.DATA_DIR, log: say });
  later('PostgreSQL', postgres.stop);
  say(postgres.where);
  const masterKey = readMasterKey(settings);
  const url = await makeWholeDatabase(postgres, async (unfinished) => {
    const urls = await prepareDatabase(unfinished, masterKey, clock.now());
    if (settings.DEMO) await fillWithDemo({ ...urls, masterKey }, clock);
  });
  return { ...(await prepareDatabase(url, masterKey, clock.now())), masterKey };
}

async function keepDemoOut({ appUrl }: Store): Promise<void> {
  const database = openDatabase(appUrl, { connections_max: 1 });
  try {
    await guardNoDemo(openGate(database));
  } finally {
    await database.close();
  }
}

async function fillWithDemo({ operatorUrl, masterKey }: Store, clock: Clock): Promise<void> {
  const database = openDatabase(operatorUrl, { connections_max: 3, sealingKey: sealingKeyFrom(masterKey) });
  const jobs = openJobs(operatorUrl, () => undefined);
  try {
    await jobs.start();
    await seedDemo({ database, gate: openGate(database), vault: openVault(masterKey), jobs, clock });
  } finally {
    await jobs.stop();
    await database.close();
  }
}
