import { nextRenewalMoment, renewalType } from '@app/domain/policies/renewal-timers';
import { record } from '../../../audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { findPolicyAt } from '../../../policies/policies.ts';
import { findRenewals, updateRenewal } from './timers.queries.ts';

/** Settles how a policy is renewed from now on, at the request of whoever asks, where it is renewed otherwise. */
export async function settleRenewal(
  { tx, session, now }: Pick<Context<unknown>, 'tx' | 'session' | 'now'>,
  policy_id: number,
  renewal_type: number,
): Promise<void> {
  const [before] = await findRenewals(tx, [policy_id]);
  if (before!.renewal_type === renewal_type) return;
  const { period, version } = (await findPolicyAt(tx, policy_id, now))!;
  const isAuto = renewal_type === renewalType.byItself;
  await updateRenewal(tx, policy_id, {
    renewal_type,
    set_by: session.user.id,
    set_at: now,
    due_at: nextRenewalMoment(period, version.renewal_timers, { now, isAuto }) ?? null,
    seen_at: now,
    failed_reason: null,
    failed_detail: null,
    failed_at: null,
  });
  await record(tx, {
    actor: session.user.name,
    action: 'policy.renewal_set',
    entity: 'policy',
    entity_id: policy_id,
    detail: { renewal_type, user_id: session.user.id },
    at: now,
  });
}
