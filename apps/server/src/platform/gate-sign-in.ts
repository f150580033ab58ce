import type { Database } from './database.ts';

type Ask = Database['callGate'];

/** What a try of a sign-in counts under: hashes of its own, and those that it shares with everybody's tries. */
type Keys = { readonly own: Buffer; readonly shared: readonly Buffer[] };

/**
 * A name from one address, or on one device, may fail five times and then waits longer each time, so that a guesser elsewhere does
 * not keep the owner out; a name from everywhere, and an address for all names, may fail twenty times a minute. Right ones are not
 * counted: a whole office may sit behind one address.
 *
 * Source: docs/decisions/0019-a-fair-sign-in.md
 */
const own = { free: 5, span_s: 3_600, longest_s: 900 };
const shared = { most: 20, span_s: 60 };
/** From the third failure on a puzzle is asked for, until a minute has gone by without one. */
const puzzle = { from: 3, span_s: 60 };
/** A place whose server has died is free again after this. */
const lease_s = 60;

const seconds = (at: number) => `make_interval(secs => $${at})`;

/** The tries of signing in; settled in migration 0030. */
export const loginTries = (ask: Ask) => ({
  /** How long a try would have to wait, and for how long it takes a puzzle; nothing is counted. */
  loginNeeds: async (keys: Keys, now: Date) =>
    (
      await ask<{ wait_s: number; puzzle_wait_s: number }>(
        `select * from gate.login_needs($1, $2, $3, ${seconds(4)}, ${seconds(5)}, ${seconds(6)}, $7, ${seconds(8)})`,
        [keys.own, keys.shared, now, own.span_s, own.longest_s, shared.span_s, puzzle.from, puzzle.span_s],
      )
    )[0]!,

  /** 0 with the place; else the seconds to wait because of failures, or -1 while tries under way hold all places. */
  beginLoginTry: async (place: Buffer, keys: Keys, now: Date) =>
    (
      await ask<{ value: number }>(
        `select gate.begin_login_try($1, $2, $3, $4, ${seconds(5)}, $6, ${seconds(7)}, ${seconds(8)}, $9, ${seconds(10)}) as value`,
        [
          place,
          keys.own,
          keys.shared,
          now,
          lease_s,
          own.free,
          own.span_s,
          own.longest_s,
          shared.most,
          shared.span_s,
        ],
      )
    )[0]!.value,

  endLoginTry: (place: Buffer, keys: Keys, wasRight: boolean) =>
    ask('select gate.end_login_try($1, $2, $3, $4)', [place, keys.own, keys.shared, wasRight]),

  failLoginTry: (place: Buffer, keys: Keys, now: Date) =>
    ask(`select gate.fail_login_try($1, $2, $3, $4, $5, ${seconds(6)}, $7, ${seconds(8)})`, [
      place,
      keys.own,
      keys.shared,
      now,
      own.free,
      own.longest_s,
      shared.most,
      shared.span_s,
    ]),
});

/** What browsers work out; settled in migration 0030. */
export const puzzles = (ask: Ask) => ({
  /** Keeps a puzzle for whom it was given to, and of theirs the last `most`. */
  putPuzzle: (
    key: Buffer,
    puzzleHash: Buffer,
    { now, until, most }: { now: Date; until: Date; most: number },
  ) => ask('select gate.put_puzzle($1, $2, $3, $4, $5)', [key, puzzleHash, now, until, most]),

  /** Takes a puzzle away; true when it was one that counts. */
  takePuzzle: async (key: Buffer, puzzleHash: Buffer, now: Date, lives_s: number) =>
    (
      await ask<{ value: boolean }>(`select gate.take_puzzle($1, $2, $3, ${seconds(4)}) as value`, [
        key,
        puzzleHash,
        now,
        lives_s,
      ])
    )[0]!.value,
});

type SeenDevice = {
  readonly named: Buffer;
  readonly created: Buffer;
  readonly userId: number;
  readonly now: Date;
  readonly until: Date;
  readonly most: number;
};

/** The devices that users have signed in from; settled in migration 0030. */
export const devices = (ask: Ask) => ({
  knowsDevice: async (deviceHash: Buffer, userName: string, now: Date) =>
    (
      await ask<{ value: boolean }>('select gate.knows_device($1, $2, $3) as value', [
        deviceHash,
        userName,
        now,
      ])
    )[0]!.value,

  /** Remembers the device of a sign-in; true when it is the named one, which somebody has signed in from before. */
  keepDevice: async ({ named, created, userId, now, until, most }: SeenDevice) =>
    (
      await ask<{ value: boolean }>('select gate.keep_device($1, $2, $3, $4, $5, $6) as value', [
        named,
        created,
        userId,
        now,
        until,
        most,
      ])
    )[0]!.value,
});
