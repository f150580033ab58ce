import { AsyncLocalStorage } from 'node:async_hooks';

// Short calls have a thread of their own. How much a call works on is known where its list is found, and not from its request: a
// cell of a list of 20,000 rows is changed by a line of text.

/** Thrown where a call is not short after all. Whatever it did is undone, and another thread answers it. */
export class TakesLonger extends Error {
  override readonly name = 'TakesLonger';
}

const short_rows_max = 500;
/** Of a message: reading one takes as long as judging half as many rows. */
const short_characters_max = 1_000;

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
export const guardShort = (rows: number): void => guard(rows <= short_rows_max);

/**
 * Called before a message of so many characters is read.
 *
 * @throws TakesLonger as above
 */
export const guardShortText = (characters: number): void => guard(characters <= short_characters_max);

function guard(isShort: boolean): void {
  const short = under.getStore();
  if (short === undefined || isShort) return;
  short.takesLonger = true;
  throw new TakesLonger();
}
