import { addDays, calendarMonth, covers, type Day, daysIn, type Period } from '../calendar/day.ts';
import { addMonths, yearFrom } from '../calendar/months.ts';
import type { PriceUnit } from '../money/premium.ts';

/** A policy that has ended can be renewed for so many days more, with a gap that is told. */
export const late_days = 7;

/**
 * On which days a policy can be renewed.
 *
 * Source: docs/business-rules.md#renewal
 *
 * @param renew_days of the plan version: so many days before its end are the first, its last day counted
 */
export const renewalWindow = ({ to }: Period, renew_days: number): Period => ({
  from: addDays(to, 1 - renew_days),
  to: addDays(to, late_days),
});

export const canRenew = (period: Period, renew_days: number, today: Day): boolean =>
  covers(renewalWindow(period, renew_days), today);

/**
 * The days of the policy that follows one without a gap: as long as it, in whole months where it has whole months. What is sold by the
 * year is a year long.
 *
 * Source: docs/business-rules.md#renewal
 */
export function nextPeriod({ from, to }: Period, price_unit: PriceUnit): Period {
  const start = addDays(to, 1);
  if (price_unit === 'YEAR') return yearFrom(start);
  const months = wholeMonths({ from, to });
  if (months === undefined) return { from: start, to: addDays(to, daysIn({ from, to })) };
  // A series of calendar months stays one, though some are shorter.
  if (start.endsWith('-01')) return { from: start, to: calendarMonth(addMonths(start, months - 1)).to };
  return { from: start, to: addDays(addMonths(start, months), -1) };
}

/** How many months a period has; undefined where it has no whole number of them. */
function wholeMonths({ from, to }: Period): number | undefined {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7));
  return [months, months + 1].find((some) => some > 0 && addMonths(from, some) === addDays(to, 1));
}
