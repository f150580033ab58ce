import { fen } from '@app/domain/money/money';
import { nextStatus } from '@app/domain/changes/status';
import { record } from '../../audit/audit.ts';
import { releaseRoster } from '../../imports/imports.ts';
import type { Platform } from '../../platform/context.ts';
import type { EnterpriseId, EnterpriseTx } from '../../platform/database.ts';
import { dropAmendment } from '../legs/amend.ts';
import { lockOldDrafts, updateChange } from '../queries.ts';

/** A draft that nobody confirms is kept for so long. Source: docs/business-rules.md#policy-changes */
const kept_days = 90;
const batch_max = 10;

/** Drafts made before are deleted. */
export const draftsBefore = (now: Date): Date => new Date(now.getTime() - kept_days * 86_400_000);

/** Deletes an enterprise's drafts that have been kept long enough, a few at a time, as whoever made them could. */
export async function clearDrafts(
  tx: EnterpriseTx,
  { vault, clock }: Platform,
  enterprise_id: EnterpriseId,
): Promise<void> {
  const now = clock.now();
  const old = await lockOldDrafts(tx, { before: draftsBefore(now), now, most: batch_max });
  for (const { policy_change_id, status } of old) {
    await updateChange(tx, policy_change_id, { status: nextStatus(status, 'delete')! });
    await dropAmendment(tx, policy_change_id, now);
    await releaseRoster({ tx, vault, now, session: { enterprise: { id: enterprise_id } } }, policy_change_id);
  }
  // The chain's head is locked last.
  for (const { policy_change_id, person_count } of old)
    await record(tx, {
      actor: '@system',
      action: 'deleted',
      entity: 'policy_change',
      entity_id: policy_change_id,
      detail: { person_count, amount_fen: fen(0) },
      at: now,
    });
}
