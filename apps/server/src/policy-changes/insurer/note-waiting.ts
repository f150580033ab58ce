import { isUnanswered, policyChangeStatus, progressStatus } from '@app/domain/changes/status';
import { tellEnterprise } from '../../messages/messages.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { askAgainAt } from './ask-again.ts';
import { lockChange, takeEffect, updateChange } from '../queries.ts';

/**
 * Notes how far the insurer's leg of a change has come while it still waits for the answer, and when to ask next. One
 * that has waited for too long needs the operator, and its enterprise is told, once.
 */
export async function noteWaiting(
  tx: EnterpriseTx,
  policy_change_id: number,
  progress_status: number,
  now: Date,
): Promise<void> {
  const change = await lockChange(tx, policy_change_id);
  if (change?.status !== policyChangeStatus.withInsurer) return;
  const isLate = isUnanswered(change, now);
  const isTaken = progress_status === progressStatus.accepted;
  await updateChange(tx, policy_change_id, {
    progress_status: isLate ? progressStatus.needsOperator : progress_status,
    submitted_at: change.submitted_at ?? (isTaken ? now : null),
    ask_at: askAgainAt(change, now),
  });
  if (!isLate || !(await takeEffect(tx, 'policy_change.unanswered', policy_change_id, now))) return;
  const { change_no, person_count } = change;
  await tellEnterprise(tx, 'CHANGE_UNANSWERED', { change_no, person_count }, { policy_change_id, now });
}
