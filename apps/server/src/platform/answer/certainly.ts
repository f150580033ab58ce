import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '@app/contract/call';
import { OutcomeUnknown } from '../database/outcome.ts';
import { Refusal } from '../refusal.ts';

/** After so many seconds it is worth asking again what became of a request. */
const retry_after_s = 2;

/**
 * Runs what may change something, and says so when nobody knows whether it did. What is done under a key is run once more first: the key
 * either stands, with its answer, or is free, because what was begun under it has been undone.
 *
 * @throws OUTCOME_UNKNOWN when it may have been done
 */
export async function certainly<Result>(once: () => Promise<Result>, isKeyed: boolean): Promise<Result> {
  try {
    return await once();
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    if (!isKeyed) throw unknown(isKeyed);
  }
  try {
    return await once();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw unknown(isKeyed);
  }
}

const unknown = (is_keyed: boolean) => new Refusal('OUTCOME_UNKNOWN', { retry_after_s, is_keyed });

/** The same for what a thread works on: the body has gone with it, so that only the sender can repeat. */
export const certainlyBeside = <Result>(
  { writes }: Call,
  headers: IncomingHttpHeaders,
  once: () => Promise<Result>,
): Promise<Result> =>
  once().catch((error: unknown) => {
    throw writes && error instanceof OutcomeUnknown
      ? unknown(headers['idempotency-key'] !== undefined)
      : error;
  });

/** The same for what works before an enterprise is known, has no key, and asks by GET when it only asks. */
export const certainlyAtGate = <Result>(
  { method, alsoPost }: Call,
  once: () => Promise<Result>,
): Promise<Result> => (method === 'POST' && !alsoPost ? certainly(once, false) : once());
