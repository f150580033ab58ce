import type { Call, Envelope } from '@app/contract/call';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
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

export type Insuring = {
  readonly enterpriseId: EnterpriseId;
  /** Who does it. */
  readonly userId: number;
  readonly policyId: number;
  readonly start_date: Day;
  readonly persons: readonly NewPerson[];
  /** Paid in just before, beside what the list costs. */
  readonly left_fen: number;
  readonly trade_no: string;
};

/**
 * Insures a list as a clerk does: priced, paid in, drafted, confirmed, sent, and issued by the stand-in insurer.
 *
 * @throws Error when a call is refused: the list was to be without fault
 */
export async function insure(platform: Platform, wanted: Insuring): Promise<void> {
  const { enterpriseId, policyId: policy_id, start_date } = wanted;
  const persons = [...wanted.persons];
  const { token } = await openSession(platform.gate, wanted.userId, enterpriseId, platform.clock.now());
  const app = await buildApp({ platform, logLevel: 'silent' });
  const call = callAs(app, token);

  const { policy_change_id, premium_fen } = await call(add, { policy_id, start_date, persons });
  await creditAccount(platform, enterpriseId, {
    amount_fen: fen(premium_fen + wanted.left_fen),
    channel_trade_no: wanted.trade_no,
  });
  const { forecast_hash } = await call(forecast, { policy_change_id });
  await call(confirm, { policy_change_id, forecast_hash: forecast_hash! });
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
