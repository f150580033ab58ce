import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { type Connections, openConnections } from './connections.ts';
import { provesUndone } from './failures.ts';
import { migrationNames } from './migrations.ts';
import { statementName } from './one-connection.ts';
import { OutcomeUnknown } from './outcome.ts';
import { watchSignIn } from './readiness.ts';
import type { EnterpriseId, EnterpriseTx } from '../database.ts';
import { lendKey, type SealingKey } from '../sealing-key.ts';
import { inTransaction } from './transaction.ts';

const ownMigrations = migrationNames();

export type Database = ReturnType<typeof openDatabase>;

// Ids and fen stay far below 2^53, where a number is exact. A date stays the text it is.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

type Opening = { readonly connections_max?: number; readonly sealingKey?: SealingKey };

/**
 * Opens the only two ways to the data. The connections themselves stay in here.
 *
 * @param sealingKey is needed by whatever is recorded in the audit chain
 */
export function openDatabase(connectionString: string, { connections_max = 10, sealingKey }: Opening = {}) {
  const connections = openConnections(connectionString, connections_max);
  const canSignIn = watchSignIn(connectionString);

  return {
    /**
     * Runs work in one transaction of an enterprise: kept when it returns, undone when it throws.
     *
     * The role's limits end it soon; `isLong` is for work on all rows of a list, which may have 20,000.
     *
     * @throws OutcomeUnknown when the commit was sent and what became of it is not known
     */
    inEnterprise: <Result>(
      id: EnterpriseId,
      work: (tx: EnterpriseTx) => Promise<Result>,
      { isLong = false } = {},
    ): Promise<Result> => inTransaction(connections, { id, isLong }, (tx) => work(lendKey(tx, sealingKey))),

    /**
     * Calls one of the gate's functions, which work before an enterprise is known.
     *
     * @throws OutcomeUnknown when the question was sent and what became of it is not known
     */
    callGate: async <Row extends pg.QueryResultRow>(
      text: string,
      values: readonly unknown[],
    ): Promise<Row[]> => {
      const query = { name: statementName(text), text, values: [...values] };
      return (await connections.ask<Row>(query).catch(failed)).rows;
    },

    /**
     * Whether the database answers within a second, has the migrations of this code, neither less nor more, and still lets
     * the server's role in.
     */
    isReady: () =>
      Promise.race([fitsMigrations(connections).then((fits) => fits && canSignIn()), lateAnswer()]),

    close: connections.close,
  };
}

const fitsMigrations = ({ ask }: Connections): Promise<boolean> =>
  ask<{ name: string }>({ text: 'select name from app.schema_migration', query_timeout: 1_000 })
    .then(({ rows }) => isDeepStrictEqual(rows.map(({ name }) => name).sort(), ownMigrations))
    .catch(() => false);

const lateAnswer = () => new Promise<false>((resolve) => setTimeout(resolve, 1_000, false).unref());

function failed(error: unknown): never {
  throw provesUndone(error) ? error : new OutcomeUnknown('the database', error);
}
