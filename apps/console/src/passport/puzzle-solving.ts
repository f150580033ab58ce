import type { PuzzleNews } from './puzzle-worker.ts';

/** What a sign-in takes along; nothing when none is asked for, or no browser could work it out. */
export type Solved = { readonly captcha_id?: string; readonly captcha?: string };

type Work = {
  /** Undefined where the browser has none to give. */
  readonly openWorker: () => Worker | undefined;
  readonly onParts: (id: string, parts: number) => void;
};

/**
 * Works out the puzzle that is asked for at the time. Whoever waits, waits for that: a press goes on with a puzzle that took the place of
 * another, and with nothing once none is asked for any more.
 */
export function createSolving({ openWorker, onParts }: Work) {
  let worker: Worker | undefined;
  let outcome: Solved | undefined = {};
  let waiting: ((solved: Solved) => void)[] = [];

  const settle = (solved: Solved) => {
    outcome = solved;
    for (const goOn of waiting) goOn(solved);
    waiting = [];
  };

  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };

  const follow = (id: string | undefined) => {
    stop();
    outcome = undefined;
    const own = id === undefined ? undefined : openWorker();
    // Without a worker the server says how long to wait instead.
    if (id === undefined || !own) return settle({});
    worker = own;
    own.addEventListener('message', ({ data: { done, solution } }: MessageEvent<PuzzleNews>) => {
      // What it had under way to the page when it was ended is about a puzzle that is not asked for.
      if (worker !== own) return;
      onParts(id, done);
      if (solution !== undefined) settle({ captcha_id: id, captcha: solution });
    });
    own.addEventListener('error', () => worker === own && settle({}));
    own.postMessage(id);
  };

  const solved = (): Promise<Solved> =>
    outcome ? Promise.resolve(outcome) : new Promise((resolve) => waiting.push(resolve));

  return { follow, stop, solved };
}
