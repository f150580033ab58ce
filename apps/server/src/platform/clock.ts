import { AsyncLocalStorage } from 'node:async_hooks';

/** The only source of time. Injected, so that a test or a demo can choose the day. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A moment that a clock showed, and when that was by what all threads of a process count alike. */
export type Start = { readonly shown: Date; readonly at_ms: number };

const sinceOrigin_ms = () => performance.timeOrigin + performance.now();

/** A clock is begun so that it shows this moment now. */
export const startAt = (shown: Date): Start => ({ shown, at_ms: sinceOrigin_ms() });

/** A clock that runs on from its start. */
export const clockFrom = ({ shown, at_ms }: Start): Clock => ({
  now: () => new Date(shown.getTime() + Math.floor(sinceOrigin_ms() - at_ms)),
});

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
  readonly at: <Result>(moment: Date, work: () => PromiseLike<Result>) => Promise<Result>;
} {
  const moments = new AsyncLocalStorage<Date>();
  return {
    now: () => moments.getStore() ?? new Date(),
    // Awaited in here: work that begins only when it is waited for would begin without its moment.
    at: (moment, work) => moments.run(moment, async () => await work()),
  };
}
