import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

declare const identity: unique symbol;
declare const isolated: unique symbol;

/** The number of an enterprise that a session, an operator or a job has been let into. */
export type EnterpriseId = number & { readonly [identity]: 'enterprise' };

/**
 * A transaction that reaches one enterprise's rows and no others.
 *
 * Every query takes one as its first parameter. The type shows the isolation; PostgreSQL enforces it by the
 * row security that `app.isolate` puts on each table.
 */
export type EnterpriseTx = Kysely<Schema> & { readonly [isolated]: EnterpriseId };

/** Runs a part that may fail without ending the transaction: on a throw, what it did is undone. */
export async function inSavepoint<Result>(tx: EnterpriseTx, part: () => Promise<Result>): Promise<Result> {
  // Waited for: a statement of the part that overtook it would not be undone.
  await sql`savepoint part`.execute(tx);
  try {
    const result = await part();
    // Let go of: a part around it would else be rolled back to this one only.
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    await sql`release savepoint part`.execute(tx);
    throw error;
  }
}
