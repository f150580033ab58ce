import { add, confirm, forecast, sendNow } from '@app/contract/policy-changes';
import type { Call, Envelope } from '@app/contract/call';
import { addDays, calendarMonth, type Day } from '@app/domain/day';
import { fen } from '@app/domain/money';
import { atTime, shanghaiDay } from '@app/domain/shanghai';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod/mini';
import { buildApp } from '../app.ts';
import { standInInsurer } from '../insurers/insurer.stand-in.ts';
import {
  addUser,
  addWorkCompany,
  creditAccount,
  openEnterprise,
  openPolicyFor,
} from '../operator/operator.ts';
import type { Platform } from '../platform/answer.ts';
import { standingClock } from '../platform/clock.ts';
import type { EnterpriseId } from '../platform/database.ts';
import { openSession } from '../platform/session.ts';
import { sendChange } from '../policy-changes/send-change.ts';
import { findSeriesIds } from './queries.ts';
import { clerkKeys, demoCompanies, demoPassword, inventWorker, seededNumbers } from './world.ts';

const workers_in_advance = 60;
/** What Jiangnan has left to spend once its workers are insured. */
const left_fen = 20_000_000;

/**
 * Fills an empty installation with the demo, from a fixed seed, through the operator's functions and the customers'
 * own calls, with the clock set back to where cover begins. An installation that serves anyone is left alone.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  if (!(await platform.gate.isEmpty())) return;
  const today = shanghaiDay(platform.clock.now());
  const month = calendarMonth(today);
  const clock = standingClock(atTime(addDays(month.from, -3), '10:00'));
  const past: Platform = { ...platform, clock };

  const jiangnan = await openEnterprise(past, {
    companyName: '江南劳务派遣有限公司',
    agreementStatus: 0,
    showMobileAccount: 1,
  });
  const admin = await signUpEverybody(past, jiangnan);
  const monthly = await openDemoPolicies(past, jiangnan, month.from, month.to);
  const companyIds: number[] = [];
  for (const { name, codes } of demoCompanies) {
    companyIds.push(await addWorkCompany(past, jiangnan, { name, status: 10, occupationCodes: codes }));
  }
  await addWorkCompany(past, jiangnan, { name: '南通远洋船务有限公司', status: 20, occupationCodes: [] });
  await insureWorkers(past, {
    enterpriseId: jiangnan,
    userId: admin,
    policyId: monthly,
    companyIds,
    month: month.from,
  });
}

/** The four who sign in, each at another point of a customer's way. Returns the number of the first. */
async function signUpEverybody(past: Platform, jiangnan: EnterpriseId): Promise<number> {
  const now = past.clock.now();
  const join = (enterpriseId: EnterpriseId, userId: number, keys?: readonly string[]) =>
    past.gate.addMember({
      enterpriseId,
      userId,
      isSuper: keys ? 0 : 1,
      role: keys ? 'editor' : 'admin',
      access: keys ?? [],
      now,
    });
  const enroll = (userName: string, mobile: string, realName: string) =>
    addUser(past, { userName, mobile, realName, password: demoPassword });

  const binhai = await openEnterprise(past, {
    companyName: '滨海人力资源服务有限公司',
    agreementStatus: 0,
    showMobileAccount: 1,
  });
  const chenguang = await openEnterprise(past, {
    companyName: '晨光企业服务有限公司',
    agreementStatus: 1,
    showMobileAccount: 0,
  });
  await creditAccount(past, binhai, { amount_fen: fen(500_000), channel_trade_no: 'DEMO-0002' });
  const admin = await enroll('hr_admin', '13800000001', '周敏');
  await join(jiangnan, admin);
  await join(binhai, admin);
  await join(jiangnan, await enroll('hr_clerk', '13800000002', '孙丽'), clerkKeys);
  await join(chenguang, await enroll('starter', '13800000003', '吴刚'));
  await enroll('newcomer', '13800000004', '郑洁');
  return admin;
}

/** The policies of this month and the next, and one that binds only when the insurer has issued. */
async function openDemoPolicies(
  past: Platform,
  enterpriseId: EnterpriseId,
  from: Day,
  to: Day,
): Promise<number> {
  const next = calendarMonth(addDays(to, 1));
  const stamp = (on: Day) => on.slice(0, 7).replace('-', '');
  const monthly = await openPolicyFor(past, enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `TH${stamp(from)}-50B-0001`,
    start_date: from,
    end_date: to,
  });
  await openPolicyFor(past, enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `TH${stamp(next.from)}-50B-0001`,
    start_date: next.from,
    end_date: next.to,
  });
  await openPolicyFor(past, enterpriseId, {
    plan_code: 'EL-H',
    policy_no: `YF${stamp(from)}-50H-0007`,
    start_date: from,
    end_date: next.to,
  });
  return monthly;
}

type Insuring = {
  readonly enterpriseId: EnterpriseId;
  readonly userId: number;
  readonly policyId: number;
  readonly companyIds: readonly number[];
  readonly month: Day;
};

/** Insures the demo's workers from the first of the month, as a clerk would have done three days before. */
async function insureWorkers(
  past: Platform,
  { enterpriseId, userId, policyId, companyIds, month }: Insuring,
): Promise<void> {
  const { token } = await openSession(past.gate, userId, enterpriseId, past.clock.now());
  const app = await buildApp({ platform: past, logLevel: 'silent' });
  const occupations = await past.database.inEnterprise(enterpriseId, (tx) => findSeriesIds(tx, 'EL'));
  const draw = seededNumbers(20_261_121);
  const persons = Array.from({ length: workers_in_advance }, (_, place) => {
    const at = draw(companyIds.length);
    const { codes } = demoCompanies[at]!;
    const occupation_id = occupations.get(codes[draw(codes.length)]!)!;
    return {
      row_no: place + 1,
      ...inventWorker(draw, place),
      work_company_id: companyIds[at]!,
      occupation_id,
    };
  });

  const call = callAs(app, token);
  const { premium_fen } = await call(forecast, { policy_id: policyId, start_date: month, persons });
  await creditAccount(past, enterpriseId, {
    amount_fen: fen(left_fen + premium_fen),
    channel_trade_no: 'DEMO-0001',
  });
  const { policy_change_id } = await call(add, { policy_id: policyId, start_date: month, persons });
  const { forecast_hash } = await call(forecast, { policy_change_id });
  await call(confirm, { policy_change_id, forecast_hash: forecast_hash! });
  await call(sendNow, { policy_change_id });
  const insurer = standInInsurer(
    { delay_ms: 0, refuse_percent: 0, part_percent: 0, fail_percent: 0 },
    past.clock,
  );
  await sendChange(past, insurer, { enterprise_id: enterpriseId, id: policy_change_id });
  await app.close();
}

const callAs =
  (app: FastifyInstance, token: string) =>
  async <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    { method, path }: Call<Input, Output>,
    input: z.input<Input>,
  ): Promise<z.output<Output>> => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { token },
      payload: input as object,
    });
    const envelope: Envelope<z.output<Output>> = response.json();
    if (envelope.code !== 1)
      throw new Error(`the demo could not be made: ${path} answered ${envelope.reason}`);
    return envelope.data;
  };
