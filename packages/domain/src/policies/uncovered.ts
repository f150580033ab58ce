import { addDays, calendarMonth, type Day } from '../calendar/day.ts';

/** Since when people are looked at who would be without cover: from tomorrow on, or once this month has ended. */
export const gapKinds = ['tomorrow', 'month_end'] as const;

export type GapKind = (typeof gapKinds)[number];

/** The first day that a kind of gap asks about. On the last day of a month it is the same for both. */
export const gapDay = (kind: GapKind, today: Day): Day =>
  addDays(kind === 'tomorrow' ? today : calendarMonth(today).to, 1);

/** Whose cover ended longer ago than this is taken for gone: nobody said that they left, and nobody missed them. */
export const missed_days = 7;

/** A day, and how many persons are covered when it ends. */
export type DayHeads = { readonly day: Day; readonly heads: number };

/** A day on which many are covered no longer. */
export type Cliff = {
  /** The first day without them. */
  readonly day: Day;
  readonly before: number;
  readonly after: number;
};

/** What falls by less is a week's coming and going. */
const cliff_share = 0.1;

/**
 * The steepest fall of covered heads from one day to the next, where it takes at least a tenth of them; the first of equal
 * ones.
 *
 * @param days in order, none left out
 */
export function cliffOf(days: readonly DayHeads[]): Cliff | undefined {
  let steepest: Cliff | undefined;
  for (const [at, { day, heads: after }] of days.entries()) {
    const before = days[at - 1]?.heads ?? 0;
    const fell = before - after;
    if (fell <= 0 || fell < before * cliff_share) continue;
    if (!steepest || fell > steepest.before - steepest.after) steepest = { day, before, after };
  }
  return steepest;
}
