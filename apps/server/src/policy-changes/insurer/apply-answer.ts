import { nextStatus, progressStatus } from '@app/domain/changes/status';
import { record } from '../../audit/audit.ts';
import { settle } from '../../ledger/ledger.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { findPolicyAt } from '../../policies/policies.ts';
import { lockInTurn, sourceOf, takeEffect, updateChange } from '../queries.ts';
import { updateResults } from '../rows/rows.queries.ts';
import type { FinalAnswer } from './outcomes.ts';
import { settleLegs } from './settle-legs.ts';
import { tellAnswer } from './tell.ts';

/**
 * Applies an insurer's answer to a change: cover, money, results and record, in one transaction and once.
 *
 * What is insured is charged, the rest of the hold released. A row that the insurer turns down after its cover began
 * is charged for its days only and ends at the next midnight. An end that it issues gives back; one that it turns down is
 * put back to where it was. A change that hangs on what was turned down, and of which nothing is left, ends with it.
 */
export async function applyAnswer(
  tx: EnterpriseTx,
  policy_change_id: number,
  answer: FinalAnswer,
  now: Date,
): Promise<void> {
  if (!(await takeEffect(tx, 'policy_change.answered', policy_change_id, now))) return;
  const change = (await lockInTurn(tx, policy_change_id))!;
  const policy = (await findPolicyAt(tx, change.policy_id, now))!;
  const { failed, person_count, charged_fen, refused_covered_count, over } = await settleLegs(tx, change, {
    answer,
    policy,
    now,
  });
  const event = failed.length === 0 ? 'issued' : failed.length < person_count ? 'issued_part' : 'refused';
  await updateResults(tx, policy_change_id, failed);
  const released_fen = await settle(tx, sourceOf(change), charged_fen, now);
  await updateChange(tx, policy_change_id, {
    status: nextStatus(change.status, event)!,
    progress_status: event === 'refused' ? progressStatus.refused : progressStatus.issued,
    progress_remark: answer.state === 'refused' ? answer.reason : null,
    endorse_no: answer.state === 'refused' || answer.state === 'fallen' ? null : answer.endorse_no,
    fail_count: failed.length,
    refused_covered_count,
    charged_fen,
    settled_at: now,
  });
  await record(tx, {
    actor: answer.state === 'fallen' ? '@system' : '@insurer',
    action: event === 'issued_part' ? 'partly_issued' : event,
    entity: 'policy_change',
    entity_id: policy_change_id,
    detail: { person_count: person_count - failed.length, amount_fen: charged_fen, released_fen },
    at: now,
  });
  await tellAnswer(tx, event, change, { fail_count: failed.length, now });
  for (const id of over) await applyAnswer(tx, id, { state: 'fallen' }, now);
}
