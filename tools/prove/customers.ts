import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { add } from '@app/contract/policy-changes/add-persons';
import type { correct } from '@app/contract/policy-changes/correct-person';
import type { replace } from '@app/contract/policy-changes/replace-persons';
import type { transfer } from '@app/contract/policy-changes/transfer-persons';
import { addDays, calendarMonth } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import type { z } from 'zod/mini';
import { findSeriesIds } from '../../apps/server/src/demo/queries.ts';
import {
  addWorkCompany,
  creditAccount,
  openEnterprise,
  openPolicyFor,
  OperatorError,
} from '../../apps/server/src/operator/operator.ts';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { EnterpriseId } from '../../apps/server/src/platform/database.ts';
import type { Database } from '../../apps/server/src/platform/database/open-database.ts';
import type { Gate } from '../../apps/server/src/platform/gate.ts';
import { openSession } from '../../apps/server/src/platform/session.ts';
import type { Draws } from './draws.ts';
import type { History } from './history.ts';

export type Operator = { readonly database: Database; readonly gate: Gate; readonly clock: Clock };

/** What a clerk needs to know to insure somebody. */
type Insured = {
  readonly policy_id: number;
  readonly companyId: number;
  readonly occupation_id: number;
  /** Work of a higher class, to which somebody may be moved; the same where there is none. */
  readonly higher_id: number;
};

/** What a clerk sends to have persons drafted. */
export type List = Pick<z.input<typeof add.input>, 'policy_id' | 'persons'>;

/** What a clerk sends to have persons taken off. */
export type Leavers = { readonly policy_id: number; readonly policy_person_ids: number[] };

/** What a clerk sends to have persons put in the seats of others. */
export type Swaps = Pick<z.input<typeof replace.input>, 'policy_id' | 'pairs'>;

/** What a clerk sends to have persons moved to other work. */
export type Moves = Pick<z.input<typeof transfer.input>, 'policy_id' | 'moves'>;

/** What a clerk sends to have somebody's name put right. */
export type Correction = Pick<z.input<typeof correct.input>, 'policy_id' | 'correction' | 'file_id'>;

export type Customer = {
  readonly enterpriseId: EnterpriseId;
  readonly policies: readonly Insured[];
  /** The tokens of its clerks. */
  readonly tokens: readonly string[];
  latestList: List | undefined;
  latestLeavers: Leavers | undefined;
  latestWorker: { readonly name: string; readonly idcard: string } | undefined;
};

/**
 * Bound at once and sent at the cut-off; bound when the insurer issues; covered from the next minute on; and one that ends so soon that it can
 * be renewed.
 */
const plans = [
  { plan_code: 'EL-B', series: 'EL', work: 'MFG04', higher: 'MFG15' },
  { plan_code: 'EL-H', series: 'EL', work: 'MFG09', higher: 'MFG09' },
  { plan_code: 'GA-D', series: 'DAY', work: 'MFG04', higher: 'MFG04' },
  { plan_code: 'EL-A', series: 'EL', work: 'MFG04', higher: 'MFG15', ends_after_days: 6 },
];

const top_up_fen = 200_000;

/** Opens an enterprise with four policies, some money, and clerks who are signed in. */
export async function openCustomer(
  operator: Operator,
  name: string,
  history: History,
  { clerks_each, topUps = 1 }: { readonly clerks_each: number; readonly topUps?: number },
): Promise<Customer> {
  const { database, gate, clock } = operator;
  const now = clock.now();
  const enterpriseId = await openEnterprise(operator, {
    companyName: name,
    agreementStatus: 0,
    showMobileAccount: 0,
  });
  const companyId = await addWorkCompany(operator, enterpriseId, {
    name: '华东电子厂',
    status: 10,
    occupationCodes: [...new Set(plans.flatMap(({ work, higher }) => [work, higher]))],
  });
  const today = shanghaiDay(now);
  const { from, to } = calendarMonth(today);
  const policies: Insured[] = [];
  for (const { plan_code, series, work, higher, ends_after_days } of plans) {
    const end_date = ends_after_days ? addDays(today, ends_after_days) : calendarMonth(addDays(to, 1)).to;
    const dates = { start_date: from, end_date };
    const policy_id = await openPolicyFor(operator, enterpriseId, {
      plan_code,
      policy_no: `${name}-${plan_code}`,
      ...dates,
    });
    const works = await database.inEnterprise(enterpriseId, (tx) => findSeriesIds(tx, series));
    policies.push({ policy_id, companyId, occupation_id: works.get(work)!, higher_id: works.get(higher)! });
  }
  const tokens: string[] = [];
  for (let serial = 0; serial < clerks_each; serial += 1) {
    const userName = `${name}-${serial}`;
    const userId = await gate.addUser({ userName, mobile: '', realName: userName, passwordHash: '-', now });
    await gate.addMember({ enterpriseId, userId, isSuper: 1, role: 'admin', access: [], now });
    tokens.push((await openSession(gate, userId, enterpriseId, now)).token);
  }
  const customer: Customer = {
    enterpriseId,
    policies,
    tokens,
    latestList: undefined,
    latestLeavers: undefined,
    latestWorker: undefined,
  };
  for (let times = 0; times < topUps; times += 1) await topUpAccount(operator, [customer], history)(customer);
  return customer;
}

/**
 * Credits a transfer as the operator does, and again until it is known to have arrived. Now and then twice at once,
 * or at the same moment to another customer too: then one of them gets it.
 */
export const topUpAccount =
  (operator: Operator, customers: readonly Customer[], history: History) =>
  async ({ enterpriseId }: Customer, draws?: Draws): Promise<void> => {
    const channel_trade_no = `T${randomBytes(8).toString('hex').toUpperCase()}`;
    const thief = draws?.chance(10)
      ? customers.find((other) => other.enterpriseId !== enterpriseId)
      : undefined;
    const twice = draws?.chance(20) ? [enterpriseId] : [];
    const claimants = [enterpriseId, ...twice, ...(thief ? [thief.enterpriseId] : [])];
    const claims = claimants.map(async (enterprise_id) => ({
      enterprise_id,
      told: await credit(operator, enterprise_id, channel_trade_no),
    }));
    history.topUps.push({ channel_trade_no, amount_fen: top_up_fen, claims: await Promise.all(claims) });
  };

/** Whether a transfer is this enterprise's now; undefined when the database did not say in time. */
async function credit(
  operator: Operator,
  enterpriseId: EnterpriseId,
  channel_trade_no: string,
): Promise<'credited' | 'refused' | undefined> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    try {
      await creditAccount(operator, enterpriseId, { amount_fen: fen(top_up_fen), channel_trade_no });
      return 'credited';
    } catch (error) {
      if (error instanceof OperatorError) return error.message.includes('another') ? 'refused' : 'credited';
      await pause(100);
    }
  }
  return undefined;
}
