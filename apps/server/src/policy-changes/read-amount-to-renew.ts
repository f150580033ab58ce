import { minimumRenewAmountNotice as call, type RenewAmount } from '@app/contract/renewals/consent';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { fen, sum } from '@app/domain/money/money';
import { autoRenewAt, renewalType } from '@app/domain/policies/renewal-timers';
import { readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { flagOf } from '../platform/flag.ts';
import { findConsent } from './kinds/renew/consent.queries.ts';
import { findDue } from './kinds/renew/due.ts';
import { judgeGoing } from './kinds/renew/going-over.ts';
import { inMoneyOrder } from './kinds/renew/money-order.ts';
import { findRenewals } from './kinds/renew/timers.queries.ts';

export const readAmountToRenew = answer(call, async (context) => {
  const { tx } = context;
  const consent = await findConsent(tx);
  const { cash_fen: balance_fen } = await readBalance(tx);
  const planned = await readPlanned(context);
  const min_amount_fen = sum(planned.map(({ premium_fen }) => fen(premium_fen)));
  const short_by_fen = fen(Math.max(0, min_amount_fen - balance_fen));
  const reached = reachedBy(balance_fen, planned);
  const [first] = planned.map(({ renews_at }) => renews_at).toSorted((a, b) => a.getTime() - b.getTime());
  return {
    need_notice: flagOf(short_by_fen > 0),
    min_amount_fen,
    balance_fen,
    short_by_fen,
    policies: planned.map((one) => {
      const { renews_at: _at, ...policy } = one;
      const isReached = consent?.is_consent === 1 && reached.has(policy.policy_id);
      return { ...policy, is_reached: flagOf(short_by_fen === 0 || isReached) };
    }),
    deadline: first ? shanghaiTime(first) : null,
    is_consent: flagOf(consent?.is_consent === 1),
    consent_time: consent ? shanghaiTime(consent.set_at) : null,
  };
});

type Planned = Omit<RenewAmount['policies'][number], 'is_reached'> & { readonly renews_at: Date };

/** The policies that can be renewed now and renew themselves, with somebody to go over, in the order in which money goes to them. */
async function readPlanned(context: Context<unknown>): Promise<readonly Planned[]> {
  const { tx, now, today } = context;
  const dues = (await findDue(tx, today)).filter(({ end }) => now < end);
  const ids = dues.map(({ policy_id }) => policy_id);
  const renewals = new Map((await findRenewals(tx, ids)).map((one) => [one.policy_id, one]));
  const ordered = dues
    .map((due) => ({ due, ...due, priority: renewals.get(due.policy_id)!.priority }))
    .filter(({ policy_id }) => renewals.get(policy_id)!.renewal_type === renewalType.byItself)
    .toSorted(inMoneyOrder);
  const planned: Planned[] = [];
  for (const { due } of ordered) {
    const { judgements } = (await judgeGoing(context, due)).assessment;
    const sound = judgements.filter(({ insurable }) => insurable);
    if (sound.length === 0) continue;
    const { policy_id, policy_no, period, version } = due;
    planned.push({
      policy_id,
      policy_no,
      plan: version.plan,
      end_date: period.to,
      person_count: sound.length,
      premium_fen: sum(sound.map(({ premium }) => premium?.premium_fen ?? fen(0))),
      renews_at: autoRenewAt(period, version.renewal_timers),
    });
  }
  return planned;
}

/** Which of them a balance reaches for, each in turn with what is left. */
function reachedBy(balance_fen: number, planned: readonly Planned[]): ReadonlySet<number> {
  const reached = new Set<number>();
  let left_fen = balance_fen;
  for (const { policy_id, premium_fen } of planned) {
    if (premium_fen > left_fen) continue;
    left_fen -= premium_fen;
    reached.add(policy_id);
  }
  return reached;
}
