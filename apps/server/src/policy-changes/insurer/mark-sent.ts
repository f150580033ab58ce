import { fen } from '@app/domain/money/money';
import { nextAsk, progressStatus } from '@app/domain/changes/status';
import { record } from '../../audit/audit.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { type StoredChange, updateChange } from '../queries.ts';

/** Hands a change over to the insurer's leg, which ends the undo. The sending itself is a job's. */
export async function markSent(
  tx: EnterpriseTx,
  change: StoredChange,
  status: number,
  actor: string,
  now: Date,
): Promise<void> {
  await updateChange(tx, change.policy_change_id, {
    status,
    progress_status: progressStatus.queued,
    sent_at: now,
    ask_at: nextAsk(now, now),
  });
  await record(tx, {
    actor,
    action: 'sent',
    entity: 'policy_change',
    entity_id: change.policy_change_id,
    detail: { person_count: change.person_count, amount_fen: fen(change.premium_fen - change.refund_fen) },
    at: now,
  });
}
