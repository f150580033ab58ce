import { AsyncLocalStorage } from 'node:async_hooks';

/** The only source of time. Injected, so that a test or a demo can choose the day. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that starts at a moment and runs on from there. */
export function clockFrom(start: Date): Clock {
  const startedAt = performance.now();
  return { now: () => new Date(start.getTime() + Math.floor(performance.now() - startedAt)) };
}

/** A clock that stands still until it is set. */
export function standingClock(start: Date): Clock & { readonly set: (to: Date) => void } {
  let current = start;
  return {
    now: () => current,
    set: (to) => {
      current = to;
    },
  };
}

/** A clock that shows each piece of work the moment at which it was begun elsewhere, however many run at once. */
export function clockOfEach(): Clock & {
  readonly at: <Result>(moment: Date, work: () => Result) => Result;
} {
  const moments = new AsyncLocalStorage<Date>();
  return {
    now: () => moments.getStore() ?? new Date(),
    at: (moment, work) => moments.run(moment, work),
  };
}
