import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Gate } from '../../platform/gate.ts';
import { Refusal } from '../../platform/refusal.ts';
import { strangersTurn } from '../../platform/work/at-the-door.ts';
import type { TryKeys } from './keys.ts';
import { lineLimits, tryLimits } from './limits.ts';

type Asked = { readonly gate: Gate; readonly clock: Clock; readonly address: string };

/** How a try ended: with the right password, with a wrong one, or before its password was looked at. */
export type Outcome = 'right' | 'wrong' | 'none';

/**
 * Looks at a password while a place is held for it. Tries under way are bounded as failures are, so that guessing side by side gains
 * nothing; but whoever meets only such tries stands in line until they are known to be right or wrong, since they may be an office's.
 *
 * @throws Refusal RATE_LIMIT when failures say to wait, or when the line does not move
 */
export async function inPlace<Value>(
  asked: Asked,
  keys: TryKeys,
  look: () => Promise<readonly [Outcome, Value]>,
): Promise<Value> {
  const { gate, clock } = asked;
  const place = randomBytes(16);
  await takePlace(asked, place, keys);
  let outcome: Outcome = 'none';
  try {
    const [ended, value] = await look();
    outcome = ended;
    return value;
  } finally {
    if (outcome === 'wrong') await gate.failLoginTry({ place, keys, now: clock.now(), limits: tryLimits });
    else await gate.endLoginTry(place, keys, outcome === 'right');
  }
}

/** A try waits at most so long for a connection after it has read the clock. */
const late_s = 5;

/**
 * Tries of a network or of a name wait for each other at the same rows of the database. The first under a key says from when on others
 * may follow. One that has read the clock before and comes after it would be told to wait until then, though nothing has
 * failed: it reads the clock again.
 */
const lookForPlace = ({ gate, clock, address }: Asked, place: Buffer, keys: TryKeys): Promise<number> =>
  strangersTurn(address, async () => {
    const look = () => gate.beginLoginTry({ place, keys, now: clock.now(), limits: tryLimits });
    const wait_s = await look();
    return wait_s > 0 && wait_s <= late_s ? look() : wait_s;
  });

/** Tries that stand in line at this server; beyond that, the next is asked to come back in a second. */
let waiting = 0;

async function takePlace(asked: Asked, place: Buffer, keys: TryKeys): Promise<void> {
  const first = await lookForPlace(asked, place, keys);
  if (first === 0) return;
  if (first > 0) throw new Refusal('RATE_LIMIT', { retry_after_s: first });
  if (waiting >= lineLimits.tries_max) throw new Refusal('RATE_LIMIT', { retry_after_s: 1 });
  waiting += 1;
  try {
    let step_ms = lineLimits.first_ms;
    for (let waited_ms = 0; waited_ms < lineLimits.wait_max_ms; waited_ms += step_ms) {
      await pause(step_ms);
      step_ms = Math.min(step_ms * 2, lineLimits.step_max_ms);
      const wait_s = await lookForPlace(asked, place, keys);
      if (wait_s === 0) return;
      if (wait_s > 0) throw new Refusal('RATE_LIMIT', { retry_after_s: wait_s });
    }
    throw new Refusal('RATE_LIMIT', { retry_after_s: 1 });
  } finally {
    waiting -= 1;
  }
}
