import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { addDays, calendarMonth } from '@app/domain/calendar/day';
import { atTime, shanghaiDay } from '@app/domain/calendar/shanghai';
import { standingClock, systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { openGate } from '../../apps/server/src/platform/gate.ts';
import { openJobs } from '../../apps/server/src/platform/jobs.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/postgres.ts';
import { sealingKeyFrom } from '../../apps/server/src/platform/sealing-key.ts';
import { openVault } from '../../apps/server/src/platform/vault.ts';
import { prepareDatabase } from '../../apps/server/src/prepare.ts';
import { fillEnterprise, loadPassword } from '../load/enterprise.ts';
import { familyOf } from './cpu.ts';
import { askOnce } from './load.ts';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** A server as customers have it, on a database of its own that keeps what it says, with one enterprise in it. */
export type BenchOffice = Awaited<ReturnType<typeof openBenchOffice>>;

/**
 * @param persons covered by the enterprise's one policy
 * @param besides persons of each further enterprise, where there are to be some
 */
export async function openBenchOffice(
  persons: number,
  { besides = [] }: { besides?: readonly number[] } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gic-bench-'));
  const postgres = await startPostgres({ dataDir });
  const masterKey = randomBytes(32);
  const { operatorUrl } = await prepareDatabase(postgres.adminUrl, masterKey, systemClock.now());
  const policyIds: number[] = [];
  for (const [place, count] of [persons, ...besides].entries())
    policyIds.push(await fill(operatorUrl, masterKey, { number: place + 1, count }));
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: postgres.adminUrl,
      MASTER_KEY: masterKey.toString('hex'),
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      DRAIN_MS: '0',
    },
  });
  const address = await readAddress(server);
  const tokens: string[] = [];
  for (const place of policyIds.keys()) tokens.push(await signIn(address, `load_${place + 1}`));
  const [own, ...others] = policyIds.map((policyId, place) => ({ token: tokens[place]!, policyId }));
  const postmaster = Number(readFileSync(postmasterFile(postgres.where), 'utf8').split('\n')[0]);
  return {
    address,
    token: own!.token,
    /** The policy of this month, to which persons can be added. */
    policyId: own!.policyId,
    others,
    adminUrl: postgres.adminUrl,
    serverPid: server.pid!,
    postgresPids: () => familyOf(postmaster),
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The sentence for people names the folder, whose server writes down its process number. */
const postmasterFile = (where: string): string => join(/in (\S+) and/.exec(where)![1]!, 'postmaster.pid');

async function signIn(address: string, user_name: string): Promise<string> {
  const body = { user_name, password: loadPassword };
  const signedIn = await askOnce(address, { path: '/api/passport/login', body });
  return (JSON.parse(signedIn) as { data: { token: string } }).data.token;
}

type Filling = { readonly number: number; readonly count: number };

async function fill(operatorUrl: string, masterKey: Buffer, { number, count }: Filling): Promise<number> {
  const database = openDatabase(operatorUrl, { sealingKey: sealingKeyFrom(masterKey) });
  const jobs = openJobs(operatorUrl, () => undefined);
  await jobs.start();
  const month = calendarMonth(shanghaiDay(systemClock.now()));
  const clock = standingClock(atTime(addDays(month.from, -3), '10:00'));
  const platform = { database, gate: openGate(database), vault: openVault(masterKey), jobs, clock };
  try {
    return await fillEnterprise(platform, { number, count, month });
  } finally {
    await jobs.stop();
    await database.close();
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
