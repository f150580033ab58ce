import { sql } from 'kysely';
import type { EnterpriseTx } from '../../../platform/database.ts';

/** Whether as many policies may be renewed as the balance reaches for; undefined where nobody has said. */
export const findConsent = (tx: EnterpriseTx) =>
  tx.selectFrom('renewal_consent').select(['is_consent', 'set_at']).executeTakeFirst();

export async function keepConsent(
  tx: EnterpriseTx,
  {
    is_consent,
    set_by,
    set_at,
  }: { readonly is_consent: 0 | 1; readonly set_by: number; readonly set_at: Date },
): Promise<void> {
  await tx
    .insertInto('renewal_consent')
    .values({ is_consent, set_by, set_at })
    .onConflict((conflict) => conflict.column('enterprise_id').doUpdateSet({ is_consent, set_by, set_at }))
    .execute();
}

/** Puts policies first, in an order, and all others behind them. Answers how many of them there are. */
export async function settleOrder(tx: EnterpriseTx, policyIds: readonly number[]): Promise<number> {
  const ids = [...policyIds];
  const locked = await tx
    .selectFrom('policy_renewal')
    .select('policy_id')
    .where((eb) => eb.or([eb('policy_id', 'in', [...ids, 0]), eb('priority', 'is not', null)]))
    .orderBy('policy_id')
    .forUpdate()
    .execute();
  await sql`
    update policy_renewal set priority = array_position(${ids}::bigint[], policy_id)
    where policy_id = any(${locked.map(({ policy_id }) => policy_id)}::bigint[])`.execute(tx);
  return locked.filter(({ policy_id }) => ids.includes(policy_id)).length;
}
