import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { enterLine } from './strangers-line.ts';
import { openTurns } from './turns.ts';

const derive = promisify(argon2);

// OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane.
const cost = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 };

/**
 * Of the four threads in which Node does such work, files and packing need some too, however many sign in at once. Those who
 * ask take turns: a hundred tries of one network are waited for by its own next one.
 */
const turns = openTurns({ running_max: 2 });
const each_max = 2;

/** Whose turn it takes: a network, and whether on a device that the user is known on. */
export type Asker = { readonly network: string; readonly isKnown: boolean };

const ourselves: Asker = { network: 'ourselves', isKnown: true };

/**
 * Whoever is known goes before strangers, whose line has an end: a network that has none in it finds room for longer, so that a few
 * networks do not fill it for all others.
 *
 * @throws TOO_MANY_AT_ONCE for a stranger at the end of the line
 */
async function hashOf(password: string, nonce: Buffer, { network, isKnown }: Asker): Promise<Buffer> {
  const hash = () =>
    derive('argon2id', { ...cost, message: password.normalize('NFC'), nonce }) as Promise<Buffer>;
  if (isKnown) return turns.inTurn([{ key: `known ${network}`, max: each_max, ahead: true }], hash);
  const leave = enterLine(network);
  try {
    return await turns.inTurn([{ key: network, max: each_max }], hash);
  } finally {
    leave();
  }
}

/** A password as it is kept: `argon2id$nonce$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await hashOf(password, nonce, ourselves);
  return `argon2id$${nonce.toString('base64')}$${hash.toString('base64')}`;
}

/**
 * Whether a password is the kept one. Without a kept one it works as long and says no, so that time tells nothing.
 *
 * @throws TOO_MANY_AT_ONCE for a stranger at the end of the line: nothing was looked at
 */
export async function checkPassword(
  password: string,
  kept: string | undefined,
  asker = ourselves,
): Promise<boolean> {
  const [, nonce = '', hash = ''] = (kept ?? nobody).split('$');
  const expected = Buffer.from(hash, 'base64');
  const actual = await hashOf(password, Buffer.from(nonce, 'base64'), asker);
  return actual.length === expected.length && timingSafeEqual(actual, expected) && kept !== undefined;
}

const nobody = `argon2id$${Buffer.alloc(16, 1).toString('base64')}$${Buffer.alloc(32, 1).toString('base64')}`;
