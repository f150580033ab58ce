import { needsYou, policyChangeStatus, progressStatus } from '@app/domain/policies/policy-change';
import { tellEnterprise } from '../../messages/messages.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { lockChange, takeEffect, updateChange } from '../queries.ts';

/**
 * Notes how far the insurer's leg of a change has come while it still waits for the answer. One that has waited for too
 * long needs the operator, and its enterprise is told, once.
 */
export async function noteWaiting(
  tx: EnterpriseTx,
  policy_change_id: number,
  progress_status: number,
  now: Date,
): Promise<void> {
  const change = await lockChange(tx, policy_change_id);
  if (change?.status !== policyChangeStatus.withInsurer) return;
  const isLate = needsYou(change, now) === 'no_answer';
  await updateChange(tx, policy_change_id, {
    progress_status: isLate ? progressStatus.needsOperator : progress_status,
  });
  if (!isLate || !(await takeEffect(tx, 'policy_change.unanswered', policy_change_id, now))) return;
  const { change_no, person_count } = change;
  await tellEnterprise(tx, 'CHANGE_UNANSWERED', { change_no, person_count }, { policy_change_id, now });
}
