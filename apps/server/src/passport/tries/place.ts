import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Gate } from '../../platform/gate.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openTurns } from '../../platform/turns.ts';
import type { TryKeys } from './keys.ts';

type Asked = { readonly gate: Gate; readonly clock: Clock };

/** How a try ended: with the right password, with a wrong one, or before its password was looked at. */
export type Outcome = 'right' | 'wrong' | 'none';

/**
 * Looks at a password while a place is held for it. Tries under way are bounded as failures are, so that guessing side by side gains
 * nothing; but whoever meets only such tries stands in line until they are known to be right or wrong, since they may be an office's.
 *
 * @throws Refusal RATE_LIMIT when failures say to wait, or when the line does not move
 */
export async function inPlace<Value>(
  { gate, clock }: Asked,
  keys: TryKeys,
  look: () => Promise<readonly [Outcome, Value]>,
): Promise<Value> {
  const place = randomBytes(16);
  await takePlace({ gate, clock }, place, keys);
  let outcome: Outcome = 'none';
  try {
    const [ended, value] = await look();
    outcome = ended;
    return value;
  } finally {
    if (outcome === 'wrong') await gate.failLoginTry(place, keys, clock.now());
    else await gate.endLoginTry(place, keys, outcome === 'right');
  }
}

/**
 * Tries of one address or of one name wait for each other at the same rows of the database: of its connections they take a few, and a
 * long line of them looks a hundred times a second and not thousands.
 */
const looks = openTurns({ running_max: 3, rest_ms: ({ line }) => (line > long_line ? pause_ms : 0) });
const each_try_max = 2;
const long_line = 8;
const pause_ms = 20;

/** A try waits at most so long for a connection after it has read the clock. */
const late_s = 5;

/**
 * The first try under a key says from when on others may follow. One that has read the clock before and comes after it would be told
 * to wait until then, though nothing has failed: it reads the clock again.
 */
const lookForPlace = ({ gate, clock }: Asked, place: Buffer, keys: TryKeys): Promise<number> =>
  looks.inTurn([{ key: (keys.shared.at(-1) ?? keys.own).toString('hex'), max: each_try_max }], async () => {
    const wait_s = await gate.beginLoginTry(place, keys, clock.now());
    return wait_s > 0 && wait_s <= late_s ? gate.beginLoginTry(place, keys, clock.now()) : wait_s;
  });

/** Looks come further and further apart: forty that look twenty times a second would take the database from everybody else. */
const line = { most: 256, first_ms: 50, step_max_ms: 800, longest_ms: 20_000 };
/** Tries that stand in line at this server; beyond that, the next is asked to come back in a second. */
let waiting = 0;

async function takePlace(asked: Asked, place: Buffer, keys: TryKeys): Promise<void> {
  const first = await lookForPlace(asked, place, keys);
  if (first === 0) return;
  if (first > 0) throw new Refusal('RATE_LIMIT', { retry_after_s: first });
  if (waiting >= line.most) throw new Refusal('RATE_LIMIT', { retry_after_s: 1 });
  waiting += 1;
  try {
    let step_ms = line.first_ms;
    for (let waited_ms = 0; waited_ms < line.longest_ms; waited_ms += step_ms) {
      await pause(step_ms);
      step_ms = Math.min(step_ms * 2, line.step_max_ms);
      const wait_s = await lookForPlace(asked, place, keys);
      if (wait_s === 0) return;
      if (wait_s > 0) throw new Refusal('RATE_LIMIT', { retry_after_s: wait_s });
    }
    throw new Refusal('RATE_LIMIT', { retry_after_s: 1 });
  } finally {
    waiting -= 1;
  }
}
