import { setImmediate as others } from 'node:timers/promises';

/** Work that takes longer than this lets others run in between. */
const slice_ms = 8;

/**
 * Maps a long list without holding up everybody else: after some milliseconds of it, whatever waits comes first. An item may
 * take microseconds or, where somebody wants to do harm, milliseconds.
 */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, place: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const [place, item] of items.entries()) {
    results.push(work(item, place));
    if (performance.now() - since > slice_ms) {
      await others();
      since = performance.now();
    }
  }
  return results;
}

/** Does something for a part of a long list at a time, one part after the other, others running in between. */
export async function inParts<Item>(
  items: readonly Item[],
  part_max: number,
  work: (part: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += part_max) {
    await work(items.slice(from, from + part_max));
    await others();
  }
}
