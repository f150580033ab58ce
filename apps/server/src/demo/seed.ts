import { add, confirm, forecast, sendNow } from '@app/contract/policy-changes';
import type { Call, Envelope } from '@app/contract/call';
import { addDays, calendarMonth, type Day } from '@app/domain/day';
import { fen } from '@app/domain/money';
import { atTime, shanghaiDay } from '@app/domain/shanghai';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod/mini';
import { buildApp } from '../app.ts';
import { standInInsurer } from '../insurers/insurer.stand-in.ts';
import { addUser, addWorkCompany, creditAccount, openEnterprise, openPolicyFor } from '../operator/operator.ts';
import type { Platform } from '../platform/answer.ts';
import { standingClock } from '../platform/clock.ts';
import type { EnterpriseId } from '../platform/database.ts';
import { openSession } from '../platform/session.ts';
import { sendChange } from '../policy-changes/send-change.ts';
import { findSeriesIds } from './queries.ts';
import { clerkKeys, demoCompanies, demoPassword, inventWorker, seededNumbers } from './world.ts';

const workers_in_advance = 60;

/**
 * Fills an empty installation with the demo, from a fixed seed, through the operator's functions and the customers'
 * own calls, with the clock set back to where cover begins. Does nothing when it is there.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  if ((await platform.gate.findEnterprise('江南劳务派遣有限公司')) !== null) return;
  const today = shanghaiDay(platform.clock.now());
  const month = calendarMonth(today);
  const clock = standingClock(atTime(addDays(month.from, -3), '10:00'));
  const past: Platform = { ...platform, clock };

  const jiangnan = await openEnterprise(past, { companyName: '江南劳务派遣有限公司', agreementStatus: 0, showMobileAccount: 1 });
  const binhai = await openEnterprise(past, { companyName: '滨海人力资源服务有限公司', agreementStatus: 0, showMobileAccount: 1 });
  const admin = await addUser(past, { userName: 'hr_admin', mobile: '13800000001', realName: '周敏', password: demoPassword });
  const clerk = await addUser(past, { userName: 'hr_clerk', mobile: '13800000002', realName: '孙丽', password: demoPassword });
  const now = clock.now();
  const { gate } = platform;
  await gate.addMember({ enterpriseId: jiangnan, userId: admin, isSuper: 1, role: 'admin', access: [], now });
  await gate.addMember({ enterpriseId: binhai, userId: admin, isSuper: 1, role: 'admin', access: [], now });
  await gate.addMember({ enterpriseId: jiangnan, userId: clerk, isSuper: 0, role: 'editor', access: clerkKeys, now });

  const monthly = await openDemoPolicies(past, jiangnan, month.from, month.to);
  await creditAccount(past, jiangnan, { amount_fen: fen(20_250_000), channel_trade_no: 'DEMO-0001' });
  await creditAccount(past, binhai, { amount_fen: fen(500_000), channel_trade_no: 'DEMO-0002' });
  const companyIds: number[] = [];
  for (const { name, codes } of demoCompanies) {
    companyIds.push(await addWorkCompany(past, jiangnan, { name, status: 10, occupationCodes: codes }));
  }
  await addWorkCompany(past, jiangnan, { name: '南通远洋船务有限公司', status: 20, occupationCodes: [] });
  await insureWorkers(past, { enterpriseId: jiangnan, userId: admin, policyId: monthly, companyIds, month: month.from });
}

/** The policies of this month and the next, and one that binds only when the insurer has issued. */
async function openDemoPolicies(past: Platform, enterpriseId: EnterpriseId, from: Day, to: Day): Promise<number> {
  const next = calendarMonth(addDays(to, 1));
  const stamp = (on: Day) => on.slice(0, 7).replace('-', '');
  const monthly = await openPolicyFor(past, enterpriseId, { plan_code: 'EL-B', policy_no: `TH${stamp(from)}-50B-0001`, start_date: from, end_date: to });
  await openPolicyFor(past, enterpriseId, { plan_code: 'EL-B', policy_no: `TH${stamp(next.from)}-50B-0001`, start_date: next.from, end_date: next.to });
  await openPolicyFor(past, enterpriseId, { plan_code: 'EL-H', policy_no: `YF${stamp(from)}-50H-0007`, start_date: from, end_date: next.to });
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
async function insureWorkers(past: Platform, { enterpriseId, userId, policyId, companyIds, month }: Insuring): Promise<void> {
  const { token } = await openSession(past.gate, userId, enterpriseId, past.clock.now());
  const app = await buildApp({ platform: past, logLevel: 'silent' });
  const occupations = await past.database.inEnterprise(enterpriseId, (tx) => findSeriesIds(tx, 'EL'));
  const draw = seededNumbers(20_261_121);
  const persons = Array.from({ length: workers_in_advance }, (_, place) => {
    const at = draw(companyIds.length);
    const { codes } = demoCompanies[at]!;
    const occupation_id = occupations.get(codes[draw(codes.length)]!)!;
    return { row_no: place + 1, ...inventWorker(draw, place), work_company_id: companyIds[at]!, occupation_id };
  });

  const call = callAs(app, token);
  const { policy_change_id } = await call(add, { policy_id: policyId, start_date: month, persons });
  const { forecast_hash } = await call(forecast, { policy_change_id });
  await call(confirm, { policy_change_id, forecast_hash: forecast_hash! });
  await call(sendNow, { policy_change_id });
  const insurer = standInInsurer({ delay_ms: 0, refuse_percent: 0, part_percent: 0, fail_percent: 0 }, past.clock);
  await sendChange(past, insurer, { enterprise_id: enterpriseId, id: policy_change_id });
  await app.close();
}

const callAs =
  (app: FastifyInstance, token: string) =>
  async <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    { method, path }: Call<Input, Output>,
    input: z.input<Input>,
  ): Promise<z.output<Output>> => {
    const response = await app.inject({ method, url: `/api${path}`, headers: { token }, payload: input as object });
    const envelope: Envelope<z.output<Output>> = response.json();
    if (envelope.code !== 1) throw new Error(`the demo could not be made: ${path} answered ${envelope.reason}`);
    return envelope.data;
  };
