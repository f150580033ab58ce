import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** Waits for whoever of this enterprise has counted and not ended. */
export async function lockQuotas(tx: EnterpriseTx): Promise<void> {
  await sql`select app.lock_quotas(app.tenant())`.execute(tx);
}

/** How much of something a user has, and the enterprise together. */
export async function usedBy(tx: EnterpriseTx, what: string, user_id: number, now: Date) {
  const { rows } = await sql<{ user: number; enterprise: number }>`
    select app.used(${what}, app.tenant(), ${user_id}, ${now}) as user,
      app.used(${what}, app.tenant(), null, ${now}) as enterprise`.execute(tx);
  return rows[0]!;
}
