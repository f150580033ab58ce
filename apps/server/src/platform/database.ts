import { isDeepStrictEqual } from 'node:util';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type Driver,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { migrationNames } from './migrations.ts';
import { watchSignIn } from './readiness.ts';
import type { Schema } from './schema.ts';
import { lendKey, type SealingKey } from './sealing-key.ts';

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
  const pool = new pg.Pool({
    connectionString,
    max: connections_max,
    connectionTimeoutMillis: 5_000,
    application_name: 'console',
    pipeline: true,
  } as pg.PoolConfig);
  // A connection that dies while idle, or between two statements, is replaced; it must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const canSignIn = watchSignIn(connectionString);

  return {
    /**
     * Runs work in one transaction of an enterprise: kept when it returns, undone when it throws.
     *
     * The role's limits end it soon; `isLong` is for work on all rows of a list, which may have 20,000.
     */
    inEnterprise: <Result>(
      id: EnterpriseId,
      work: (tx: EnterpriseTx) => Promise<Result>,
      { isLong = false } = {},
    ): Promise<Result> => inTransaction(pool, { id, isLong }, (tx) => work(lendKey(tx, sealingKey))),

    /** Calls one of the gate's functions, which work before an enterprise is known. */
    callGate: async <Row extends pg.QueryResultRow>(
      text: string,
      values: readonly unknown[],
    ): Promise<Row[]> =>
      (await pool.query<Row>({ name: statementName(text), text, values: [...values] })).rows,

    /**
     * Whether the database answers within a second, has the migrations of this code, neither less nor more, and still lets
     * the server's role in.
     */
    isReady: () => Promise.race([fitsMigrations(pool).then((fits) => fits && canSignIn()), lateAnswer()]),

    close: () => pool.end(),
  };
}

const fitsMigrations = (pool: pg.Pool): Promise<boolean> =>
  pool
    .query<{ name: string }>('select name from app.schema_migration')
    .then(({ rows }) => isDeepStrictEqual(rows.map(({ name }) => name).sort(), ownMigrations))
    .catch(() => false);

const lateAnswer = () => new Promise<false>((resolve) => setTimeout(resolve, 1_000, false).unref());

async function inTransaction<Result>(
  pool: pg.Pool,
  { id, isLong }: { id: EnterpriseId; isLong: boolean },
  work: (tx: EnterpriseTx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Sent without waiting: the first statement of the work travels in the same packet.
    const opened = Promise.all([
      client.query('begin'),
      client.query({
        name: 'enter',
        text: "select set_config('app.enterprise_id', $1, true)",
        values: [String(id)],
      }),
      ...(isLong ? prepareForLong(client) : []),
    ]);
    opened.catch(() => undefined);
    const result = await work(transactionOn(client));
    await opened;
    const end = await client.query('commit');
    // A statement that failed and was swallowed turns the commit into a rollback, without an error.
    if (end.command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Gives a transaction the limits of work on a whole list, and has its statements planned anew. The check of a foreign key
 * is planned once for as long as a connection lives: planned while the table had a few rows, it reads all of them, and
 * run for each of 20,000 persons it reads 20,000 each time.
 */
const prepareForLong = (client: pg.PoolClient) => [
  client.query({ name: 'take-long', text: longLimits }),
  client.query('discard plans'),
];

/**
 * A server before 17 does not know the last. The clock of a transaction that has begun is wound anew only from 0. Locks
 * are waited for no longer than in other work.
 */
const longLimits = `
  select set_config(name, case set_config(name, '0', true) when '0' then longer end, true)
  from (values ('statement_timeout', '30s'), ('idle_in_transaction_session_timeout', '30s'), ('transaction_timeout', '60s'))
    as limits (name, longer)
  join pg_settings using (name)`;

const transactionOn = (client: pg.PoolClient): EnterpriseTx =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OneConnection(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  }) as EnterpriseTx;

const compiler = new PostgresQueryCompiler();

/** Lets Kysely speak on a connection whose transaction is opened and closed outside. */
class OneConnection implements Driver {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async init() {}
  async destroy() {}
  async releaseConnection() {}

  async acquireConnection() {
    const client = this.#client;
    return {
      async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const { rows, rowCount } = await client.query<pg.QueryResultRow>({
          ...named(text),
          text,
          values: [...parameters],
        });
        return { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) };
      },
      streamQuery(): never {
        throw new RangeError('a pipelined transaction cannot hold a cursor');
      },
    };
  }

  beginTransaction = nested;
  commitTransaction = nested;
  rollbackTransaction = nested;
}

async function nested(): Promise<never> {
  throw new RangeError('a transaction is opened in one place, and this is inside it');
}

const names = new Map<string, string>();
/** Statements are named by their text, so that PostgreSQL plans each once; texts that vary without end stay unnamed. */
const names_max = 500;

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= names_max || text.length > 8_000) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

const named = (text: string): { name?: string } => {
  const name = statementName(text);
  return name === undefined ? {} : { name };
};

/** Runs a part that may fail without ending the transaction: on a throw, what it did is undone. */
export async function inSavepoint<Result>(tx: EnterpriseTx, part: () => Promise<Result>): Promise<Result> {
  // Waited for: a statement of the part that overtook it would not be undone.
  await sql`savepoint part`.execute(tx);
  try {
    return await part();
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
}
