import { approve as call } from '@app/contract/policy-changes/approve-change';
import { fen } from '@app/domain/money/money';
import { changeKinds } from '@app/domain/changes/kinds';
import { nextStatus, type PolicyChangeStatus, policyChangeStatus } from '@app/domain/changes/status';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import { record } from '../audit/audit.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { actOf } from './acts.ts';
import { lockInTurn, type StoredChange, updateChange } from './queries.ts';
import { reassessAsSeen, stoodSo } from './submitting/as-seen.ts';
import { presentStanding, submit } from './submitting/submit.ts';

/** Submits what another has confirmed, or sends it back; whoever asked may take it back to change it. */
export const approveChange = answer(call, async (context) => {
  const { tx, input, session } = context;
  const { is_approved, reason } = input;
  const change = await lockInTurn(tx, input.policy_change_id, (type) => changeKinds[type].ends);
  if (!change) throw new Refusal('NOT_FOUND');
  const waits = change.status === policyChangeStatus.awaitingApproval;
  if (is_approved === 1 && !waits && stoodSo(change, input)) return presentStanding(context, change);
  const status = nextStatus(change.status, is_approved === 1 ? 'approve' : 'send_back');
  if (status === undefined) throw new Refusal('STATE_CONFLICT', { status: change.status });
  if (is_approved === 0) return sendBack(context, change, { status, reason: reason! });
  if (change.approval_asked_by === session.user.id) throw new Refusal('OWN_APPROVAL');

  // Another's forecast may warn of what this user was not shown.
  if (change.forecast_by !== session.user.id) throw new Refusal('FORECAST_EXPIRED');
  const reassessed = await reassessAsSeen(context, change, input);
  return submit(context, change, { reassessed, status, before: [], event: 'approved' });
});

async function sendBack(
  context: Context<unknown>,
  change: StoredChange,
  { status, reason }: { readonly status: PolicyChangeStatus; readonly reason: string },
) {
  const { tx } = context;
  const { policy_change_id, person_count, premium_fen, refund_fen } = change;
  const back = { status, approval_asked_by: null, approval_asked_name: null };
  await updateChange(tx, policy_change_id, back);
  const amount_fen = fen(premium_fen - refund_fen);
  const detail = { person_count, amount_fen, reason: withoutNumbersOfPersons(reason) };
  await record(tx, actOf(context, 'sent_back', policy_change_id, detail));
  return presentStanding(context, { ...change, ...back });
}
