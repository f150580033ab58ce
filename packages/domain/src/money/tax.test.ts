import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { numRuns } from '../../test/runs.ts';
import { fen } from './money.ts';
import { splitTax } from './tax.ts';

describe('splitTax', () => {
  it.each(vectors.tax_split)('$gross at $rate % is $net and $tax', ({ gross, rate, net, tax }) => {
    expect(splitTax(fen(gross), rate)).toEqual({ net_fen: net, tax_fen: tax });
  });

  it('loses no fen, and asks the tax of what is before it to the nearest fen', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.nat(17), (gross, rate) => {
        const { net_fen, tax_fen } = splitTax(fen(gross), rate);
        expect(net_fen + tax_fen).toBe(gross);
        const off = BigInt(net_fen) * (100n + BigInt(rate)) - BigInt(gross) * 100n;
        expect(2n * (off < 0n ? -off : off) <= 100n + BigInt(rate)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('splits nothing negative', () => {
    expect(() => splitTax(fen(-1), 6)).toThrow(RangeError);
  });
});
