import { remove as call } from '@app/contract/policy-changes/delete-change';
import { statusText } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { fen } from '@app/domain/money/money';
import { nextStatus, openStatuses, policyChangeStatus } from '@app/domain/changes/status';
import { record } from '../audit/audit.ts';
import { releaseRoster } from '../imports/imports.ts';
import { settle } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt } from '../policies/policies.ts';
import { actOf } from './acts.ts';
import { dropAmendment } from './legs/amend.ts';
import { bringHome } from './legs/bring-home.ts';
import { settleContactsOf } from './legs/contacts.queries.ts';
import { findEnderOf, putBackCovers } from './legs/end.queries.ts';
import { guardCounted } from './legs/counted.ts';
import { takeBackCover } from './legs/legs.queries.ts';
import { settleNamesOf } from './legs/names.queries.ts';
import { lockInTurn, sourceOf, updateChange } from './queries.ts';

export const deleteChange = answer(call, async (context) => {
  const { tx, input, now, language } = context;
  const { policy_change_id, reason, seen_status } = input;
  const change = await lockInTurn(tx, policy_change_id);
  if (!change) throw new Refusal('NOT_FOUND');
  const status = nextStatus(change.status, 'delete');
  const isAsSeen = seen_status === undefined || nextStatus(seen_status, 'delete') === status;
  if (status === undefined || !isAsSeen) throw new Refusal('STATE_CONFLICT', { status: change.status });
  const undone = status === policyChangeStatus.withdrawn;
  if (undone && change.lock_at! <= now)
    throw new Refusal('UNDO_CLOSED', { lock_at: shanghaiTime(change.lock_at!) });

  if (undone) await guardNotEnded(tx, policy_change_id);
  if (undone) await guardCounted(tx, change, now);
  const released_fen = undone ? await settle(tx, sourceOf(change), fen(0), now) : fen(0);
  if (undone) {
    await takeBackCover(tx, policy_change_id, now);
    await putBackCovers(tx, policy_change_id, 'all');
    const policy = (await findPolicyAt(tx, change.policy_id, now))!;
    await bringHome(tx, { policy_change_id, row_nos: 'all' }, policy, now);
    await settleNamesOf(tx, policy_change_id);
    await settleContactsOf(tx, policy_change_id);
  }
  await dropAmendment(tx, policy_change_id, now);
  // What fell meanwhile is taken back with all else.
  await updateChange(tx, policy_change_id, { status, fail_count: 0 });
  await releaseRoster(context, policy_change_id);
  const { person_count } = change;
  const detail = { person_count, amount_fen: released_fen, reason: reason ?? null };
  await record(tx, actOf(context, undone ? 'withdrawn' : 'deleted', policy_change_id, detail));
  return {
    policy_change_id,
    change_no: change.change_no,
    status,
    status_text: statusText(language, 'policyChange', status),
    released_fen,
  };
});

/** Who is being taken off by another change is not taken back before: what that one ends would not be there. */
async function guardNotEnded(tx: EnterpriseTx, policy_change_id: number): Promise<void> {
  const ender = await findEnderOf(tx, policy_change_id, openStatuses);
  if (ender) throw new Refusal('ENDED_ELSEWHERE', { change_no: ender.change_no });
}
