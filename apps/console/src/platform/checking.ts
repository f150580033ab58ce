import { createListeners } from './listeners.ts';

// Whether some request went through is being found out at this moment, and for long enough to say so.

/** A lost answer that comes at the next try is not worth a word. */
const patience_ms = 1_000;

let count = 0;
const { subscribe, tell } = createListeners();

function change(by: number): void {
  count += by;
  tell();
}

/** For whoever shows it. */
export const checking = { subscribe, isUnderWay: (): boolean => count > 0 };

/** So long an answer may take without a word about it. */
export const silence_ms = 5_000;

/** Notes that it is being found out, from a second on or as told; returns what ends that. */
export function beginChecking(from_ms: number = patience_ms): () => void {
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    change(1);
  }, from_ms);
  return () => {
    clearTimeout(timer);
    if (isShown) change(-1);
    isShown = false;
  };
}
