import type { Draft } from './draft.ts';

/** How many persons are named above a line. */
export function rowsBefore(persons: readonly Draft[], source_row: number): number {
  let [low, high] = [0, persons.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((persons[middle]?.source_row ?? Infinity) < source_row) low = middle + 1;
    else high = middle;
  }
  return low;
}
