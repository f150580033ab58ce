/** Work on many items that lets the page breathe: in slices, between which the browser draws and answers keys. */
export type Slices<Item> = {
  /** Adds items; the first slice runs at once, so that a small list is done when this returns. */
  readonly add: (items: Iterable<Item>) => void;
  readonly left: () => number;
  /** Does what is left now. */
  readonly finish: () => void;
};

/** @param later runs a function in a task of its own; a test runs it when it likes */
export function createSlices<Item>(
  work: (items: readonly Item[]) => void,
  { later = inOwnTask }: { readonly later?: (run: () => void) => void } = {},
): Slices<Item> {
  let waiting: readonly Item[] = [];
  let at = 0;
  let isUnderWay = false;

  function run(until: () => boolean): void {
    while (at < waiting.length && !until()) {
      const slice = waiting.slice(at, at + batch);
      at += slice.length;
      work(slice);
    }
    if (at < waiting.length) return goOn();
    waiting = [];
    at = 0;
  }

  function goOn(): void {
    if (isUnderWay) return;
    isUnderWay = true;
    later(() => {
      isUnderWay = false;
      run(within(slice_ms));
    });
  }

  return {
    add(items) {
      const fresh = [...items];
      waiting = waiting.length === 0 ? fresh : [...new Set([...waiting.slice(at), ...fresh])];
      at = 0;
      if (waiting.length <= atOnce_max) run(() => false);
      else run(within(slice_ms));
    },
    left: () => waiting.length - at,
    finish: () => run(() => false),
  };
}

/** So many are done at once whatever it takes: the smallest piece of work. */
const batch = 50;
const atOnce_max = 200;
/** Well under a tenth of a second, so that a key pressed meanwhile is answered at once. */
const slice_ms = 40;

function within(budget_ms: number): () => boolean {
  const end = performance.now() + budget_ms;
  return () => performance.now() >= end;
}

/** A message comes in a task of its own and, unlike a timer, without being held back. */
function inOwnTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}
