import type { Period } from '../calendar/day.ts';
import { type Fen, fen } from '../money/money.ts';
import { type PriceUnit, premiumOfPerson } from '../money/premium.ts';
import { type EndedCover, refundOf } from './ending.ts';

/** A cover that goes over to somebody, or to other work, with the days that it loses. */
export type PassingCover = {
  readonly cover: Omit<EndedCover, 'price_unit' | 'policy'>;
  readonly lost: Period;
};

export type PassingTerms = { readonly price_unit: PriceUnit; readonly policy: Period };

/** What days are worth at two prices, in fen. */
export type Worth = {
  /** At the price that they were paid by. */
  readonly paid_fen: Fen;
  /** How much more they cost at the other; below zero where it is the lower one. */
  readonly difference_fen: Fen;
};

/**
 * What the days that a cover loses are worth at the price that it was paid by, and what they cost more or less at another: by the days,
 * whatever the plan gives back to those who only leave. A month that was paid whole is not begun anew: its days are worth what is left of
 * it, at either price.
 *
 * Source: docs/decisions/0004-pro-rata-premium.md
 *
 * @param unit_price_fen of one unit, after the loading
 */
export function worthOf(
  { cover, lost }: PassingCover,
  unit_price_fen: Fen,
  { price_unit, policy }: PassingTerms,
): Worth {
  const paid_fen = refundOf({ ...cover, price_unit, policy }, lost.from, byTheDays);
  const was_fen = cover.unit_price_fen;
  if (unit_price_fen === was_fen) return { paid_fen, difference_fen: fen(0) };
  const isPaidWhole = price_unit === 'MONTH_NATURAL_FULL' || price_unit === 'MONTH_ROLLING';
  if (isPaidWhole)
    return { paid_fen, difference_fen: fen(Math.round((paid_fen * (unit_price_fen - was_fen)) / was_fen)) };
  const daysAt = (base_price_fen: Fen) =>
    premiumOfPerson({ price_unit, policy, cover: lost, base_price_fen, loading_percent: 100 }).premium_fen;
  return { paid_fen, difference_fen: fen(daysAt(unit_price_fen) - daysAt(was_fen)) };
}

const byTheDays = { refund_mode: 'PRO_RATA', kept_percent: null } as const;
