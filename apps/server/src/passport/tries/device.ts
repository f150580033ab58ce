import { randomBytes } from 'node:crypto';
import type { Gate } from '../../platform/gate.ts';
import { sha256 } from './keys.ts';
import { deviceLimits } from './limits.ts';

type SignedIn = { readonly named: string | undefined; readonly userId: number; readonly now: Date };

/**
 * Remembers the device of a sign-in. It proves nothing by itself: on it the user waits for nobody else's failures.
 *
 * @param named the device as the browser names it; one that nobody has signed in from gets a name of its own
 * @returns the name that the browser keeps
 */
export async function keepDevice(gate: Gate, { named, userId, now }: SignedIn): Promise<string> {
  const created = randomBytes(32).toString('base64url');
  const isNamed = await gate.keepDevice({
    named: sha256(named ?? ''),
    created: sha256(created),
    userId,
    now,
    limits: deviceLimits,
  });
  return isNamed && named !== undefined ? named : created;
}
