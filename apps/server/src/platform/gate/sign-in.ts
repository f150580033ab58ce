import { type Ask, one, oneRow } from './ask.ts';

/** What a try of a sign-in counts under: hashes of its own, and those that it shares with everybody's tries. */
type Keys = { readonly own: Buffer; readonly shared: readonly Buffer[] };

/** How often tries may fail, and what follows; which numbers hold is the sign-in's to say. */
export type TryLimits = {
  readonly own: { readonly failures_max: number; readonly span_s: number; readonly wait_max_s: number };
  readonly shared: { readonly failures_max: number; readonly span_s: number };
  readonly puzzle: { readonly from_failures: number; readonly span_s: number };
  /** A place whose server has died is free again after this. */
  readonly place_s: number;
};

type At<Limits> = { readonly now: Date; readonly limits: Limits };
type Asked = At<TryLimits> & { readonly keys: Keys };
type AtPlace = Asked & { readonly place: Buffer };

const seconds = (at: number) => `make_interval(secs => $${at})`;

/** The tries of signing in; settled in migration 0030. */
export const loginTries = (ask: Ask) => ({
  /** How long a try would have to wait, and for how long it takes a puzzle; nothing is counted. */
  loginNeeds: ({ keys, now, limits: { own, shared, puzzle } }: Asked) =>
    oneRow<{ wait_s: number; puzzle_wait_s: number }>(
      ask,
      `select * from gate.login_needs($1, $2, $3, ${seconds(4)}, ${seconds(5)}, ${seconds(6)}, $7, ${seconds(8)})`,
      [
        keys.own,
        keys.shared,
        now,
        own.span_s,
        own.wait_max_s,
        shared.span_s,
        puzzle.from_failures,
        puzzle.span_s,
      ],
    ),

  /** 0 with the place; else the seconds to wait because of failures, or -1 while tries under way hold all places. */
  beginLoginTry: ({ place, keys, now, limits: { own, shared, place_s } }: AtPlace) =>
    one<number>(
      ask,
      `select gate.begin_login_try($1, $2, $3, $4, ${seconds(5)}, $6, ${seconds(7)}, ${seconds(8)}, $9, ${seconds(10)}) as value`,
      [
        place,
        keys.own,
        keys.shared,
        now,
        place_s,
        own.failures_max,
        own.span_s,
        own.wait_max_s,
        shared.failures_max,
        shared.span_s,
      ],
    ),

  endLoginTry: (place: Buffer, keys: Keys, wasRight: boolean) =>
    ask('select gate.end_login_try($1, $2, $3, $4)', [place, keys.own, keys.shared, wasRight]),

  failLoginTry: ({ place, keys, now, limits: { own, shared } }: AtPlace) =>
    ask(`select gate.fail_login_try($1, $2, $3, $4, $5, ${seconds(6)}, $7, ${seconds(8)})`, [
      place,
      keys.own,
      keys.shared,
      now,
      own.failures_max,
      own.wait_max_s,
      shared.failures_max,
      shared.span_s,
    ]),
});

/** For how long what was given out counts, and how many are kept of one try's. */
export type PuzzleLimits = { readonly life_s: number; readonly puzzles_max: number };

type Puzzle = At<PuzzleLimits> & {
  /** For whom it is: the own key of a try. */
  readonly key: Buffer;
  readonly puzzleHash: Buffer;
};

/** What browsers work out; settled in migration 0030. */
export const puzzles = (ask: Ask) => ({
  /** Keeps a puzzle for whom it was given to, and of theirs the last few. */
  putPuzzle: ({ key, puzzleHash, now, limits: { life_s, puzzles_max } }: Puzzle) =>
    ask('select gate.put_puzzle($1, $2, $3, $4, $5)', [
      key,
      puzzleHash,
      now,
      secondsAfter(now, life_s),
      puzzles_max,
    ]),

  /** Takes a puzzle away; true when it was one that counts. */
  takePuzzle: ({ key, puzzleHash, now, limits: { life_s } }: Puzzle) =>
    one<boolean>(ask, `select gate.take_puzzle($1, $2, $3, ${seconds(4)}) as value`, [
      key,
      puzzleHash,
      now,
      life_s,
    ]),
});

/** For how long a device is remembered after a sign-in, and how many of a user. */
export type DeviceLimits = { readonly life_s: number; readonly devices_max: number };

type SeenDevice = At<DeviceLimits> & {
  readonly named: Buffer;
  readonly created: Buffer;
  readonly userId: number;
};

/** The devices that users have signed in from; settled in migration 0030. */
export const devices = (ask: Ask) => ({
  knowsDevice: (deviceHash: Buffer, userName: string, now: Date) =>
    one<boolean>(ask, 'select gate.knows_device($1, $2, $3) as value', [deviceHash, userName, now]),

  /** Remembers the device of a sign-in; true when it is the named one, which somebody has signed in from before. */
  keepDevice: ({ named, created, userId, now, limits: { life_s, devices_max } }: SeenDevice) =>
    one<boolean>(ask, 'select gate.keep_device($1, $2, $3, $4, $5, $6) as value', [
      named,
      created,
      userId,
      now,
      secondsAfter(now, life_s),
      devices_max,
    ]),
});

const secondsAfter = (now: Date, after_s: number) => new Date(now.getTime() + after_s * 1_000);
