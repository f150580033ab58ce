import { setRenewal as call } from '@app/contract/renewals/set-renewal';
import { endOf } from '@app/domain/policies/renewal-timers';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt, lockPolicy } from '../policies/policies.ts';
import { settleRenewal } from './kinds/renew/settle-renewal.ts';
import { tellRenewal } from './read-how-to-renew.ts';

export const setRenewal = answer(call, async (context) => {
  const { tx, now, input } = context;
  const { policy_id, renewal_type } = input;
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  // What has ended is renewed by hand, or not at all.
  if (endOf(policy.period) <= now) throw new Refusal('POLICY_CLOSED', { status: policy.status });
  await lockPolicy(tx, policy_id);
  await settleRenewal(context, policy_id, renewal_type);
  return tellRenewal(context, policy_id);
});
