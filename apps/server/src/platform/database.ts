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

/** How many parts that may fail a transaction is in, one in another: each has a savepoint of its own name. */
const depths = new WeakMap<EnterpriseTx, number>();

/** Runs a part that may fail without ending the transaction: on a throw, what it did is undone, and what parts within it did. */
export async function inSavepoint<Result>(tx: EnterpriseTx, part: () => Promise<Result>): Promise<Result> {
  const depth = (depths.get(tx) ?? 0) + 1;
  const name = sql.id(`part_${depth}`);
  // Waited for: a statement of the part that overtook it would not be undone.
  await sql`savepoint ${name}`.execute(tx);
  depths.set(tx, depth);
  try {
    return await part();
  } catch (error) {
    await sql`rollback to savepoint ${name}`.execute(tx);
    throw error;
  } finally {
    depths.set(tx, depth - 1);
  }
}
