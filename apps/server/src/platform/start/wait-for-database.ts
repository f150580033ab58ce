import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codeOfFailure, isWorthWaitingFor } from '../database/failures.ts';

type Waiting = { readonly say: (line: string) => void; readonly patience_ms?: number };

/**
 * Waits for a database that is stopped or just starting, and says so: a machine starts its programs in any order.
 *
 * @throws what the database last answered, when it does not come; at once when it refuses for another reason
 */
export async function waitForDatabase(url: string, { say, patience_ms = 30_000 }: Waiting): Promise<void> {
  const deadline = performance.now() + patience_ms;
  for (let isTold = false; ; isTold = true) {
    const failure = await tryToConnect(url);
    if (!failure) return;
    if (!isWorthWaitingFor(failure) || performance.now() > deadline) throw failure;
    if (!isTold) {
      say(
        `The database of DATABASE_URL does not answer (${codeOfFailure(failure)}): waiting up to ${patience_ms / 1_000} s for it.`,
      );
    }
    await pause(250);
  }
}

async function tryToConnect(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
