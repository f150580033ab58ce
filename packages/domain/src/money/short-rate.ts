import type { Day } from '../calendar/day.ts';
import { addMonths } from '../calendar/months.ts';
import { type Fen, fen } from './money.ts';

/**
 * What is given back of a year's price when cover ends early and the plan refunds by short rate: the insurer keeps a part
 * that grows with every month begun, and more of it than the days would ask for.
 *
 * Source: docs/business-rules.md#short-rate
 *
 * @param off_from the first day that is not covered any more
 * @param kept_percent what the insurer keeps by the months begun, from none to a whole year; from there on the last
 */
export function shortRateRefund({
  annual_fen,
  from,
  off_from,
  kept_percent,
}: {
  readonly annual_fen: Fen;
  readonly from: Day;
  readonly off_from: Day;
  readonly kept_percent: readonly number[];
}): Fen {
  const months = monthsBegun(from, off_from, kept_percent.length - 1);
  const percent = kept_percent[months];
  if (percent === undefined) throw new RangeError('a short rate without percentages');
  return fen(annual_fen - Math.floor((annual_fen * percent + 50) / 100));
}

/** How many months, each from the same day of the month on, have begun before a day: at most so many. */
function monthsBegun(from: Day, before: Day, months_max: number): number {
  let begun = 0;
  while (begun < months_max && addMonths(from, begun) < before) begun++;
  return begun;
}
