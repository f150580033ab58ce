import type { Day, Period } from '@app/domain/calendar/day';
import { yearFrom } from '@app/domain/calendar/months';
import { normaliseCompanyName } from '@app/domain/companies/company-name';
import type { Fen } from '@app/domain/money/money';
import { fitsPrice } from '@app/domain/policies/sold-period';
import { record, openChain } from '../audit/audit.ts';
import { credit, openAccounts } from '../ledger/ledger.ts';
import { findUnknownCodes } from '../occupations/occupations.ts';
import { readPlanVersions } from '../plans/plans.ts';
import type { Platform } from '../platform/context.ts';
import type { EnterpriseId, EnterpriseTx } from '../platform/database.ts';
import { gateIn } from '../platform/gate.ts';
import { hashPassword } from '../platform/password.ts';
import { openPolicy } from '../policies/policies.ts';
import { openWorkCompany } from '../work-companies/work-companies.ts';
import { findName, findPlanVersion, insertPayment, lockChain } from './queries.ts';

// What the operator does for customers. Each act is one transaction of the enterprise it is for, with a line in its audit chain.

type OperatorPlatform = Pick<Platform, 'database' | 'gate' | 'clock'>;

/** An act that cannot be done; its message tells the operator why. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/**
 * Opens an approved enterprise with its accounts and its audit chain, or goes on where an earlier try ended in between.
 *
 * @throws OperatorError when there is an enterprise of this name, however it is spaced or wide
 */
export async function openEnterprise(
  { database, gate, clock }: OperatorPlatform,
  enterprise: { companyName: string; taxNumber?: string; agreementStatus: number; showMobileAccount: 0 | 1 },
): Promise<EnterpriseId> {
  const now = clock.now();
  const { companyName } = enterprise;
  const opened = await gate.openEnterprise({
    companyName,
    taxNumber: enterprise.taxNumber ?? null,
    status: 30,
    agreementStatus: enterprise.agreementStatus,
    serviceEndDate: null,
    showMobileAccount: enterprise.showMobileAccount,
    now,
  });
  const id = opened ?? (await gate.findEnterprise(companyName));
  if (id === null) throw new OperatorError(`There are several enterprises called ${companyName}.`);
  await database.inEnterprise(id, async (tx) => {
    if (await lockChain(tx, id))
      throw new OperatorError(
        `There is an enterprise ${await findName(tx)} already. Every command takes its name.`,
      );
    await openAccounts(tx);
    await openChain(tx);
    await record(tx, act('enterprise.opened', 'enterprise', id, {}, now));
  });
  return id;
}

type FirstUser = {
  readonly userName: string;
  readonly mobile: string;
  readonly realName: string;
  readonly password: string;
};

/** Adds a user, who belongs to no enterprise yet. */
export async function addUser(
  { gate, clock }: Pick<OperatorPlatform, 'gate' | 'clock'>,
  { password, ...user }: FirstUser,
): Promise<number> {
  return gate.addUser({ ...user, passwordHash: await hashPassword(password), now: clock.now() });
}

/** Adds a user who may do everything in an enterprise. */
export async function addSuperUser(
  { database, clock }: OperatorPlatform,
  enterpriseId: EnterpriseId,
  user: FirstUser,
): Promise<number> {
  const now = clock.now();
  return database.inEnterprise(enterpriseId, async (tx) => {
    const gate = gateIn(tx);
    const userId = await addUser({ gate, clock }, user);
    await gate.addMember({ enterpriseId, userId, isSuper: 1, role: 'admin', access: [], now });
    await record(tx, act('user.added', 'user', userId, { role: 'admin', is_super: 1 }, now));
    return userId;
  });
}

/** Opens an accepted policy on the latest version of a plan. */
export async function openPolicyFor(
  { database, clock }: OperatorPlatform,
  enterpriseId: EnterpriseId,
  policy: { plan_code: string; policy_no: string; start_date: Day; end_date: Day },
): Promise<number> {
  const now = clock.now();
  const { plan_code, policy_no, start_date, end_date } = policy;
  return database.inEnterprise(enterpriseId, async (tx) => {
    const version = await findPlanVersion(tx, plan_code);
    if (!version) throw new OperatorError(`There is no plan ${plan_code}.`);
    const { plan_version_id } = version;
    if (!(await gateIn(tx).claimPolicyNumber(policy_no, enterpriseId)))
      throw new OperatorError(
        `There is a policy ${policy_no} already, of this enterprise or another: a number stands once. Nothing was opened.`,
      );
    await guardPriced(tx, { plan_code, plan_version_id, period: { from: start_date, to: end_date } });
    const policy_id = await openPolicy(tx, {
      policy_no,
      plan_version_id,
      start_date,
      end_date,
      created_at: now,
    });
    await record(tx, act('policy.opened', 'policy', policy_id, { plan_code, policy_no }, now));
    return policy_id;
  });
}

/** A plan whose premium we cannot compute yet is not sold, rather than sold and found out later; nor for days that its price is not for. */
async function guardPriced(
  tx: EnterpriseTx,
  { plan_code, plan_version_id, period }: { plan_code: string; plan_version_id: number; period: Period },
): Promise<void> {
  const versions = await readPlanVersions(tx, [plan_version_id]).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
    throw new OperatorError(`The plan ${plan_code} cannot be sold yet: ${error.message}.`);
  });
  if (fitsPrice(versions.get(plan_version_id)!.terms.price_unit, period)) return;
  throw new OperatorError(
    `The plan ${plan_code} is sold by the year: a policy from ${period.from} ends on ${yearFrom(period.from).to}. Nothing was opened.`,
  );
}

/** A bank's number as it is counted: however it was typed or copied, it is the same transfer. Refuses what is none. */
function bankNumber(typed: string): string {
  const number = typed.replaceAll('№', '').normalize('NFKC').toUpperCase();
  const strange = /[^A-Z\d\s\p{P}\p{S}\p{M}\p{Cf}]/u.exec(number)?.[0];
  if (strange !== undefined)
    throw new OperatorError(`The number of a transfer has letters A to Z and digits, and no ${strange}.`);
  const plain = number.replaceAll(/[^A-Z\d]/g, '');
  if (plain === '') throw new OperatorError('Say the number that the bank gave to the transfer.');
  return plain;
}

/** Credits a bank transfer that has arrived. A bank's number counts once in the whole system. */
export async function creditAccount(
  { database, gate, clock }: OperatorPlatform,
  enterpriseId: EnterpriseId,
  payment: { amount_fen: Fen; channel_trade_no: string },
): Promise<void> {
  const now = clock.now();
  const { amount_fen } = payment;
  const channel_trade_no = bankNumber(payment.channel_trade_no);
  // A claim of ours without a payment is what a try left that ended in between: it may go on.
  const claimed = await gate.claimTradeNo('offline', channel_trade_no, enterpriseId);
  if (!claimed && (await gate.tradeNoOwner('offline', channel_trade_no)) !== enterpriseId) {
    throw new OperatorError(`The transfer ${channel_trade_no} was credited to another enterprise.`);
  }
  await database.inEnterprise(enterpriseId, async (tx) => {
    const payment_id = await insertPayment(tx, {
      channel: 'offline',
      channel_trade_no,
      amount_fen,
      paid_at: now,
    });
    if (!payment_id) throw new OperatorError(`The transfer ${channel_trade_no} was credited before.`);
    await credit(tx, amount_fen, String(payment_id), now);
    await record(tx, act('account.credited', 'payment', payment_id, { amount_fen }, now));
  });
}

/**
 * Adds a work company with the work types that may be insured there.
 *
 * @throws OperatorError naming the codes that no work type has: nobody could ever be insured under them
 */
export async function addWorkCompany(
  { database, clock }: OperatorPlatform,
  enterpriseId: EnterpriseId,
  company: { name: string; status: number; occupationCodes: readonly string[] },
): Promise<number> {
  const { name, status } = company;
  const occupationCodes = [...new Set(company.occupationCodes)];
  const now = clock.now();
  const row = { name, name_norm: normaliseCompanyName(name), status, created_at: now };
  const detail = { name, status, occupation_codes: occupationCodes.join(',') };
  return database.inEnterprise(enterpriseId, async (tx) => {
    const unknown = await findUnknownCodes(tx, occupationCodes);
    if (unknown.length > 0) {
      throw new OperatorError(
        `No work type has the code ${unknown.join(' or ')}. Nothing was added. The codes are in apps/server/data/occupations.tsv.`,
      );
    }
    const company_id = await openWorkCompany(tx, row, occupationCodes);
    await record(tx, act('work_company.added', 'work_company', company_id, detail, now));
    return company_id;
  });
}

const act = (
  action: string,
  entity: string,
  entity_id: number,
  detail: Readonly<Record<string, string | number | null>>,
  at: Date,
) => ({
  actor: '@operator',
  action,
  entity,
  entity_id,
  detail,
  at,
});
