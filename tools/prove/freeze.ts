import { setTimeout as pause } from 'node:timers/promises';
import type { History } from './history.ts';
import type { Replica } from './replica.ts';

/** A server that stood still, and how those fared meanwhile who asked the others. */
export type Freeze = {
  readonly seconds: number;
  readonly asked: number;
  /** Answered with "try again", or not at all. */
  readonly refused: number;
  /** How long after the freeze began the last of those was. */
  readonly refusedUntil_s: number;
};

/**
 * For so long a frozen server may keep others waiting: until a balancer and the database have noticed, and those who
 * waited for its locks have asked again.
 */
const refusedUntil_s_max = 10;

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
  const since_s = () => (performance.now() - begun) / 1000;
  let [asked, refused, refusedUntil_s] = [0, 0, 0];
  const unwatch = history.watch(({ replica, outcome }) => {
    if (replica === frozen) return;
    asked += 1;
    if (outcome === 'answered') return;
    refused += 1;
    refusedUntil_s = since_s();
  });
  try {
    await pause(seconds * 1000);
    return { seconds: since_s(), asked, refused, refusedUntil_s };
  } finally {
    thaw();
    unwatch();
  }
}

/** What must not be: that others are still refused when the frozen server should long be missed. */
export const faultsOfFreezes = (freezes: readonly Freeze[]): string[] =>
  freezes
    .filter(({ refusedUntil_s }) => refusedUntil_s > refusedUntil_s_max)
    .map(
      ({ seconds, asked, refused, refusedUntil_s }) =>
        `a server stood still for ${seconds.toFixed(1)} s, and ${refused} of ${asked} requests to the other were refused, the last ${refusedUntil_s.toFixed(1)} s after it began`,
    );
