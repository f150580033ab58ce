import {
  addDays,
  calendarMonth,
  covers,
  type Day,
  daysIn,
  earlier,
  later,
  type Period,
} from '../calendar/day.ts';
import { rollingMonth } from '../calendar/months.ts';
import { type Fen, fen, sum } from './money.ts';

/**
 * What a price is for: a calendar month by its days, or whole; a month from the person's own start; the whole policy
 * period; or a day of cover.
 */
export const priceUnits = ['MONTH_NATURAL', 'MONTH_NATURAL_FULL', 'MONTH_ROLLING', 'YEAR', 'DAY'] as const;

export type PriceUnit = (typeof priceUnits)[number];

/**
 * One line of the calculation: `amount_fen` is asked for `days` of `period_days`. It is the unit price for these days,
 * and the whole price where a month is priced whole.
 */
export type PremiumPart = {
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
 * month, whatever days the policy has of it; a year's over the policy period; a day's price is asked for each day. A
 * full natural month is paid whole from its first covered day. Rolling months begin on the day the cover does, each is
 * paid whole, and one that the policy's end cuts is paid by its days.
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
 * What some days cost of a premium: each part's amount is earned over its own days, so that any cut of the cover sums to
 * the premium. Days outside the cover cost nothing.
 */
export const premiumOfDays = (parts: readonly PremiumPart[], days: Period): Fen =>
  sum(
    parts
      .filter(({ from, to }) => from <= days.to && days.from <= to)
      .map((part) =>
        proRataPremium(part.amount_fen, part, {
          from: later(part.from, days.from),
          to: earlier(part.to, days.to),
        }),
      ),
  );

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

/** So many hundredths of a percent of an amount, rounded half up to the fen. */
export const shareOf = (amount: Fen, basis_points: number): Fen => fraction(amount, basis_points, 10_000);

const partsOf: Record<PriceUnit, (price: Fen, policy: Period, cover: Period) => readonly PremiumPart[]> = {
  MONTH_NATURAL: (price, _policy, cover) =>
    monthsOf(cover).map((part) => {
      const month = calendarMonth(part.from);
      return partOf(part, month, proRataPremium(price, month, part));
    }),
  MONTH_NATURAL_FULL: (price, _policy, cover) =>
    monthsOf(cover).map((part) => partOf(part, calendarMonth(part.from), price)),
  MONTH_ROLLING: (price, policy, cover) =>
    rollingMonthsOf(cover).map((month) => {
      const part = { from: month.from, to: earlier(month.to, cover.to) };
      const paid = { from: month.from, to: earlier(month.to, policy.to) };
      return partOf(part, month, proRataPremium(price, month, paid));
    }),
  YEAR: (price, policy, cover) => [partOf(cover, policy, proRataPremium(price, policy, cover))],
  DAY: (price, _policy, cover) => [
    { ...cover, days: daysIn(cover), period_days: 1, amount_fen: fen(price * daysIn(cover)) },
  ],
};

const partOf = ({ from, to }: Period, period: Period, amount_fen: Fen): PremiumPart => ({
  from,
  to,
  days: daysIn({ from, to }),
  period_days: daysIn(period),
  amount_fen,
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

/** The rolling months that a cover has days of, the last one whole. */
function rollingMonthsOf(cover: Period): Period[] {
  const months: Period[] = [];
  for (let month = rollingMonth(cover.from, 0); month.from <= cover.to; ) {
    months.push(month);
    month = rollingMonth(cover.from, months.length);
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
