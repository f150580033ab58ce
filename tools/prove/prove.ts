// npm run prove: clerks work while servers and database are killed at random; then everything they were told must be true.
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { checkBooks } from '../../apps/server/src/checks/checks.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/database.ts';
import { openGate } from '../../apps/server/src/platform/gate.ts';
import { sealingKeyFrom } from '../../apps/server/src/platform/sealing-key.ts';
import { version } from '../../apps/server/src/platform/settings.ts';
import { prepareDatabase } from '../../apps/server/src/prepare.ts';
import { readBooks } from './books.ts';
import { checkChains } from './chains.ts';
import { letClerksWork, repeatPresses } from './clerks.ts';
import { type Customer, openCustomer, type Operator } from './customers.ts';
import { drain } from './drain.ts';
import { rage } from './faults.ts';
import { type History, openHistory } from './history.ts';
import { findLosses } from './losses.ts';
import { keepReplica, type Replica } from './replica.ts';
import { describe, describeVersions, findFaults, type Result } from './report.ts';
import { openVictimDatabase, type VictimDatabase } from './victim-database.ts';

const wholeOf = (name: string, fallback: number, most: number): number => {
  const value = Number(process.env[name] || fallback);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new RangeError(`${name} must be a whole number from 1 to ${most}.`);
  return value;
};

const enterprises = 5;
const clerks_each = 4;
const replicas_count = 2;

const say = (line: string) => console.error(line);

type Later = (end: () => Promise<unknown>) => void;

async function prove(seed: number, seconds: number, later: Later): Promise<Result> {
  const database = await openVictimDatabase(later);
  const masterKey = randomBytes(32);
  const anchorsDir = await makeAnchorsDir(later);
  const urls = await prepareDatabase(database.adminUrl, masterKey, systemClock.now());
  const own = openDatabase(urls.operatorUrl, { connections_max: 4, sealingKey: sealingKeyFrom(masterKey) });
  later(own.close);
  const operator = { database: own, gate: openGate(own), clock: systemClock };
  const replicas = Array.from({ length: replicas_count }, () =>
    keepReplica(environmentOf(database, masterKey, anchorsDir)),
  );
  later(() => stopAll(replicas));
  await allReady(replicas);
  const history = openHistory();
  const customers = await openCustomers(operator, history);

  const clerks_count = customers.length * clerks_each;
  say(
    `${clerks_count} clerks of ${customers.length} enterprises work on ${replicas.length} servers for ${seconds} s …`,
  );
  const office = { customers, replicas, operator, history, seed };
  const timeIsUp = AbortSignal.timeout(seconds * 1000);
  const atWork = letClerksWork(office, timeIsUp);
  const [faults] = await Promise.all([rage({ replicas, database }, seed, timeIsUp), atWork]);

  say('Everything is stopped and started again …');
  await database.settled();
  await allReady(replicas);
  const stopped_ms = await stopAll(replicas);
  await database.restart();
  for (const replica of replicas) replica.start();
  await allReady(replicas);

  say('What was not answered is asked again, and all is let settle …');
  const again = await repeatPresses(office);
  const drained = await drain(database.adminUrl, 90_000);
  say('The books are checked …');
  return {
    seed,
    seconds,
    faults,
    history,
    ...again,
    drained,
    stopped_ms,
    findings: await checkAll(urls.auditorUrl, masterKey, anchorsDir),
    losses: findLosses(history, await readBooks(urls.auditorUrl)),
    misdeeds: replicas.flatMap((replica) => replica.misdeeds()),
    failures: replicas.flatMap((replica) => replica.failures()),
    versions: describeVersions(version, await serverVersion(database.adminUrl)),
  };
}

async function makeAnchorsDir(later: Later): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gic-anchors-'));
  later(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const checkAll = async (auditorUrl: string, masterKey: Buffer, anchorsDir: string) => [
  ...(await checkBooks(auditorUrl)),
  await checkChains(auditorUrl, masterKey, anchorsDir),
];

async function openCustomers(operator: Operator, history: History): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let serial = 1; serial <= enterprises; serial += 1)
    customers.push(await openCustomer(operator, `证明企业 ${serial}`, clerks_each, history));
  return customers;
}

/** What a server is told: nothing of this machine's settings, and an insurer that is slow, picky and at times away. */
function environmentOf(
  { adminUrl }: VictimDatabase,
  masterKey: Buffer,
  anchorsDir: string,
): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: adminUrl,
    MASTER_KEY: masterKey.toString('hex'),
    AUDIT_ANCHORS_DIR: anchorsDir,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    INSURER_STAND_IN_DELAY_MS: '300',
    INSURER_STAND_IN_REFUSE_PERCENT: '8',
    INSURER_STAND_IN_PART_PERCENT: '20',
    INSURER_STAND_IN_FAIL_PERCENT: '10',
  };
}

async function allReady(replicas: readonly Replica[]): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (replicas.some((replica) => replica.address() === undefined)) {
    if (performance.now() > deadline) {
      const words = replicas.map((replica) => replica.lastWords()).join('\n');
      throw new Error(`A server did not become ready within a minute. What they said last:\n${words}`);
    }
    await pause(50);
  }
}

const stopAll = async (replicas: readonly Replica[]): Promise<number> =>
  Math.max(...(await Promise.all(replicas.map((replica) => replica.stop(40_000)))));

async function serverVersion(adminUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
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
