import { addDays, type Day } from '../calendar/day.ts';

/** What a day of cover costs for those whose cover ends together. */
export type DailyCost = {
  /** The first day that is not paid for. */
  readonly from: Day;
  readonly daily_fen: number;
};

/** Nobody plans further ahead, and a longer answer would only sound exact. */
export const lasts_days_max = 366;

/**
 * For how many days from today on the balance keeps covered everybody who is covered, where each is paid for to the end of the
 * cover there is and costs as much a day after it. An estimate: months are paid at once, and prices may change.
 *
 * @returns at most `lasts_days_max`; undefined where nobody is to be paid for
 */
export function daysMoneyLasts(
  balance_fen: number,
  costs: readonly DailyCost[],
  today: Day,
): number | undefined {
  if (costs.length === 0) return undefined;
  let left = balance_fen;
  for (let days = 0; days < lasts_days_max; days += 1) {
    const on = addDays(today, days);
    for (const { from, daily_fen } of costs) if (from <= on) left -= daily_fen;
    if (left < 0) return days;
  }
  return lasts_days_max;
}
