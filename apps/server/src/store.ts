import { guardNoDemo } from './demo/guard-no-demo.ts';
import { seedDemo } from './demo/seed.ts';
import type { Clock } from './platform/clock.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { fillOnce } from './platform/start/fill-once.ts';
import { type Gate, openGate } from './platform/gate.ts';
import { openJobs } from './platform/jobs.ts';
import { readMasterKey } from './platform/start/master-key.ts';
import { startPostgres } from './platform/postgres/postgres.ts';
import { isDatabaseThere, makeWholeDatabase } from './platform/postgres/whole-database.ts';
import { sealingKeyFrom } from './platform/sealing-key.ts';
import type { Settings } from './platform/settings.ts';
import { openVault } from './platform/vault.ts';
import { waitForDatabase } from './platform/start/wait-for-database.ts';
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
  /** Told in a sentence when the embedded database is gone for good. */
  readonly giveUp?: (sentence: string) => void;
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

async function makeReady({ settings, clock, say, later, giveUp = () => undefined }: Opening): Promise<Store> {
  if (settings.DATABASE_URL) {
    await waitForDatabase(settings.DATABASE_URL, { say });
    return openShared(settings.DATABASE_URL, { settings, clock, say });
  }
  const postgres = await startPostgres({ dataDir: settings.DATA_DIR, log: say, giveUp });
  later('PostgreSQL', postgres.stop);
  say(postgres.where);
  const masterKey = readMasterKey(settings, { isDatabaseThere: await isDatabaseThere(postgres) });
  const url = await makeWholeDatabase(postgres, async (unfinished) => {
    const urls = await prepareDatabase(unfinished, masterKey, clock.now());
    if (settings.DEMO) await fillWithDemo({ ...urls, masterKey }, clock);
  });
  return { ...(await prepareDatabase(url, masterKey, clock.now())), masterKey };
}

/** A database that others may use too, and that may not be made anew under another name. */
async function openShared(
  url: string,
  { settings, clock, say }: Pick<Opening, 'settings' | 'clock' | 'say'>,
): Promise<Store> {
  const masterKey = readMasterKey(settings, { isDatabaseThere: true });
  const prepare = () => prepareDatabase(url, masterKey, clock.now());
  if (!settings.DEMO) return { ...(await prepare()), masterKey };
  let urls = { appUrl: '', operatorUrl: '', auditorUrl: '' };
  await fillOnce(url, {
    prepare: async () => {
      urls = await prepare();
    },
    isEmpty: () => onGate(urls.operatorUrl, (gate) => gate.isEmpty()),
    fill: () => fillWithDemo({ ...urls, masterKey }, clock),
    say,
  });
  return { ...urls, masterKey };
}

const keepDemoOut = ({ appUrl }: Store): Promise<void> => onGate(appUrl, guardNoDemo);

async function onGate<Result>(appUrl: string, ask: (gate: Gate) => Promise<Result>): Promise<Result> {
  const database = openDatabase(appUrl, { connections_max: 1 });
  try {
    return await ask(openGate(database));
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
