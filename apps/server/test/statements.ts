import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { EnterpriseId } from '../src/platform/database.ts';
import type { World } from './world.ts';

// Statements that no code of ours would send, to see what the database makes of them.

type Rows = Promise<readonly pg.QueryResultRow[]>;

/** Runs statements as the server would: in a transaction of an enterprise, kept when all go well. */
export const asServer = (
  { serving }: Pick<World, 'serving'>,
  enterpriseId: EnterpriseId,
  ...statements: readonly string[]
): Rows =>
  serving.database.inEnterprise(enterpriseId, async (tx) => {
    let rows: readonly pg.QueryResultRow[] = [];
    for (const statement of statements) {
      ({ rows } = await tx.executeQuery<pg.QueryResultRow>(CompiledQuery.raw(statement)));
    }
    return rows;
  });

/** Runs statements as a superuser, whom row security and grants do not hold: only what holds everybody is left. */
export async function asSuperuser({ owner }: Pick<World, 'owner'>, ...statements: readonly string[]): Rows {
  const client = await owner.connect();
  try {
    await client.query('begin');
    let rows: readonly pg.QueryResultRow[] = [];
    for (const statement of statements) ({ rows } = await client.query<pg.QueryResultRow>(statement));
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
