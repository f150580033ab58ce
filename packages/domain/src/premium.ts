import { addDays, calendarMonth, covers, type Day, daysIn, earlier, type Period } from './day.ts';
import { type Fen, fen, sum } from './money.ts';

/** What a price is for: a calendar month, the whole policy period, or a day of cover. */
export type PriceUnit = 'MONTH_NATURAL' | 'YEAR' | 'DAY';

/** One line of the calculation: `amount_fen` is the unit price for `days` of `period_days`. */
type PremiumPart = {
  readonly from: Day;
  readonly to: Day;
  readonly days: number;
  readonly period_days: number;
  readonly amount_fen: Fen;
};

/** What one person's cover costs, with everything a screen needs to show how it came about. */
export type PremiumLine = {
  /** The class price, before the loading. */
  readonly base_price_fen: Fen;
  /** The price after the loading, for one unit. */
  readonly unit_price_fen: Fen;
  readonly loading_percent: number;
  /** Covered days, over all parts. */
  readonly days: number;
  readonly parts: readonly PremiumPart[];
  readonly premium_fen: Fen;
};

/** What a premium is made of. */
export type PremiumBasis = {
  readonly price_unit: PriceUnit;
  /** The class price, before the loading. */
  readonly base_price_fen: Fen;
  readonly loading_percent: number;
  readonly policy: Period;
  readonly cover: Period;
};

/**
 * What one person's cover costs, in fen, part by part.
 *
 * The loading comes first and is rounded on the unit price. A natural month's price is earned over that calendar
 * month, whatever days the policy has of it; a year's over the policy period; a day's price is asked for each day.
 *
 * Source: docs/business-rules.md#premium
 *
 * @throws RangeError when `cover` reaches outside the policy; callers ask `covers` first
 */
export function premiumOfPerson(basis: PremiumBasis): PremiumLine {
  const { price_unit, base_price_fen, loading_percent, policy, cover } = basis;
  guardInside(policy, cover);

  const unit_price_fen = loadedPrice(base_price_fen, loading_percent);
  const parts = partsOf[price_unit](unit_price_fen, policy, cover);
  const premium_fen = sum(parts.map(({ amount_fen }) => amount_fen));
  return { base_price_fen, unit_price_fen, loading_percent, days: daysIn(cover), parts, premium_fen };
}

/**
 * The part of a period's price that falls on a cover, in fen.
 *
 * The price is earned day by day along one cumulative function, and a cover costs the difference between its two
 * ends. So the parts of a period, however it is cut by joining, leaving or moving, always sum to the whole price.
 *
 * @param price fen for the whole period
 * @throws RangeError when `cover` reaches outside the period
 */
export function proRataPremium(price: Fen, period: Period, cover: Period): Fen {
  guardInside(period, cover);

  const whole = daysIn(period);
  const before = daysIn({ from: period.from, to: cover.from }) - 1;
  return fen(earned(price, before + daysIn(cover), whole) - earned(price, before, whole));
}

/**
 * The part of a price earned after some days of a whole, rounded half up to the fen.
 *
 * @throws RangeError for a negative price, or days that are not among the whole
 */
export function earned(price: Fen, days: number, whole: number): Fen {
  if (days < 0 || days > whole) throw new RangeError(`${days} days of ${whole} cannot be earned`);
  return fraction(price, days, whole);
}

/** A unit price under an age loading, in percent of it, rounded half up to the fen. */
export const loadedPrice = (price: Fen, loading_percent: number): Fen =>
  fraction(price, loading_percent, 100);

const partsOf: Record<PriceUnit, (price: Fen, policy: Period, cover: Period) => readonly PremiumPart[]> = {
  MONTH_NATURAL: (price, _policy, cover) =>
    monthsOf(cover).map((part) => partOf(price, calendarMonth(part.from), part)),
  YEAR: (price, policy, cover) => [partOf(price, policy, cover)],
  DAY: (price, _policy, cover) => [
    { ...cover, days: daysIn(cover), period_days: 1, amount_fen: fen(price * daysIn(cover)) },
  ],
};

const partOf = (price: Fen, period: Period, cover: Period): PremiumPart => ({
  from: cover.from,
  to: cover.to,
  days: daysIn(cover),
  period_days: daysIn(period),
  amount_fen: proRataPremium(price, period, cover),
});

/** A cover cut at the ends of its calendar months. */
function monthsOf(cover: Period): Period[] {
  const months: Period[] = [];
  for (let from = cover.from; from <= cover.to; ) {
    const to = earlier(calendarMonth(from).to, cover.to);
    months.push({ from, to });
    from = addDays(to, 1);
  }
  return months;
}

/** floor((2·price·part + whole) / (2·whole)), which is half up. Whole numbers only: no float decides a fen. */
function fraction(price: Fen, part: number, whole: number): Fen {
  if (price < 0 || !Number.isSafeInteger(part) || part < 0 || whole < 1)
    throw new RangeError(`${part} of ${whole} parts of ${price} fen is no price`);

  const numerator = 2 * price * part + whole;
  if (Number.isSafeInteger(numerator)) return fen((numerator - (numerator % (2 * whole))) / (2 * whole));
  return fen(Number((2n * BigInt(price) * BigInt(part) + BigInt(whole)) / BigInt(2 * whole)));
}

function guardInside(period: Period, cover: Period): void {
  if (!covers(period, cover.from) || !covers(period, cover.to) || cover.from > cover.to)
    throw new RangeError(`${cover.from} to ${cover.to} is not a part of ${period.from} to ${period.to}`);
}
