// npm run prove: clerks work while servers and database are killed at random; then everything they were told must be true.
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from '../../apps/server/src/platform/settings.ts';
import { letClerksWork, type Office, repeatPresses } from './clerks.ts';
import { topUpAccount } from './customers.ts';
import { proveEmbedded } from './embedded.ts';
import { rage } from './faults.ts';
import { openHistory } from './history.ts';
import { keepReplica, type Replica } from './replica.ts';
import { describe, describeVersions, findFaults, type Result } from './report.ts';
import { restartInTurn } from './rolling.ts';
import { settle } from './settle.ts';
import {
  allReady,
  environmentOf,
  type Later,
  openCustomers,
  openOperator,
  serverVersion,
  stopAll,
} from './site.ts';
import { openVictimDatabase, type VictimDatabase } from './victim-database.ts';

const wholeOf = (name: string, fallback: number, most: number): number => {
  const value = Number(process.env[name] || fallback);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new RangeError(`${name} must be a whole number from 1 to ${most}.`);
  return value;
};

const clerksAndEnterprises = { enterprises: 5, clerks_each: 4 };
const replicas_count = 2;
/** Of the time: the rest belongs to the server that has a PostgreSQL of its own. */
const share_percent = 75;

const say = (line: string) => console.error(line);

async function prove(seed: number, seconds: number, later: Later): Promise<Result> {
  const database = await openVictimDatabase(later);
  const masterKey = randomBytes(32);
  const anchorsDir = await makeAnchorsDir(later);
  const { operator, auditorUrl, close } = await openOperator(database.adminUrl, masterKey);
  later(close);
  const books = { adminUrl: database.adminUrl, auditorUrl, masterKey, anchorsDir };
  const environment = environmentOf(masterKey, {
    DATABASE_URL: database.adminUrl,
    AUDIT_ANCHORS_DIR: anchorsDir,
  });
  const replicas = await openReplicas(environment, later);
  const history = openHistory();
  const customers = await openCustomers(operator, history, clerksAndEnterprises);

  const clerks = customers.flatMap(({ tokens }) => tokens);
  const storm_s = Math.ceil((seconds * share_percent) / 100);
  say(
    `${clerks.length} clerks of ${customers.length} enterprises work on ${replicas.length} servers for ${storm_s} s …`,
  );
  const topUp = topUpAccount(operator, customers, history);
  const office: Office = { customers, replicas, history, seed, stream: 100, topUp };
  const over = new AbortController();
  const atWork = letClerksWork(office, over.signal);
  const target = { replicas, database, history, token: clerks[0]! };
  const raged = await rage(target, seed, AbortSignal.timeout(storm_s * 1000));
  over.abort();
  await atWork;

  say('Everything is stopped and started again, and what was not answered is asked again …');
  const stopped_ms = await stopAndStart(database, replicas);
  const again = await repeatPresses(office);

  say(
    'Servers are restarted in turn; beside them one with a PostgreSQL of its own is killed, and started twice …',
  );
  const [rolling, embedded] = await Promise.all([
    restartInTurn({ ...office, stream: 400 }, replicas),
    proveEmbedded(seed, Math.max(seconds - storm_s, 1), later),
  ]);
  say('All is let settle, and the books are checked …');
  return {
    seed,
    seconds,
    raged,
    rolling,
    embedded,
    stopped_ms,
    proof: await settle({ ...books, history, replicas, again }),
    versions: describeVersions(version, await serverVersion(database.adminUrl)),
  };
}

async function openReplicas(environment: Record<string, string>, later: Later): Promise<Replica[]> {
  const replicas = Array.from({ length: replicas_count }, () => keepReplica(environment));
  later(() => stopAll(replicas));
  await allReady(replicas);
  return replicas;
}

/** Answers how long the servers took to stop. */
async function stopAndStart(database: VictimDatabase, replicas: readonly Replica[]): Promise<number> {
  await database.settled();
  await allReady(replicas);
  const stopped_ms = await stopAll(replicas);
  await database.restart();
  for (const replica of replicas) replica.start();
  await allReady(replicas);
  return stopped_ms;
}

async function makeAnchorsDir(later: Later): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gic-anchors-'));
  later(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const endings: (() => Promise<unknown>)[] = [];
let ending: Promise<void> | undefined;
/** Keeps what must be ended. Once everything is being ended, what comes late ends at once and the run with it. */
function later(end: () => Promise<unknown>): void {
  endings.push(end);
  if (!ending) return;
  end().catch((error: Error) => say(error.message));
  throw new Error('interrupted');
}
const endAll = () =>
  (ending ??= (async () => {
    for (const end of endings.toReversed()) await end().catch((error: Error) => say(error.message));
  })());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void endAll().then(() => process.exit(130)));

try {
  const seed = wholeOf('PROVE_SEED', randomInt(1, 1_000_000), 1_000_000);
  const seconds = wholeOf('PROVE_SECONDS', 60, 86_400);
  say(`Seed ${seed}.`);
  const result = await prove(seed, seconds, later);
  console.log(describe(result));
  const faults = findFaults(result);
  for (const fault of faults.slice(0, 50)) console.log(`\n${fault}`);
  console.log(
    faults.length === 0
      ? '\nProved: nothing lost, nothing doubled.'
      : `\nNot proved: ${faults.length} faults.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  if (!ending) console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}
