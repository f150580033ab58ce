import { acknowledge as call } from '@app/contract/policy-changes/acknowledge';
import { fen } from '@app/domain/money/money';
import { record } from '../audit/audit.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { actOf } from './acts.ts';
import { lockChange, updateChange } from './queries.ts';

export const acknowledge = answer(call, async (context) => {
  const { tx, input, now } = context;
  const { policy_change_id } = input;
  const change = await lockChange(tx, policy_change_id);
  if (!change) throw new Refusal('NOT_FOUND');
  if (change.fail_count === 0) throw new Refusal('STATE_CONFLICT', { status: change.status });
  if (change.acknowledged_at) return { policy_change_id };

  await updateChange(tx, policy_change_id, { acknowledged_at: now });
  const detail = { person_count: change.refused_covered_count || change.fail_count, amount_fen: fen(0) };
  await record(tx, actOf(context, 'acknowledged', policy_change_id, detail));
  return { policy_change_id };
});
