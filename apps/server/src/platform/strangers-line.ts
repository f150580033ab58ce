import { Refusal } from './refusal.ts';

/**
 * How many strangers' passwords are looked at or wait for it: the first is where a network ends that has some of them, the second where
 * any does. An office has twenty tries under way at a time: two of them fit, and the last of the line waits two seconds, on a busy machine four.
 */
export const strangersLine = { same_max: 40, others_max: 64, retry_after_s: 3 };

const inLine = new Map<string, number>();
let length = 0;

/**
 * Takes a place in the line of those who sign in on a device that is not known.
 *
 * @returns what gives the place back
 * @throws TOO_MANY_AT_ONCE when the line is full
 */
export function enterLine(network: string): () => void {
  const { same_max, others_max, retry_after_s } = strangersLine;
  const own = inLine.get(network) ?? 0;
  if (length >= (own > 0 ? same_max : others_max))
    throw new Refusal('TOO_MANY_AT_ONCE', { whose: 'address', retry_after_s });
  length += 1;
  inLine.set(network, own + 1);
  return () => {
    length -= 1;
    const left = inLine.get(network)! - 1;
    if (left > 0) inLine.set(network, left);
    else inLine.delete(network);
  };
}
