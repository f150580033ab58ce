import type pg from 'pg';
import { answer_ms, type Connections } from './connections.ts';
import type { EnterpriseId, EnterpriseTx } from '../database.ts';
import { provesUndone } from './failures.ts';
import { transactionOn } from './one-connection.ts';
import { OutcomeUnknown } from './outcome.ts';

/** Opens a transaction of an enterprise, runs the work in it and ends it: the one place that does. */
export async function inTransaction<Result>(
  connections: Connections,
  { id, isLong }: { id: EnterpriseId; isLong: boolean },
  work: (tx: EnterpriseTx) => Promise<Result>,
): Promise<Result> {
  const client = await connections.take();
  const waits_ms = isLong ? answer_ms.long : answer_ms.usual;
  const rest = isLong ? keepAwake(client) : () => undefined;
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
    const result = await work(transactionOn(client, waits_ms));
    await opened;
    rest();
    await commit(client, waits_ms);
    return result;
  } catch (error) {
    rest();
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Ends a transaction by keeping it.
 *
 * @throws OutcomeUnknown when it was sent and what came back, if anything, does not say that it was undone
 */
async function commit(client: pg.PoolClient, query_timeout: number): Promise<void> {
  let warning: Notice | undefined;
  const heed = (notice: Notice) => {
    if (notice.severity === 'WARNING') warning = notice;
  };
  client.on('notice', heed);
  const query = { text: 'commit', query_timeout };
  const { command } = await client
    .query(query)
    .catch((error: unknown) => {
      throw provesUndone(error) ? error : new OutcomeUnknown('the database', error);
    })
    .finally(() => client.removeListener('notice', heed));
  // A statement that failed and was swallowed turns the commit into a rollback, without an error.
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
  // A standby that did not answer in time is a warning beside a commit that only this machine has.
  if (warning) throw new OutcomeUnknown('the database', warning);
}

type Notice = { readonly severity?: string | undefined };

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
  from (values ('statement_timeout', '30s'), ('idle_in_transaction_session_timeout', '6s'), ('transaction_timeout', '60s'))
    as limits (name, longer)
  join pg_settings using (name)`;

/**
 * Shows the database that whoever works on a whole list between two statements is alive, so that it can soon end the
 * transaction of a server that is not. What is sent asks for nothing.
 */
function keepAwake(client: pg.PoolClient): () => void {
  let isUnderWay = false;
  const timer = setInterval(() => {
    if (isUnderWay) return;
    isUnderWay = true;
    const query = { text: '', query_timeout: answer_ms.long };
    void client
      .query(query)
      .catch(() => undefined)
      .finally(() => {
        isUnderWay = false;
      });
  }, awake_every_ms);
  return () => clearInterval(timer);
}

const awake_every_ms = 500;
