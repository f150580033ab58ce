import { confirm as call } from '@app/contract/policy-changes/confirm-change';
import { changeKinds } from '@app/domain/changes/kinds';
import { nextStatus } from '@app/domain/changes/status';
import type { Act } from '../audit/audit.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { lockInTurn, readApprovalRequired } from './queries.ts';
import { askApproval } from './submitting/approval.ts';
import { type Expectation, reassessAsSeen, stoodSo } from './submitting/as-seen.ts';
import { presentStanding, submit } from './submitting/submit.ts';

export const confirm = answer(call, (context) => confirmChange(context, context.input, []));

/**
 * Confirms a change: submits it, or where another has to approve it, has it wait for that. All or nothing.
 *
 * @param before what led to it in this same transaction, recorded with it once the money is held
 * @param isWholeRenewal whether it carries on, in the policy that follows, all who are covered to the end of one: that needs nobody's
 * approval, for nobody's cover may lapse at the end of a month because somebody is away
 */
export async function confirmChange(
  context: Context<unknown>,
  expected: Expectation,
  before: readonly Act[],
  { isWholeRenewal = false } = {},
) {
  const { tx } = context;
  // Of two changes that end covers of a policy neither would count whom the other takes.
  const change = await lockInTurn(tx, expected.policy_change_id, (type) => changeKinds[type].ends);
  if (!change) throw new Refusal('NOT_FOUND');
  if (stoodSo(change, expected)) return presentStanding(context, change);
  const asks = !isWholeRenewal && (await readApprovalRequired(tx)) === 1;
  const status = nextStatus(change.status, asks ? 'ask_approval' : 'confirm');
  if (status === undefined) throw new Refusal('STATE_CONFLICT', { status: change.status });

  const reassessed = await reassessAsSeen(context, change, expected);
  return asks
    ? askApproval(context, change, { reassessed, status, before })
    : submit(context, change, { reassessed, status, before, event: 'confirmed' });
}
