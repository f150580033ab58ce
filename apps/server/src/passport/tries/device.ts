import { randomBytes } from 'node:crypto';
import type { Gate } from '../../platform/gate.ts';
import { sha256 } from './keys.ts';

const lives_ms = 90 * 24 * 3_600_000;
const keptOfAUser = 20;

/**
 * Remembers the device of a sign-in for 90 days. It proves nothing by itself: on it the user waits for nobody else's failures.
 *
 * @param named the device as the browser names it; one that nobody has signed in from gets a name of its own
 * @returns the name that the browser keeps
 */
export async function keepDevice(
  gate: Gate,
  named: string | undefined,
  userId: number,
  now: Date,
): Promise<string> {
  const created = randomBytes(32).toString('base64url');
  const isNamed = await gate.keepDevice({
    named: sha256(named ?? ''),
    created: sha256(created),
    userId,
    now,
    until: new Date(now.getTime() + lives_ms),
    most: keptOfAUser,
  });
  return isNamed && named !== undefined ? named : created;
}
