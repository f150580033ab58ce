import type { ChangeType } from '@app/domain/changes/kinds';
import { draftStatuses, nextStatus, policyChangeStatus, submittedStatuses } from '@app/domain/changes/status';
import type { Updateable } from 'kysely';
import type { Source } from '../ledger/ledger.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { lockPolicy } from '../policies/policies.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Schema } from '../platform/schema.ts';
import { guardShort } from '../platform/work/short.ts';

export type StoredChange = NonNullable<Awaited<ReturnType<typeof lockChange>>>;

/** Reads a change, locked until the transaction ends: what happens to one change happens in turn. */
export async function lockChange(tx: EnterpriseTx, policy_change_id: number) {
  const change = await tx
    .selectFrom('policy_change')
    .selectAll()
    .where('policy_change_id', '=', policy_change_id)
    .forUpdate()
    .executeTakeFirst();
  guardShort(change?.person_count ?? 0);
  return change;
}

/**
 * The same for who moves covers that stand: after the policy, which all of them lock first, so that none waits for another that waits for it.
 *
 * @param isMine whether a change of this kind does; all do, where it is left out
 */
export async function lockInTurn(
  tx: EnterpriseTx,
  policy_change_id: number,
  isMine: (change_type: ChangeType) => boolean = () => true,
) {
  // Neither ever changes.
  const of = await tx
    .selectFrom('policy_change')
    .select(['policy_id', 'change_type'])
    .where('policy_change_id', '=', policy_change_id)
    .executeTakeFirst();
  if (of && isMine(of.change_type)) await lockPolicy(tx, of.policy_id);
  return lockChange(tx, policy_change_id);
}

/** What the money of a change is held and moved for. */
export const sourceOf = ({ policy_change_id }: Pick<StoredChange, 'policy_change_id'>): Source => ({
  type: 'change',
  id: policy_change_id,
});

/** How a list is to be drafted: what of it is stored, past which warnings, and with what note. */
export type Drafting = {
  readonly skip_errors: 0 | 1;
  readonly confirm_warnings: readonly string[];
  readonly remark?: string | undefined;
};

/**
 * Locks a draft of a kind on a policy, to be given other content.
 *
 * @throws Refusal NOT_FOUND, also where it is of another kind or policy; STATE_CONFLICT where it is no draft any more
 */
export async function lockDraft(
  tx: EnterpriseTx,
  draft: Pick<StoredChange, 'policy_change_id' | 'policy_id' | 'change_type'>,
): Promise<StoredChange> {
  const change = await lockChange(tx, draft.policy_change_id);
  if (!change || change.policy_id !== draft.policy_id || change.change_type !== draft.change_type)
    throw new Refusal('NOT_FOUND');
  if (nextStatus(change.status, 'edit') === undefined)
    throw new Refusal('STATE_CONFLICT', { status: change.status });
  return change;
}

export type NewChange = Pick<
  StoredChange,
  | 'policy_id'
  | 'start_date'
  | 'end_date'
  | 'person_count'
  | 'change_type'
  | 'premium_fen'
  | 'refund_fen'
  | 'remark'
  | 'input_user_id'
  | 'operate_name'
  | 'created_at'
> & { readonly roster_hash: Buffer };

export const insertChange = (tx: EnterpriseTx, change: NewChange) =>
  tx
    .insertInto('policy_change')
    .values({ ...change, status: policyChangeStatus.draft })
    .returning(['policy_change_id', 'change_no', 'status'])
    .executeTakeFirstOrThrow();

export async function updateChange(
  tx: EnterpriseTx,
  policy_change_id: number,
  fields: Updateable<Schema['policy_change']>,
): Promise<void> {
  await tx
    .updateTable('policy_change')
    .set(fields)
    .where('policy_change_id', '=', policy_change_id)
    .executeTakeFirstOrThrow();
}

/** Drafts made before a moment, locked; not those that are being looked at, or at whose price somebody is. */
export const lockOldDrafts = (
  tx: EnterpriseTx,
  { before, now, most }: { before: Date; now: Date; most: number },
) =>
  tx
    .selectFrom('policy_change')
    .select(['policy_change_id', 'status', 'person_count'])
    .where('status', 'in', draftStatuses)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('forecast_until', 'is', null), eb('forecast_until', '<', now)]))
    .orderBy('created_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

/** 1 where the enterprise has another user approve what one confirms. */
export async function readApprovalRequired(tx: EnterpriseTx): Promise<number> {
  const { approval_required } = await tx
    .selectFrom('enterprise')
    .select('approval_required')
    .executeTakeFirstOrThrow();
  return approval_required;
}

/** Who wrote the rows of a draft last; undefined where its record does not say. */
export async function findWriter(tx: EnterpriseTx, policy_change_id: number): Promise<number | undefined> {
  const written = await tx
    .selectFrom('audit_line')
    .select('detail')
    .where('entity', '=', 'policy_change')
    .where('entity_id', '=', policy_change_id)
    .where('action', 'in', ['drafted', 'edited'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return written && (JSON.parse(written.detail) as { user_id?: number }).user_id;
}

/** The same list, submitted for the same policy and start, since a moment. */
export const findSubmittedTwin = (tx: EnterpriseTx, roster_hash: Buffer, since: Date) =>
  tx
    .selectFrom('policy_change')
    .select(['policy_change_id', 'change_no', 'confirmed_at'])
    .where('roster_hash', '=', roster_hash)
    .where('confirmed_at', '>=', since)
    .where('status', 'in', submittedStatuses)
    .orderBy('policy_change_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Takes the one chance to do something for a source; false when it was done before. */
export async function takeEffect(
  tx: EnterpriseTx,
  topic: string,
  source_id: number,
  at: Date,
): Promise<boolean> {
  const taken = await tx
    .insertInto('effect')
    .values({ topic, source_id: String(source_id), at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('topic')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The last change of some kinds that stands on the same policy and was confirmed after another; none where there is none. */
export const findLastAfter = (
  tx: EnterpriseTx,
  { policy_id, confirmed_at }: Pick<StoredChange, 'policy_id' | 'confirmed_at'>,
  types: readonly ChangeType[],
) =>
  tx
    .selectFrom('policy_change')
    .select('change_no')
    .where('policy_id', '=', policy_id)
    .where('change_type', 'in', types)
    .where('status', 'in', submittedStatuses)
    .where('confirmed_at', '>=', confirmed_at)
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
