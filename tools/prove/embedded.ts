import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accountFor } from '../../apps/server/src/platform/postgres/account.ts';
import { packagedBinaries } from '../../apps/server/src/platform/postgres/binaries.ts';
import { elsewhereOf, makeEphemeralHome } from '../../apps/server/src/platform/postgres/place.ts';
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/running.ts';
import { letClerksWork, type Office, repeatPresses } from './clerks.ts';
import { drawsFrom } from './draws.ts';
import { openHistory } from './history.ts';
import { isReady, keepReplica, type Replica } from './replica.ts';
import { mayStartApart, startSecond } from './second-start.ts';
import { type Proof, settle } from './settle.ts';
import { allReady, environmentOf, type Later, openCustomers, openOperator } from './site.ts';

/** What is done to a server with its own PostgreSQL, and how often. */
type Kind = 'server killed' | 'its PostgreSQL killed' | 'second start' | 'second start apart';

export type Embedded = {
  readonly counts: Readonly<Record<Kind, number>>;
  /** Whether the machine lets us start a second server in namespaces of its own. */
  readonly mayApart: boolean;
  /** The longest that the server took to answer again. */
  readonly back_s: number;
  readonly faults: readonly string[];
  /** Undefined when the server never served again. */
  readonly proof: Proof | undefined;
};

const back_s_max = 60;
const clerksAndMoney = { enterprises: 2, clerks_each: 3, topUps: 20 };

/** Lets clerks work on a server with its own PostgreSQL in a throw-away folder, kills either, and starts another on the same folder. */
export async function proveEmbedded(seed: number, seconds: number, later: Later): Promise<Embedded> {
  const { home } = await makeEphemeralHome(await accountFor(undefined), packagedBinaries());
  later(() => rm(home, { recursive: true, force: true, maxRetries: 10 }));
  const masterKey = randomBytes(32);
  const environment = environmentOf(masterKey, { DATA_DIR: home });
  const server = keepReplica(environment);
  later(() => server.stop(40_000));
  await allReady([server]);
  const history = openHistory();
  const opened = await openOperator(await addressIn(home), masterKey);
  const customers = await openCustomers(opened.operator, history, clerksAndMoney);
  await opened.close();

  // Whoever has no money left is told so: the operator's way to this database moves with each of its starts.
  const office: Office = {
    customers,
    replicas: [server],
    history,
    seed,
    stream: 700,
    topUp: async () => undefined,
  };
  const timeIsUp = AbortSignal.timeout(seconds * 1000);
  const atWork = letClerksWork(office, timeIsUp);
  const mayApart = await mayStartApart();
  const harmed = await harm({ server, home, environment, mayApart, seed }, timeIsUp);
  await atWork;
  const done = { counts: harmed.counts, mayApart, back_s: harmed.back_s };
  if (!harmed.isBack) return { ...done, faults: harmed.faults, proof: undefined };

  const again = await repeatPresses(office);
  const adminUrl = await addressIn(home);
  const { auditorUrl, close } = await openOperator(adminUrl, masterKey);
  await close();
  const proof = await settle({
    adminUrl,
    auditorUrl,
    masterKey,
    anchorsDir: join(home, 'audit-anchors'),
    history,
    replicas: [server],
    again,
  });
  return { ...done, faults: harmed.faults, proof };
}

async function addressIn(home: string): Promise<string> {
  const address = await findRunningPostgres(home);
  if (address === undefined) throw new Error(`No PostgreSQL runs in ${home}.`);
  return address;
}

type Harming = {
  readonly server: Replica;
  readonly home: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly mayApart: boolean;
  readonly seed: number;
};

/** Does each kind of harm once in a drawn order, and again until the time is up; after each the server must answer again. */
async function harm({ server, home, environment, mayApart, seed }: Harming, signal: AbortSignal) {
  const draws = drawsFrom(seed, 4);
  const counts = {
    'server killed': 0,
    'its PostgreSQL killed': 0,
    'second start': 0,
    'second start apart': 0,
  };
  const faults: string[] = [];
  const note = (fault: string | undefined) => void faults.push(...(fault ? [fault] : []));
  const second = async (isApart: boolean) => {
    note(await startSecond(environment, { isApart }));
    return true;
  };
  const doHarm: Record<Kind, () => Promise<boolean>> = {
    'server killed': async () => server.kill(),
    'its PostgreSQL killed': () => killPostmaster(server, home),
    'second start': () => second(false),
    'second start apart': () => second(true),
  };
  const kinds = (Object.keys(doHarm) as Kind[]).filter((kind) => kind !== 'second start apart' || mayApart);
  let left = [...kinds];
  let back_s = 0;
  for (let rounds = 0; rounds < kinds.length || !signal.aborted; rounds += 1) {
    await pause(draws.between(300, 1_500));
    const kind = draws.pick(left);
    left = left.filter((other) => other !== kind);
    if (left.length === 0) left = [...kinds];
    counts[kind] += Number(await doHarm[kind]());
    const took_s = (await backAfter(server)) ?? (await restarted(server, kind, note));
    if (took_s === undefined) return { counts, faults, back_s, isBack: false };
    back_s = Math.max(back_s, took_s);
  }
  return { counts, faults, back_s, isBack: true };
}

/** Kills the server's PostgreSQL; the server may end for it, or start another. False when none runs. */
async function killPostmaster(server: Replica, home: string): Promise<boolean> {
  const cluster = join((await elsewhereOf(home)) ?? home, 'postgres');
  const pid = Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => ''), 10);
  // The number may be one of another namespace, and here somebody else's.
  const command = pid ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : '';
  if (!command.split('\0').includes(cluster)) return false;
  server.allowEnd();
  process.kill(pid, 'SIGKILL');
  await pause(500);
  return true;
}

/** How long a server took to be ready again; undefined when it was not in time. */
async function backAfter(server: Replica): Promise<number | undefined> {
  const begun = performance.now();
  const since_s = () => (performance.now() - begun) / 1000;
  while (since_s() < back_s_max) {
    if (await isReady(server)) return since_s();
    await pause(100);
  }
  return undefined;
}

/** A server that does not answer again is at fault; another start is to show whether its data are still there. */
async function restarted(
  server: Replica,
  kind: Kind,
  note: (fault: string) => void,
): Promise<number | undefined> {
  note(`after "${kind}" the server did not answer again within ${back_s_max} s`);
  server.kill();
  const took_s = await backAfter(server);
  if (took_s === undefined) note(`after "${kind}" no server starts on the folder:\n${server.lastWords()}`);
  return took_s;
}
