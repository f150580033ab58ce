import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { numRuns } from '../../test/runs.ts';
import { inCapitals } from './capitals.ts';
import { fen } from './money.ts';

describe('inCapitals', () => {
  it.each([
    ...Object.entries(vectors.rmb_capitals),
    ['10000000100', '壹亿零壹元整'],
    ['10100000000', '壹亿零壹佰万元整'],
    ['100001000', '壹佰万零壹拾元整'],
    ['10100000', '壹拾万壹仟元整'],
    ['5', '伍分'],
  ])('writes %s fen as %s', (amount, written) => {
    expect(inCapitals(fen(Number(amount)))).toBe(written);
  });

  it('writes no two amounts alike, never a zero twice, and none at the end', () => {
    const amount = fc.nat(99_999_999_999_999);
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        fc.pre(one !== other);
        expect(inCapitals(fen(one))).not.toBe(inCapitals(fen(other)));
        expect(inCapitals(fen(one))).not.toMatch(/零零|.零[元万亿整]/);
      }),
      { numRuns },
    );
  });

  it('writes no amount of a thousand billion yuan', () => {
    expect(() => inCapitals(fen(100_000_000_000_000))).toThrow(RangeError);
  });
});
