import { createHash } from 'node:crypto';
import { login as call } from '@app/contract/passport';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { answerAnyone } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import type { Gate } from '../platform/gate.ts';
import { checkPassword } from '../platform/password.ts';
import { Refusal } from '../platform/refusal.ts';
import { openSession } from '../platform/session.ts';
import { captchaWait, solvesCaptcha } from './captcha.ts';

export const login = answerAnyone(call, async ({ input, platform: { gate }, now, address }) => {
  const keys = loginKeys(input.user_name, address);
  await countTry(gate, keys, input, now);
  const user = await gate.userForLogin(input.user_name);
  const right = await checkPassword(input.password, user?.password_hash);
  // One answer for an unknown name, a wrong password and a disabled user.
  if (!user || !right || user.status !== 1) throw new Refusal('LOGIN_FAIL');

  await gate.forgetLoginTries(keys.pair);
  await Promise.all([keys.name, keys.address].map((key) => gate.giveBackLoginTry(key, now)));
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
 * may fail twenty times a minute. Right ones are not counted: a whole office may sit behind one address.
 *
 * Source: docs/decisions/0005-sessions-and-sign-in.md
 */
const pairLimit = { free: 5, span_s: hour_s, longest_s: 900 };
const windowLimit = { most: 20, span_s: 60 };

export type LoginKeys = { readonly pair: Buffer; readonly name: Buffer; readonly address: Buffer };

const keyHash = (kind: string, text: string) => createHash('sha256').update(`${kind}\0${text}`).digest();

export function loginKeys(userName: string, address: string): LoginKeys {
  const network = networkOf(address);
  return {
    pair: keyHash('pair', `${userName}\0${network}`),
    name: keyHash('name', userName),
    address: keyHash('address', network),
  };
}

/** Of an IPv6 address the first 64 bits, which one customer has to himself and may vary the rest at will. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const whole = plain.includes('::')
    ? [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after]
    : groups;
  return `${whole.slice(0, 4).join(':')}::/64`;
}

/** How many seconds a try under these keys would have to wait now; 0 when it may go on. */
export async function waitOf(gate: Gate, keys: LoginKeys, now: Date): Promise<number> {
  return Math.max(...(await Promise.all(Object.values(keys).map((key) => gate.loginWait(key, now)))));
}

async function countTry(
  gate: Gate,
  keys: LoginKeys,
  solved: Parameters<typeof solvesCaptcha>[2],
  now: Date,
): Promise<void> {
  // All are asked before any is counted: what is refused because of others is not held against this pair.
  const wait_s = await waitOf(gate, keys, now);
  if (wait_s > 0) throw new Refusal('RATE_LIMIT', { retry_after_s: wait_s });
  const needsCaptcha = (await captchaWait(gate, keys.pair, now)) > 0;
  if (needsCaptcha && !(await solvesCaptcha(gate, keys.pair, solved, now))) throw new Refusal('CAPTCHA');
  const counted = [
    await gate.countLoginTry(keys.pair, now, pairLimit),
    await gate.countInWindow(keys.name, now, windowLimit),
    await gate.countInWindow(keys.address, now, windowLimit),
  ];
  const retry_after_s = Math.max(...counted);
  if (retry_after_s > 0) throw new Refusal('RATE_LIMIT', { retry_after_s });
}
