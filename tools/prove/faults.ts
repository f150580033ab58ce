import { setTimeout as pause } from 'node:timers/promises';
import { type Draws, drawsFrom } from './draws.ts';
import { type Freeze, freezeFor } from './freeze.ts';
import type { History } from './history.ts';
import { isReady, type Replica } from './replica.ts';
import { type Swallow, swallowAll } from './swallow.ts';
import type { VictimDatabase } from './victim-database.ts';

/** What is done to the system, and how often. */
type Kind =
  | 'server killed'
  | 'all servers killed'
  | 'database process killed'
  | 'postmaster killed'
  | 'connections cut'
  | 'line cut after a commit'
  | 'server frozen'
  | 'connections swallowed';

export type Raged = {
  readonly counts: Readonly<Record<Kind, number>>;
  readonly freezes: readonly Freeze[];
  readonly swallows: readonly Swallow[];
};

/** What a run begins with, so that a short one has each kind; and what is drawn from after that. */
const opening: Partial<Record<Kind, number>> = {
  'server killed': 2,
  'all servers killed': 1,
  'database process killed': 1,
  'postmaster killed': 1,
  'connections cut': 1,
  'line cut after a commit': 3,
  'server frozen': 1,
};
const later: Readonly<Record<Kind, number>> = {
  'server killed': 14,
  'all servers killed': 2,
  'database process killed': 8,
  'postmaster killed': 5,
  'connections cut': 5,
  'line cut after a commit': 10,
  'server frozen': 1,
  'connections swallowed': 1,
};

type Target = {
  readonly replicas: readonly Replica[];
  readonly database: VictimDatabase;
  readonly history: History;
  /** Of somebody who is signed in. */
  readonly token: string;
};

/**
 * Does harm at random until the time is up, and until each kind was done. Does not wait for
 * what was killed to come back, unless what is done next is measured on servers that all serve.
 */
export async function rage(target: Target, seed: number, signal: AbortSignal): Promise<Raged> {
  // Two streams, so that what happens when does not depend on how much there was to choose from.
  const [schedule, draws] = [drawsFrom(seed, 1), drawsFrom(seed, 2)];
  const counts = Object.fromEntries(Object.keys(later).map((kind) => [kind, 0])) as Record<Kind, number>;
  const [freezes, swallows]: [Freeze[], Swallow[]] = [[], []];
  const doHarm = harmTo(target, { draws, freezes, swallows });

  // Last in the opening: servers that do not come back from it leave no time for anything else.
  let deck: Kind[] = ['connections swallowed', ...shuffled(opening, schedule)];
  for (let isOpening = true; isOpening || !signal.aborted; ) {
    await pause(schedule.between(300, 1_900));
    const kind = deck.pop()!;
    counts[kind] += Number(await doHarm[kind]());
    if (deck.length > 0) continue;
    isOpening = false;
    deck = shuffled(later, schedule);
  }
  target.database.wire.loseReplies(0);
  counts['line cut after a commit'] = target.database.wire.repliesLost();
  return { counts, freezes, swallows };
}

/** What each kind does; answers whether it was done. */
function harmTo(
  { replicas, database, history, token }: Target,
  { draws, freezes, swallows }: { draws: Draws; freezes: Freeze[]; swallows: Swallow[] },
): Record<Kind, () => boolean | Promise<boolean>> {
  return {
    // One that is starting is mostly spared: on a slow machine none would ever be up.
    'server killed': () => {
      const replica = draws.pick(replicas);
      return (replica.address() !== undefined || draws.chance(25)) && replica.kill();
    },
    'all servers killed': () =>
      replicas.every((replica) => replica.address()) &&
      replicas.map((replica) => replica.kill()).includes(true),
    'database process killed': () => database.killBackend(draws),
    'postmaster killed': () => database.killPostmaster(),
    'connections cut': () => database.wire.cut(() => draws.chance(40)) > 0,
    // Counted by the wire: they are cut one after the other, each with the next commit.
    'line cut after a commit': () => {
      database.wire.loseReplies(draws.between(4, 12));
      return true;
    },
    'server frozen': async () => {
      await allUp(replicas);
      const seconds = freezes.length === 0 ? 15 : draws.between(5, 20);
      const freeze = await freezeFor({ frozen: draws.pick(replicas), seconds, history });
      freezes.push(...(freeze ? [freeze] : []));
      return freeze !== undefined;
    },
    'connections swallowed': async () => {
      await allUp(replicas);
      swallows.push(await swallowAll({ swallow: database.wire.swallow, replicas, token }));
      return true;
    },
  };
}

/** What is measured on servers is measured when all of them serve. */
async function allUp(replicas: readonly Replica[]): Promise<void> {
  const deadline = performance.now() + 60_000;
  while ((await Promise.all(replicas.map(isReady))).includes(false) && performance.now() < deadline)
    await pause(100);
}

function shuffled(kinds: Partial<Record<Kind, number>>, { below }: Draws): Kind[] {
  const deck = Object.entries(kinds).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind as Kind),
  );
  for (let place = deck.length - 1; place > 0; place -= 1) {
    const other = below(place + 1);
    [deck[place], deck[other]] = [deck[other]!, deck[place]!];
  }
  return deck;
}
