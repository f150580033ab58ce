import { splitByLargestRemainder } from './largest-remainder.ts';
import { type Fen, fen, sum } from './money.ts';
import { shareOf } from './premium.ts';

/** A part of the gross, in hundredths of a percent of it, or an amount for the whole change. */
type Discount =
  | { readonly kind: 'share'; readonly basis_points: number }
  | { readonly kind: 'amount'; readonly amount_fen: Fen };

/** A part of the gross, in hundredths of a percent of it, or an amount for each person. */
type ServiceFee =
  | { readonly kind: 'share'; readonly basis_points: number }
  | { readonly kind: 'per_person'; readonly amount_fen: Fen };

/** What an enterprise's contract grants and asks beside the premium; null for nothing. */
export type ContractTerms = { readonly discount: Discount | null; readonly service_fee: ServiceFee | null };

type Amounts = {
  readonly gross_fen: Fen;
  readonly discount_fen: Fen;
  readonly service_fee_fen: Fen;
  /** Gross less the discount, and the fee on top. */
  readonly payable_fen: Fen;
};

/** What a change costs, and each person of it in the order given; each column of persons sums to the change's. */
type Quote = Amounts & { readonly persons: readonly Amounts[] };

/** The terms of an enterprise without a contract of its own. */
export const plainTerms: ContractTerms = { discount: null, service_fee: null };

/**
 * What a change costs: the sum of its premiums, less one discount, and one service fee on top. Discount and fee are each
 * one amount for the change, rounded once, and split to the persons by largest remainder.
 *
 * Source: docs/business-rules.md#what-a-change-costs
 *
 * @param premiums of the persons, none negative
 */
export function quoteOf(premiums: readonly Fen[], terms: ContractTerms = plainTerms): Quote {
  const gross_fen = sum(premiums);
  const discount_fen = discountOn(gross_fen, terms.discount);
  const service_fee_fen = feeOn(gross_fen, premiums.length, terms.service_fee);
  const discounts = splitByLargestRemainder(discount_fen, premiums);
  const isPerPerson = terms.service_fee?.kind === 'per_person';
  const fees = splitByLargestRemainder(service_fee_fen, isPerPerson ? premiums.map(() => 1) : premiums);
  return {
    ...amountsOf(gross_fen, discount_fen, service_fee_fen),
    persons: premiums.map((premium, place) => amountsOf(premium, discounts[place]!, fees[place]!)),
  };
}

const amountsOf = (gross_fen: Fen, discount_fen: Fen, service_fee_fen: Fen): Amounts => ({
  gross_fen,
  discount_fen,
  service_fee_fen,
  payable_fen: fen(gross_fen - discount_fen + service_fee_fen),
});

/** Never more than the gross: a discount does not pay anybody. */
function discountOn(gross: Fen, discount: Discount | null): Fen {
  if (discount === null) return fen(0);
  const wanted = discount.kind === 'amount' ? discount.amount_fen : shareOf(gross, discount.basis_points);
  return fen(Math.min(wanted, gross));
}

function feeOn(gross: Fen, persons: number, service_fee: ServiceFee | null): Fen {
  if (service_fee === null) return fen(0);
  if (service_fee.kind === 'share') return shareOf(gross, service_fee.basis_points);
  return fen(service_fee.amount_fen * persons);
}
