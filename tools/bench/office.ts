import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { addDays, calendarMonth } from '@app/domain/calendar/day';
import { atTime, shanghaiDay } from '@app/domain/calendar/shanghai';
import { addSuperUser } from '../../apps/server/src/operator/operator.ts';
import { standingClock, systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Platform } from '../../apps/server/src/platform/context.ts';
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
  const filled = await asOperator(operatorUrl, masterKey, async (platform) => {
    const all: Filled[] = [];
    for (const [place, count] of [persons, ...besides].entries())
      all.push(await fillEnterprise(platform, { number: place + 1, count, month: thisMonth() }));
    await addStaff(platform, all);
    return all;
  });
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
  for (const place of filled.keys()) tokens.push(await signIn(address, `load_${place + 1}`));
  const [own, ...others] = filled.map(({ policyId, persons: insured }, place) => ({
    address,
    token: tokens[place]!,
    policyId,
    persons: insured,
  }));
  const postmaster = Number(readFileSync(postmasterFile(postgres.where), 'utf8').split('\n')[0]);
  return {
    address,
    token: own!.token,
    /** The policy of this month, to which persons can be added. */
    policyId: own!.policyId,
    /** Whom it covers. */
    persons: own!.persons,
    others,
    /** Somebody else of the same enterprise. */
    colleague: { token: await signIn(address, colleague), policyId: own!.policyId },
    /** The first enterprise's user in another session, at work for the last enterprise. */
    elsewhere: async () => {
      const { enterpriseId, policyId } = filled.at(-1)!;
      const token = await signIn(address, 'load_1');
      const asked = { path: '/api/wxapp/switchCompany', body: { wxapp_id: enterpriseId }, token };
      return { token: tokenOf(await askOnce(address, asked)), policyId };
    },
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
  return tokenOf(await askOnce(address, { path: '/api/passport/login', body }));
}

const tokenOf = (answer: string): string => (JSON.parse(answer) as { data: { token: string } }).data.token;

type Filled = Awaited<ReturnType<typeof fillEnterprise>>;

const thisMonth = () => calendarMonth(shanghaiDay(systemClock.now()));

const colleague = 'load_1_colleague';

/** Gives the first enterprise a second user, and its first user the last enterprise as well. */
async function addStaff(platform: Platform, filled: readonly Filled[]): Promise<void> {
  const { enterpriseId, userId } = filled[0]!;
  const user = { userName: colleague, mobile: '13700000001', realName: '同事', password: loadPassword };
  await addSuperUser(platform, enterpriseId, user);
  if (filled.length === 1) return;
  const member = { userId, isSuper: 1, role: 'admin', access: [], now: platform.clock.now() } as const;
  await platform.gate.addMember({ ...member, enterpriseId: filled.at(-1)!.enterpriseId });
}

/** Works with the operator's rights, three days before the month begins. */
async function asOperator<Result>(
  operatorUrl: string,
  masterKey: Buffer,
  work: (platform: Platform) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(operatorUrl, { sealingKey: sealingKeyFrom(masterKey) });
  const jobs = openJobs(operatorUrl, () => undefined);
  await jobs.start();
  const clock = standingClock(atTime(addDays(thisMonth().from, -3), '10:00'));
  try {
    return await work({ database, gate: openGate(database), vault: openVault(masterKey), jobs, clock });
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
