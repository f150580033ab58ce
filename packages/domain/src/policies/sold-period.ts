import type { Period } from '../calendar/day.ts';
import { yearFrom } from '../calendar/months.ts';
import type { PriceUnit } from '../money/premium.ts';

/**
 * Whether a policy of a plan with this price may have these days. A year's price is for the whole policy, so that it is
 * a year long: shorter, its persons would pay a year for less; longer, they would pay for less than they have.
 *
 * Source: docs/business-rules.md#plans
 */
export const fitsPrice = (price_unit: PriceUnit, period: Period): boolean =>
  price_unit !== 'YEAR' || period.to === yearFrom(period.from).to;
