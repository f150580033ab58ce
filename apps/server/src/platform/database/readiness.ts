import { createHash } from 'node:crypto';
import pg from 'pg';

/** A balancer asks several times a second; signing in anew is dearer than asking, and is done this often. */
const anew_every_ms = 2_000;
const patience_ms = 1_000;

/** The hash of no token. */
const nobody = createHash('sha256').update('readiness').digest();

/**
 * Whether a connection that is opened now can do what calls do: sign in as the server's role, and call the gate, which
 * writes. A pool's old connections go on when the role can no longer sign in, and fail one after the other.
 */
export function watchSignIn(connectionString: string) {
  let asked_at = -Infinity;
  let answer: Promise<boolean> | undefined;

  return (): Promise<boolean> => {
    const now = performance.now();
    if (!answer || now - asked_at > anew_every_ms) {
      asked_at = now;
      answer = canSignIn(connectionString);
    }
    return answer;
  };
}

async function canSignIn(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    application_name: 'readiness',
    connectionTimeoutMillis: patience_ms,
    query_timeout: patience_ms,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query("select from gate.session_by_token($1, now(), interval '1 minute')", [nobody]);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
