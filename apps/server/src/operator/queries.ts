import type { Fen } from '@app/domain/money/money';
import { sql } from 'kysely';
import type { EnterpriseId, EnterpriseTx } from '../platform/database.ts';

/** Whether the enterprise has its audit chain, which is made last. Two who open it ask one after the other. */
export async function lockChain(tx: EnterpriseTx, id: EnterpriseId): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('the opening of an enterprise', ${id}))`.execute(
    tx,
  );
  return (await tx.selectFrom('audit_head').select('seq').executeTakeFirst()) !== undefined;
}

/** The latest version of a plan. */
export const findPlanVersion = (tx: EnterpriseTx, plan_code: string) =>
  tx
    .selectFrom('plan_version as v')
    .innerJoin('plan as p', 'p.plan_id', 'v.plan_id')
    .select('v.plan_version_id')
    .where('p.plan_code', '=', plan_code)
    .orderBy('v.version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Writes a paid transfer; undefined when the enterprise has it already. */
export async function insertPayment(
  tx: EnterpriseTx,
  payment: { channel: string; channel_trade_no: string; amount_fen: Fen; paid_at: Date },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('payment')
    .values({ ...payment, status: 'paid' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return row?.payment_id;
}

/** What the enterprise is called. */
export async function findName(tx: EnterpriseTx): Promise<string> {
  const { company_name } = await tx.selectFrom('enterprise').select('company_name').executeTakeFirstOrThrow();
  return company_name;
}

/** Whether somebody could approve what another confirms. */
export async function hasApprover(tx: EnterpriseTx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select count(*) > 1 and bool_or(is_super = 1 or 'policy_change/approve' = any(access)) as has
    from enterprise_user where status = 1`.execute(tx);
  return rows[0]!.has;
}

/** Sets whether another user has to approve what one confirms; whether that changed anything. */
export async function setApproval(tx: EnterpriseTx, approval_required: 0 | 1): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('enterprise')
    .set({ approval_required })
    .where('approval_required', '<>', approval_required)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
