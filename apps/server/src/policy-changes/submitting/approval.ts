import type { PolicyChangeStatus } from '@app/domain/changes/status';
import { type Act, record } from '../../audit/audit.ts';
import { readBalance } from '../../ledger/ledger.ts';
import type { Context } from '../../platform/context.ts';
import type { Reassessment } from '../kinds/kind.ts';
import { readApprovalRequired, type StoredChange, updateChange } from '../queries.ts';
import { confirmingAct, figuresOf, lockOf, present } from './submit.ts';

/** Has a change wait for another user's approval, at the numbers that were seen. Nothing is held, and nobody is covered by it yet. */
export async function askApproval(
  context: Context<unknown>,
  change: StoredChange,
  {
    reassessed,
    status,
    before,
  }: {
    readonly reassessed: Reassessment;
    readonly status: PolicyChangeStatus;
    readonly before: readonly Act[];
  },
) {
  const { tx, now, session } = context;
  const asked = {
    ...figuresOf(change, reassessed, now),
    status,
    approval_asked_by: session.user.id,
    approval_asked_name: session.user.name,
  };
  await updateChange(tx, change.policy_change_id, asked);
  const act = confirmingAct(context, 'approval_asked', change, reassessed);
  for (const done of [...before, act]) await record(tx, done);
  const { cash_fen } = await readBalance(tx);
  return present(context, { ...change, ...asked, lock_at: lockOf(reassessed, now) }, cash_fen);
}

/** What a forecast says of the approval that a change needs or waits for; null where it needs none. */
export async function approvalOf({ tx, session }: Context<unknown>, change: StoredChange) {
  const { approval_asked_by, approval_asked_name: asked_by } = change;
  if (approval_asked_by !== null)
    return {
      state: 'waits' as const,
      asked_by,
      is_own: approval_asked_by === session.user.id ? 1 : 0,
    } as const;
  return (await readApprovalRequired(tx)) === 1
    ? ({ state: 'asks', asked_by: null, is_own: 0 } as const)
    : null;
}
