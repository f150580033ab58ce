import type { DeviceLimits, PuzzleLimits, TryLimits } from '../../platform/gate/sign-in.ts';

/**
 * A name from one address, or on one device, may fail five times and then waits longer each time, so that a guesser elsewhere does
 * not keep the owner out; a name from everywhere, and an address for all names, may fail twenty times a minute. Right ones are not
 * counted: a whole office may sit behind one address. From the third failure on a puzzle is asked for, until a minute has gone by
 * without one.
 *
 * Source: docs/decisions/0019-a-fair-sign-in.md
 */
export const tryLimits: TryLimits = {
  own: { failures_max: 5, span_s: 3_600, wait_max_s: 900 },
  shared: { failures_max: 20, span_s: 60 },
  puzzle: { from_failures: 3, span_s: 60 },
  // Shorter than others stand in line, so that a server which died or stands still keeps nobody out.
  place_s: 15,
};

/** Tries that stand in line look for a place further and further apart: forty that look twenty times a second would take the database from everybody else. */
export const lineLimits = { tries_max: 256, first_ms: 50, step_max_ms: 800, wait_max_ms: 20_000 };

/** What browsers work out: how long it counts, and how many are kept of those that were given to one. */
export const puzzleLimits: PuzzleLimits = { life_s: 300, puzzles_max: 20 };

/** The devices that users have signed in from: for how long one is remembered, and how many of a user. */
export const deviceLimits: DeviceLimits = { life_s: 90 * 24 * 3_600, devices_max: 20 };
