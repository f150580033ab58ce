import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { EnterpriseTx } from '../database.ts';
import type { Schema } from '../schema.ts';

/** Kysely on a connection whose transaction is opened and closed outside. */
export const transactionOn = (client: pg.PoolClient, answer_ms: number): EnterpriseTx =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OneConnection(client, answer_ms),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  }) as EnterpriseTx;

const compiler = new PostgresQueryCompiler();

class OneConnection implements Driver {
  readonly #client: pg.PoolClient;
  readonly #answer_ms: number;

  constructor(client: pg.PoolClient, answer_ms: number) {
    this.#client = client;
    this.#answer_ms = answer_ms;
  }

  async init() {}
  async destroy() {}
  async releaseConnection() {}

  async acquireConnection() {
    const client = this.#client;
    const query_timeout = this.#answer_ms;
    return {
      async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const { rows, rowCount } = await client.query<pg.QueryResultRow>({
          ...named(text),
          text,
          values: [...parameters],
          query_timeout,
        } as pg.QueryConfig);
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

/** The name under which a connection keeps a statement's plan; undefined for one that stays unnamed. */
export function statementName(text: string): string | undefined {
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
