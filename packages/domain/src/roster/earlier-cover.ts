import { addDays, type Day, daysIn, type Period } from '../calendar/day.ts';

/**
 * For how many days cover that has ended is remembered: no gap is seen between new cover and what ended before, and
 * stays are counted within them.
 *
 * Source: docs/business-rules.md#row-verdicts
 */
export const remembered_days = 92;

/** The last day of cover that has begun by now; null where there is none. */
export const lastCoveredDay = (covers: readonly Period[], today: Day): Day | null =>
  covers.reduce<Day | null>(
    (last, { from, to }) => (from <= today && (last === null || to > last) ? to : last),
    null,
  );

/** The days between the end of earlier cover and a start; undefined where there are none, or was no cover. */
export function gapBefore(
  start: Day,
  lastCovered: Day | null,
): (Period & { readonly days: number }) | undefined {
  if (lastCovered === null) return undefined;
  const gap = { from: addDays(lastCovered, 1), to: addDays(start, -1) };
  return gap.from <= gap.to ? { ...gap, days: daysIn(gap) } : undefined;
}
