import { type PolicyRenewal, readRenewal as call } from '@app/contract/renewals/set-renewal';
import { fen, sum } from '@app/domain/money/money';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { flagOf } from '../platform/flag.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Due, findDueAt, nextOf } from './kinds/renew/due.ts';
import { judgeGoing } from './kinds/renew/going-over.ts';
import { readState } from './kinds/renew/renewal-state.ts';
import { findRenewals } from './kinds/renew/timers.queries.ts';

export const readRenewal = answer(call, (context) => tellRenewal(context, context.input.policy_id));

/** How a policy is renewed, and what that would be now. */
export async function tellRenewal(context: Context<unknown>, policy_id: number): Promise<PolicyRenewal> {
  const { tx, now } = context;
  const due = await findDueAt(tx, policy_id, now);
  if (!due) throw new Refusal('NOT_FOUND');
  const [renewal] = await findRenewals(tx, [policy_id]);
  const { period } = await nextOf(tx, due, now);
  const hasEnded = due.end <= now;
  return {
    policy_id,
    end_date: due.period.to,
    ...(await readState(tx, due, renewal!, context)),
    has_ended: flagOf(hasEnded),
    next_start_date: period.from,
    next_end_date: period.to,
    ...(hasEnded ? nobody : await forecastOf(context, due)),
  };
}

const nobody = { person_count: 0, premium_fen: fen(0), blocked_count: 0 };

async function forecastOf(context: Context<unknown>, due: Due) {
  const { judgements } = (await judgeGoing(context, due)).assessment;
  const sound = judgements.filter(({ insurable }) => insurable);
  return {
    person_count: sound.length,
    premium_fen: sum(sound.map(({ premium }) => premium?.premium_fen ?? fen(0))),
    blocked_count: judgements.length - sound.length,
  };
}
