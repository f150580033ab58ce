import { createHash } from 'node:crypto';
import { login as call } from '@app/contract/passport';
import { shanghaiTime } from '@app/domain/shanghai';
import { answerAnyone } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import type { Gate } from '../platform/gate.ts';
import { checkPassword } from '../platform/password.ts';
import { Refusal } from '../platform/refusal.ts';
import { openSession } from '../platform/session.ts';

export const login = answerAnyone(call, async ({ input, platform: { gate }, now, address }) => {
  const keys = loginKeys(input.user_name, address);
  await countTry(gate, keys, now);
  const user = await gate.userForLogin(input.user_name);
  const right = await checkPassword(input.password, user?.password_hash);
  // One answer for an unknown name, a wrong password and a disabled user.
  if (!user || !right || user.status !== 1) throw new Refusal('LOGIN_FAIL');

  await gate.forgetLoginTries(keys.pair);
  const { token, until } = await openSession(gate, user.user_id, user.default_enterprise_id, now);
  return {
    token,
    expire_at: shanghaiTime(until),
    must_change_password: flagOf(user.must_change_password === 1),
  };
});

const hour_s = 3_600;

/**
 * What tries are counted by. A name from one address may fail five times and then waits longer each time, so
 * that a guesser elsewhere does not keep the owner out; a name from everywhere, and an address for all names,
 * are held to twenty or so a minute.
 *
 * Source: docs/decisions/0005-sessions-and-sign-in.md
 */
const limits = {
  pair: { free: 5, span_s: hour_s, longest_s: 900 },
  name: { free: 20, span_s: 60, longest_s: 60 },
  address: { free: 20, span_s: 60, longest_s: 60 },
};

export type LoginKeys = { readonly [Key in keyof typeof limits]: Buffer };

const keyHash = (kind: string, text: string) => createHash('sha256').update(`${kind}\0${text}`).digest();

export const loginKeys = (userName: string, address: string): LoginKeys => ({
  pair: keyHash('pair', `${userName}\0${address}`),
  name: keyHash('name', userName),
  address: keyHash('address', address),
});

/** How many seconds a try under these keys would have to wait now; 0 when it may go on. */
export async function waitOf(gate: Gate, keys: LoginKeys, now: Date): Promise<number> {
  return Math.max(...(await Promise.all(Object.values(keys).map((key) => gate.loginWait(key, now)))));
}

async function countTry(gate: Gate, keys: LoginKeys, now: Date): Promise<void> {
  // All are asked before any is counted: what is refused because of others is not held against this pair.
  const wait_s = await waitOf(gate, keys, now);
  if (wait_s > 0) throw new Refusal('RATE_LIMIT', { retry_after_s: wait_s });
  for (const key of ['pair', 'name', 'address'] as const) {
    const retry_after_s = await gate.countLoginTry(keys[key], now, limits[key]);
    if (retry_after_s > 0) throw new Refusal('RATE_LIMIT', { retry_after_s });
  }
}
