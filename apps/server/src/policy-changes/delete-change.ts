import { remove as call } from '@app/contract/policy-changes/delete-change';
import { statusText } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { fen } from '@app/domain/money/money';
import { nextStatus, policyChangeStatus } from '@app/domain/policies/policy-change';
import { record } from '../audit/audit.ts';
import { releaseRoster } from '../imports/imports.ts';
import { settle } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { actOf } from './acts.ts';
import { emptyCover } from './cover/cover.queries.ts';
import { lockChange, updateChange } from './queries.ts';

export const deleteChange = answer(call, async (context) => {
  const { tx, input, now, language } = context;
  const { policy_change_id, reason } = input;
  const change = await lockChange(tx, policy_change_id);
  if (!change) throw new Refusal('NOT_FOUND');
  const status = nextStatus(change.status, 'delete');
  if (status === undefined) throw new Refusal('STATE_CONFLICT', { status: change.status });
  const undone = status === policyChangeStatus.withdrawn;
  if (undone && change.lock_at! <= now)
    throw new Refusal('UNDO_CLOSED', { lock_at: shanghaiTime(change.lock_at!) });

  const released_fen = undone ? await settle(tx, policy_change_id, fen(0), now) : fen(0);
  if (undone) await emptyCover(tx, policy_change_id, 'withdrawn');
  await updateChange(tx, policy_change_id, { status });
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
