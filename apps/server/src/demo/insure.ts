import type { Call, Envelope } from '@app/contract/call';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import type { Day } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod/mini';
import { buildApp } from '../app.ts';
import { standInInsurer } from '../insurers/insurer.stand-in.ts';
import { creditAccount } from '../operator/operator.ts';
import type { Platform } from '../platform/context.ts';
import type { EnterpriseId } from '../platform/database.ts';
import { openSession } from '../platform/session.ts';
import { sendChange } from '../policy-changes/insurer/send-change.ts';

type Acting = {
  readonly enterpriseId: EnterpriseId;
  /** Who does it. */
  readonly userId: number;
};

export type Insuring = Acting & {
  readonly policyId: number;
  readonly start_date: Day;
  readonly persons: readonly NewPerson[];
  /** What is left to spend behind it: what is there is spent first, the rest is paid in just before. */
  readonly left_fen: number;
  readonly trade_no: string;
};

export type TakingOff = Acting & {
  readonly policyId: number;
  /** The first day without cover. */
  readonly start_date: Day;
  readonly persons: readonly Pick<NewPerson, 'name' | 'idcard'>[];
};

/**
 * Insures a list as a clerk does: drafted, priced, paid in, confirmed, sent, and issued by the stand-in insurer.
 *
 * @throws Error when a call is refused: the list was to be without fault
 */
export const insure = (platform: Platform, wanted: Insuring): Promise<void> =>
  act(platform, wanted, async (call) => {
    const { policyId: policy_id, start_date } = wanted;
    const { policy_change_id } = await call(add, { policy_id, start_date, persons: [...wanted.persons] });
    const { forecast_hash, premium_fen, balance_fen } = await call(forecast, { policy_change_id });
    await creditAccount(platform, wanted.enterpriseId, {
      amount_fen: fen(premium_fen + wanted.left_fen - balance_fen),
      channel_trade_no: wanted.trade_no,
    });
    return { policy_change_id, forecast_hash: forecast_hash! };
  });

/**
 * Takes a list off as a clerk does: drafted, forecast, confirmed, sent, and issued by the stand-in insurer.
 *
 * @throws Error when a call is refused: the list was to be without fault
 */
export const takeOff = (platform: Platform, wanted: TakingOff): Promise<void> =>
  act(platform, wanted, async (call) => {
    const { policyId: policy_id, start_date, persons } = wanted;
    const leavers = persons.map(({ name, idcard }) => ({ name, idcard }));
    const { policy_change_id } = await call(off, { policy_id, start_date, persons: leavers });
    const { forecast_hash } = await call(forecast, { policy_change_id });
    return { policy_change_id, forecast_hash: forecast_hash! };
  });

type Agreed = { readonly policy_change_id: number; readonly forecast_hash: string };

/** Prepares a change, confirms it as it was seen, sends it, and brings the answer back. */
async function act(
  platform: Platform,
  { enterpriseId, userId }: Acting,
  prepare: (call: ReturnType<typeof callAs>) => Promise<Agreed>,
): Promise<void> {
  const { token } = await openSession(platform.gate, userId, enterpriseId, platform.clock.now());
  const app = await buildApp({ platform, logLevel: 'silent' });
  const call = callAs(app, token);

  const agreed = await prepare(call);
  const { policy_change_id } = agreed;
  await call(confirm, agreed);
  await call(sendNow, { policy_change_id });
  await sendChange(platform, willingInsurer(platform), { enterprise_id: enterpriseId, id: policy_change_id });
  await app.close();
}

const willingInsurer = ({ clock }: Platform) =>
  standInInsurer({ delay_ms: 0, refuse_percent: 0, part_percent: 0, fail_percent: 0 }, clock);

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
    if (envelope.code !== 1) throw new Error(`${path} answered ${envelope.reason}: ${envelope.msg}`);
    return envelope.data;
  };
