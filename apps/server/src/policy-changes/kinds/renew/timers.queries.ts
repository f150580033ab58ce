import { policyChangeStatus } from '@app/domain/changes/status';
import { sql, type Updateable } from 'kysely';
import type { EnterpriseTx } from '../../../platform/database.ts';
import type { Schema } from '../../../platform/schema.ts';

export type StoredRenewal = Awaited<ReturnType<typeof findRenewals>>[number];

/** How policies are to be renewed, and what came of it. */
export const findRenewals = (tx: EnterpriseTx, policyIds: readonly number[]) =>
  tx
    .selectFrom('policy_renewal')
    .selectAll()
    .where('policy_id', 'in', [...policyIds, 0])
    .orderBy('policy_id')
    .execute();

/** The policies about whose renewal there is something to do. */
export async function findDuePolicies(tx: EnterpriseTx, now: Date, most: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('policy_renewal')
    .select('policy_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute();
  return rows.map(({ policy_id }) => policy_id).toSorted((a, b) => a - b);
}

/** Those of them that are due still once they are locked: another server may have done them. */
export const lockDue = (tx: EnterpriseTx, policyIds: readonly number[], now: Date) =>
  tx
    .selectFrom('policy_renewal')
    .selectAll()
    .where('policy_id', 'in', [...policyIds, 0])
    .where('due_at', '<=', now)
    .orderBy('policy_id')
    .forUpdate()
    .execute();

export async function updateRenewal(
  tx: EnterpriseTx,
  policy_id: number,
  fields: Updateable<Schema['policy_renewal']>,
): Promise<void> {
  await tx
    .updateTable('policy_renewal')
    .set(fields)
    .where('policy_id', '=', policy_id)
    .executeTakeFirstOrThrow();
}

/** Whether somebody took back the renewal of a policy since a moment. */
export async function wasTakenBack(
  tx: EnterpriseTx,
  next_policy_id: number | null,
  since: Date,
): Promise<boolean> {
  if (next_policy_id === null) return false;
  const { rows } = await sql`
    select from policy_change
    where policy_id = ${next_policy_id} and change_type = 'renew' and status = ${policyChangeStatus.withdrawn}
      and confirmed_at >= ${since}::timestamptz limit 1`.execute(tx);
  return rows.length > 0;
}

/** What an enterprise may do now. */
export const readStanding = (tx: EnterpriseTx) =>
  tx
    .selectFrom('enterprise')
    .select(['status', 'agreement_status as agreementStatus', 'service_end_date as serviceEndDate'])
    .executeTakeFirstOrThrow();
