import { Refusal } from '../refusal.ts';

/**
 * So many requests that write a user may send in a row, and so many a second from then on. Each leaves a line in the record and a key
 * for a month: a hand or an office's program sends fewer in a day, and a loop would fill the disk.
 */
const in_a_row_max = 3_000;
const a_second = 2;

/** By user, how many are left and when that was counted. A user whose number is whole again is forgotten. */
export type Pace = Map<string, { readonly left: number; readonly at_ms: number }>;

/**
 * Counts a request that writes.
 *
 * @throws RATE_LIMIT when the user has to wait
 */
export function paceWrites(pace: Pace, user: string, now_ms: number): void {
  const left = leftAt(pace.get(user), now_ms);
  if (left < 1)
    throw new Refusal('RATE_LIMIT', { retry_after_s: Math.max(1, Math.ceil((1 - left) / a_second)) });
  pace.set(user, { left: left - 1, at_ms: now_ms });
  if (pace.size > users_max) forgetWhole(pace, now_ms);
}

const leftAt = (before: { readonly left: number; readonly at_ms: number } | undefined, now_ms: number) =>
  before === undefined
    ? in_a_row_max
    : Math.min(in_a_row_max, before.left + (a_second * (now_ms - before.at_ms)) / 1_000);

/** Beyond so many users those who have all again are forgotten. */
const users_max = 10_000;

function forgetWhole(pace: Pace, now_ms: number): void {
  for (const [user, before] of pace) if (leftAt(before, now_ms) === in_a_row_max) pace.delete(user);
}
