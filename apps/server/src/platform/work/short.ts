import { AsyncLocalStorage } from 'node:async_hooks';

// Short calls have a thread of their own. How much a call works on is known where its list is found, and not from its request: a
// cell of a list of 20,000 rows is changed by a line of text.

/** Thrown where a call is not short after all. Whatever it did is undone, and another thread answers it. */
export class TakesLonger extends Error {
  override readonly name = 'TakesLonger';
}

const short_rows_max = 500;

type Short = { takesLonger: boolean };
const under = new AsyncLocalStorage<Short>();

/** Does what should be short; undefined when it is not. */
export async function onlyIfShort<Result>(work: () => PromiseLike<Result>): Promise<Result | undefined> {
  const short: Short = { takesLonger: false };
  const result = await under.run(short, async () => await work());
  return short.takesLonger ? undefined : result;
}

/**
 * Called before so many rows are worked on.
 *
 * @throws TakesLonger where only short work is done, and these are more
 */
export function guardShort(rows: number): void {
  const short = under.getStore();
  if (short === undefined || rows <= short_rows_max) return;
  short.takesLonger = true;
  throw new TakesLonger();
}
