import { setTimeout as pause } from 'node:timers/promises';
import type { History, Tried } from './history.ts';
import type { Replica } from './replica.ts';

/** A server that stood still, and how those fared meanwhile who asked the others. */
export type Freeze = {
  readonly seconds: number;
  readonly asked: number;
  /** Answered with "try again", or not at all. */
  readonly refused: number;
  /** The longest that one clerk was told nothing else. */
  readonly longest_s: number;
};

/** For so long a frozen server may keep a clerk waiting elsewhere: until the database has let go of what it held. */
const longest_s_max = 10;

/** Freezes a server for a while and lets it go on. Undefined when it does not serve now. */
export async function freezeFor({
  frozen,
  seconds,
  history,
}: {
  frozen: Replica;
  seconds: number;
  history: History;
}): Promise<Freeze | undefined> {
  const thaw = frozen.freeze();
  if (!thaw) return undefined;
  const begun = performance.now();
  const stretches = openStretches();
  const unwatch = history.watch((tried) => {
    if (tried.replica !== frozen) stretches.take(tried, performance.now());
  });
  try {
    await pause(seconds * 1000);
    return { seconds: (performance.now() - begun) / 1000, ...stretches.read() };
  } finally {
    thaw();
    unwatch();
  }
}

/** Counts what is refused, and for how long each clerk gets nothing else. */
export function openStretches() {
  const refusedSince = new Map<string, number>();
  let [asked, refused, longest_ms] = [0, 0, 0];
  return {
    take: ({ token, outcome, took_ms }: Tried, now_ms: number): void => {
      asked += 1;
      if (outcome === 'answered') return void refusedSince.delete(token);
      refused += 1;
      const since_ms = refusedSince.get(token) ?? now_ms - took_ms;
      refusedSince.set(token, since_ms);
      longest_ms = Math.max(longest_ms, now_ms - since_ms);
    },
    read: () => ({ asked, refused, longest_s: longest_ms / 1000 }),
  };
}

/** What must not be: a clerk who is still refused when the frozen server should long be missed. */
export const faultsOfFreezes = (freezes: readonly Freeze[]): string[] =>
  freezes
    .filter(({ longest_s }) => longest_s > longest_s_max)
    .map(
      ({ seconds, asked, refused, longest_s }) =>
        `a server stood still for ${seconds.toFixed(1)} s, and ${refused} of ${asked} requests to the other were refused, one clerk’s for ${longest_s.toFixed(1)} s on end`,
    );
