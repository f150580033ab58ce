import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import { fen, sum } from './money.ts';
import { type ContractTerms, quoteOf } from './quote.ts';

const premiums = [2_845, 2_845, 4_268].map(fen);

const anyAmount = fc.nat(1_000_000).map(fen);
const anyTerms: fc.Arbitrary<ContractTerms> = fc.record({
  discount: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('share' as const), basis_points: fc.nat(10_000) }),
    fc.record({ kind: fc.constant('amount' as const), amount_fen: anyAmount }),
  ),
  service_fee: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('share' as const), basis_points: fc.nat(10_000) }),
    fc.record({ kind: fc.constant('per_person' as const), amount_fen: anyAmount }),
  ),
});

describe('quoteOf', () => {
  it('B2 asks for the premiums and nothing else without a contract', () => {
    const quote = quoteOf(premiums);
    expect(quote).toMatchObject({
      gross_fen: 9_958,
      discount_fen: 0,
      service_fee_fen: 0,
      payable_fen: 9_958,
    });
    expect(quote.persons.map(({ payable_fen }) => payable_fen)).toEqual(premiums);
  });

  it('B2 rounds discount and fee once for the change, and splits them by largest remainder', () => {
    // 5 % of 99.58 is 4.979; of the 4.98 the shares are 142.28, 142.28 and 213.44 fen.
    const discount = { kind: 'share', basis_points: 500 } as const;
    const service_fee = { kind: 'per_person', amount_fen: fen(150) } as const;
    const quote = quoteOf(premiums, { discount, service_fee });
    expect(quote).toMatchObject({
      gross_fen: 9_958,
      discount_fen: 498,
      service_fee_fen: 450,
      payable_fen: 9_910,
    });
    expect(quote.persons).toEqual([
      { gross_fen: 2_845, discount_fen: 142, service_fee_fen: 150, payable_fen: 2_853 },
      { gross_fen: 2_845, discount_fen: 142, service_fee_fen: 150, payable_fen: 2_853 },
      { gross_fen: 4_268, discount_fen: 214, service_fee_fen: 150, payable_fen: 4_204 },
    ]);
  });

  it('B2 takes a fee by share from the gross, not from what a discount left of it', () => {
    const discount = { kind: 'amount', amount_fen: fen(5_000) } as const;
    const service_fee = { kind: 'share', basis_points: 600 } as const;
    expect(quoteOf([fen(10_000)], { discount, service_fee })).toMatchObject({
      discount_fen: 5_000,
      service_fee_fen: 600,
      payable_fen: 5_600,
    });
  });

  it('B2 never gives a discount beyond the gross', () => {
    const discount = { kind: 'amount', amount_fen: fen(99_999) } as const;
    expect(quoteOf(premiums, { discount, service_fee: null })).toMatchObject({
      discount_fen: 9_958,
      payable_fen: 0,
    });
  });

  it('is nothing for nobody', () => {
    expect(quoteOf([])).toMatchObject({ gross_fen: 0, payable_fen: 0, persons: [] });
  });

  it('has persons who sum to the change in every column, and nobody pays less than nothing', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 30 }), anyTerms, (of, terms) => {
        const { persons, ...whole } = quoteOf(of, terms);
        for (const column of ['gross_fen', 'discount_fen', 'service_fee_fen', 'payable_fen'] as const)
          expect(sum(persons.map((person) => person[column]))).toBe(whole[column]);
        expect(whole.payable_fen).toBe(whole.gross_fen - whole.discount_fen + whole.service_fee_fen);
        for (const { payable_fen } of persons) expect(payable_fen).toBeGreaterThanOrEqual(0);
      }),
      { numRuns },
    );
  });
});
