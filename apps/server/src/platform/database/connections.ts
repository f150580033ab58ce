import pg from 'pg';

/** For so long a request waits for a connection: longer than the database lets a frozen transaction hold the others up. */
const connection_wait_ms = 5_000;

/**
 * For so long an answer of the database is waited for. Its own limits end a statement well before: what stays silent
 * for longer is on a line that is dead, and would be waited for without end.
 */
export const answer_ms = { usual: 10_000, long: 65_000 } as const;

/** How each pool treats its lines, the queue's too: asks whether the other end lives, hangs up on one that is silent, and begins anew now and then. */
export const lineOptions = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  query_timeout: answer_ms.usual,
  connectionTimeoutMillis: connection_wait_ms,
  maxLifetimeSeconds: 1_800,
} as const;

export type Connections = ReturnType<typeof openConnections>;

/**
 * The connections of a server, made as they are needed. When one is lost while it is used, those that lie idle are
 * replaced: they were made over the same network, and whoever took one would wait in vain.
 */
export function openConnections(connectionString: string, connections_max: number) {
  const pool = new pg.Pool({
    ...lineOptions,
    connectionString,
    max: connections_max,
    application_name: 'console',
    pipeline: true,
  });
  const idle = new Set<pg.PoolClient>();
  const replaced = new WeakSet<pg.PoolClient>();
  const renew = () => {
    for (const client of idle) {
      replaced.add(client);
      client.connection.stream.destroy();
    }
    idle.clear();
  };

  // A connection that dies while idle, or between two statements, is replaced; it must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // It tells of its end more than once.
    client.once('error', () => {
      if (!idle.has(client) && !replaced.has(client)) renew();
    });
  });
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (error, client) => {
    if (!error) idle.add(client);
  });
  pool.on('remove', (client) => idle.delete(client));

  async function take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (!client.connection.stream.destroyed) return client;
      client.release(true);
    }
  }

  return {
    take,

    /** One statement by itself. */
    async ask<Row extends pg.QueryResultRow>(
      query: pg.QueryConfig & { readonly query_timeout?: number },
    ): Promise<pg.QueryResult<Row>> {
      const client = await take();
      let failure: Error | undefined;
      try {
        return await client.query<Row>(query);
      } catch (error) {
        failure = error as Error;
        throw error;
      } finally {
        client.release(failure);
      }
    },

    close: () => pool.end(),
  };
}
