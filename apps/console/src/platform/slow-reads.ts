import { NoAnswerError } from './failures.ts';
import { createListeners } from './listeners.ts';

// Reads that the server has not answered for long. They are waited for as long as is agreed; the person may stop or ask anew.

/** So long a read may take before the page offers to stop it. */
export const slow_ms = 30_000;

type Slow = { readonly stop: () => void; readonly again: () => void };

let slow: readonly Slow[] = [];
const { subscribe, tell } = createListeners();

function note(next: readonly Slow[]): void {
  slow = next;
  tell();
}

/** For whoever shows it. */
export const slowReads = {
  subscribe,
  count: (): number => slow.length,
  stop: (): void => slow.forEach((one) => one.stop()),
  again: (): void => slow.forEach((one) => one.again()),
};

/**
 * Asks, and lets the person stop it or ask anew once it takes long: whoever waits for the answer gets that of the last time.
 *
 * @throws NoAnswerError when it was stopped
 */
export async function patiently<Data>(
  ask: (signal: AbortSignal) => Promise<Data>,
  left: AbortSignal | undefined,
): Promise<Data> {
  for (;;) {
    const given = new AbortController();
    let isAgain = false;
    const one: Slow = {
      stop: () => given.abort(),
      again: () => {
        isAgain = true;
        given.abort();
      },
    };
    const timer = setTimeout(() => note([...slow, one]), slow_ms);
    try {
      return await ask(left ? AbortSignal.any([left, given.signal]) : given.signal);
    } catch (error) {
      if (left?.aborted || !given.signal.aborted) throw error;
      if (!isAgain) throw new NoAnswerError();
    } finally {
      clearTimeout(timer);
      if (slow.includes(one)) note(slow.filter((other) => other !== one));
    }
  }
}
