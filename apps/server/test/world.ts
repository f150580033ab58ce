import type { Call, Envelope } from '@app/contract/call';
import type { PermissionKey } from '@app/contract/permissions';
import type { Refused } from '@app/contract/refusals';
import { day } from '@app/domain/calendar/day';
import { type Fen, fen } from '@app/domain/money/money';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeEach, inject } from 'vitest';
import type { z } from 'zod/mini';
import { buildApp } from '../src/app.ts';
import { type StandInSettings, standInInsurer } from '../src/insurers/insurer.stand-in.ts';
import type { Insurer } from '../src/insurers/insurer.ts';
import {
  addUser,
  addWorkCompany,
  creditAccount,
  openEnterprise,
  openPolicyFor,
} from '../src/operator/operator.ts';
import { standingClock } from '../src/platform/clock.ts';
import type { EnterpriseId } from '../src/platform/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { openGate } from '../src/platform/gate.ts';
import { type JobData, openJobs } from '../src/platform/jobs.ts';
import { sealingKeyFrom } from '../src/platform/sealing-key.ts';
import { openSession } from '../src/platform/session.ts';
import { openVault } from '../src/platform/vault.ts';
import { sendChange } from '../src/policy-changes/insurer/send-change.ts';
import { sweepChanges } from '../src/policy-changes/insurer/sweep.ts';
import { sendChanges } from '../src/policy-changes/queues.ts';
import { testMasterKey } from './master-key.ts';

/** A moment as Shanghai's clocks show it, `2026-03-10 16:00:00`. */
export const moment = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`);

/** 10 March 2026, 10:00 in Shanghai: six hours before the usual cut-off. */
export const ten_oclock = new Date('2026-03-10T02:00:00Z');

export type World = Awaited<ReturnType<typeof openWorld>>;

/** More than all worlds in the database have due at once: a sweep that stops earlier would find those of other worlds alone. */
export const everyWorld = 1_000_000;

let counter = 0;
/** Something no other test has. */
export const unique = () => `${process.pid}-${Date.now().toString(36)}-${counter++}`;

/** The server on the run's database, with a clock that stands and an insurer that does as told. Ends with its test file. */
export async function openWorld(insurerSettings: Partial<StandInSettings> = {}) {
  const clock = standingClock(ten_oclock);
  const sealingKey = sealingKeyFrom(testMasterKey);
  const database = openDatabase(inject('appUrl'), { connections_max: 12, sealingKey });
  const gate = openGate(database);
  const jobs = openJobs(inject('appUrl'), () => undefined);
  await jobs.start();
  const serving = { database, gate, vault: openVault(testMasterKey), jobs, clock };
  const operators = openDatabase(inject('operatorUrl'), { connections_max: 4, sealingKey });
  const platform = { ...serving, database: operators, gate: openGate(operators) };
  const app = await buildApp({ platform: serving, logLevel: 'silent' });
  const owner = new pg.Pool({ connectionString: inject('adminUrl'), max: 2, options: '-c search_path=app' });
  const insurer = standInInsurer(
    { delay_ms: 0, refuse_percent: 0, part_percent: 0, fail_percent: 0, ...insurerSettings },
    clock,
  );
  const own = new Set<EnterpriseId>();
  beforeEach(() => clock.set(ten_oclock));
  afterAll(async () => {
    await app.close();
    await jobs.stop();
    await database.close();
    await operators.close();
    await owner.end();
  });

  return {
    app,
    clock,
    /** What the server has, with the operator's rights beside: for setting the scene. */
    platform,
    /** What the server has. */
    serving,
    /** A superuser's eye on the rows, past row security. */
    owner,
    /** The enterprises of this world. Other worlds stand in the same database, with clocks of their own. */
    own,
    /** Does what the server's sweeper and workers would do now, for the enterprises of this world. */
    settle: async (by: Insurer = insurer) => {
      const swept = (await sweepChanges(gate, clock, everyWorld)).filter(({ enterprise_id }) =>
        own.has(enterprise_id),
      );
      const { rows: jobs } = await owner.query<{ id: string; data: JobData }>(
        `select id, data from pgboss.job
         where name = $1 and state = 'created' and (data ->> 'enterprise_id')::bigint = any($2)`,
        [sendChanges.name, [...own]],
      );
      for (const change of [...swept, ...jobs.map(({ data }) => data)]) await sendChange(serving, by, change);
      await owner.query(`update pgboss.job set state = 'completed' where id = any($1)`, [
        jobs.map(({ id }) => id),
      ]);
    },
    call: callsOn(app),
  };
}

/** Makes calls as a signed-in user, over HTTP. */
export const callsOn =
  (app: FastifyInstance) =>
  async <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    token: string | undefined,
    { method, path }: Call<Input, Output>,
    input: z.input<Input>,
    headers: Record<string, string> = {},
  ): Promise<Envelope<z.output<Output>>> => {
    const query = Object.entries(input as object).map(([name, value]) => [name, String(value)]);
    const response = await app.inject({
      method,
      url: `/api${path}${method === 'GET' ? `?${new URLSearchParams(query)}` : ''}`,
      headers: { ...(token === undefined ? {} : { token }), ...headers },
      ...(method === 'POST' ? { payload: input as object } : {}),
    });
    return response.json();
  };

/** The data of an answer that must be a yes. */
export function dataOf<Data>(envelope: Envelope<Data>): Data {
  if (envelope.code !== 1) throw new Error(`refused: ${JSON.stringify(envelope)}`);
  return envelope.data;
}

/** An answer that must be a no. */
export function refusedOf(envelope: Envelope<unknown>): Refused {
  if (envelope.code === 1) throw new Error(`accepted: ${JSON.stringify(envelope).slice(0, 300)}`);
  return envelope;
}

export type EnterpriseOptions = {
  readonly money_fen?: number;
  readonly plan_code?: string;
  readonly from?: string;
  readonly to?: string;
  readonly agreementStatus?: number;
};

/** An enterprise with money, a policy of March 2026, a work company, and a super user who is signed in. */
export async function anEnterprise({ platform, clock, own }: World, options: EnterpriseOptions = {}) {
  const {
    money_fen = 1_000_000,
    plan_code = 'EL-B',
    from = '2026-03-01',
    to = '2026-03-31',
    agreementStatus = 0,
  } = options;
  const at = clock.now();
  clock.set(new Date('2026-02-20T02:00:00Z'));
  const name = unique();
  const enterpriseId = await openEnterprise(platform, {
    companyName: `测试劳务 ${name}`,
    agreementStatus,
    showMobileAccount: 1,
  });
  own.add(enterpriseId);
  if (money_fen > 0)
    await creditAccount(platform, enterpriseId, { amount_fen: fen(money_fen), channel_trade_no: name });
  const policyId = await openPolicyFor(platform, enterpriseId, {
    plan_code,
    policy_no: `P-${name}`,
    start_date: day(from),
    end_date: day(to),
  });
  const companyId = await addWorkCompany(platform, enterpriseId, {
    name: '华东电子厂',
    status: 10,
    occupationCodes: ['MFG03', 'MFG04', 'MFG15', 'MFG09', 'GEN01'],
  });
  clock.set(at);
  const user = await aUser({ platform, clock }, enterpriseId);
  return { enterpriseId, policyId, companyId, ...user };
}

/** A user of an enterprise, signed in: super unless keys are given. */
export async function aUser(
  { platform, clock }: Pick<World, 'platform' | 'clock'>,
  enterpriseId: EnterpriseId,
  access?: readonly PermissionKey[],
) {
  const userName = `user-${unique()}`;
  // Signing in has its own tests; here the token is made directly, so that a test does not pay for the password.
  const userId = await platform.gate.addUser({
    userName,
    mobile: '13812345678',
    realName: '王敏',
    passwordHash: '-',
    now: clock.now(),
  });
  await platform.gate.addMember({
    enterpriseId,
    userId,
    isSuper: access ? 0 : 1,
    role: access ? 'editor' : 'admin',
    access: access ?? [],
    now: clock.now(),
  });
  const { token } = await openSession(platform.gate, userId, enterpriseId, clock.now());
  return { userId, userName, token };
}

/** Another session of a user, from now on. */
export const signedIn = async (
  { platform, clock }: Pick<World, 'platform' | 'clock'>,
  { userId, enterpriseId }: { userId: number; enterpriseId: EnterpriseId },
) => (await openSession(platform.gate, userId, enterpriseId, clock.now())).token;

/** A user who signs in with a password. */
export async function aUserWithPassword(world: World, enterpriseId: EnterpriseId, password: string) {
  const userName = `user-${unique()}`;
  const userId = await addUser(world.platform, {
    userName,
    mobile: '13812345678',
    realName: '李静',
    password,
  });
  await world.platform.gate.addMember({
    enterpriseId,
    userId,
    isSuper: 1,
    role: 'admin',
    access: [],
    now: world.clock.now(),
  });
  return { userId, userName };
}

/** Numbers of work types in a series, by code. */
export async function occupationId({ owner }: World, code: string, series = 'EL'): Promise<number> {
  const { rows } = await owner.query<{ occupation_id: number }>(
    'select occupation_id from occupation where code = $1 and series = $2',
    [code, series],
  );
  return rows[0]!.occupation_id;
}

/** An enterprise's balances, past the server. */
export async function balances({ owner }: World, enterpriseId: EnterpriseId): Promise<Record<string, Fen>> {
  const { rows } = await owner.query<{ code: string; balance_fen: Fen }>(
    'select code, balance_fen from account where enterprise_id = $1',
    [enterpriseId],
  );
  return Object.fromEntries(rows.map(({ code, balance_fen }) => [code, balance_fen]));
}
