import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { splitByLargestRemainder } from './largest-remainder.ts';
import { fen, sum } from './money.ts';

const total = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(fen);
const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });

describe('splitByLargestRemainder', () => {
  it.each(vectors.largest_remainder)('splits $total by $weights', ({ total, weights, parts }) => {
    expect(splitByLargestRemainder(fen(total), weights)).toEqual(parts);
  });

  it('sums to the fen, each part less than a fen from its exact share and of the sign of the whole', () => {
    fc.assert(
      fc.property(total, weights, (amount, shares) => {
        fc.pre(shares.some((weight) => weight > 0));
        const parts = splitByLargestRemainder(amount, shares);
        const whole = shares.reduce((all, weight) => all + weight, 0);
        expect(sum(parts)).toBe(amount);
        parts.forEach((part, place) => {
          const away = BigInt(part) * BigInt(whole) - BigInt(amount) * BigInt(shares[place]!);
          expect(away < BigInt(whole) && -away < BigInt(whole)).toBe(true);
          expect(part === 0 || Math.sign(part) === Math.sign(amount)).toBe(true);
          if (shares[place] === 0) expect(part).toBe(0);
        });
      }),
      { numRuns },
    );
  });

  it('gives a larger weight never less, and of equal ones the earlier never less', () => {
    fc.assert(
      fc.property(fc.nat(100_000).map(fen), weights, (amount, shares) => {
        fc.pre(shares.some((weight) => weight > 0));
        const parts = splitByLargestRemainder(amount, shares);
        const order = shares.map((_, place) => place).toSorted((a, b) => shares[b]! - shares[a]! || a - b);
        order.slice(1).forEach((place, i) => expect(parts[place]).toBeLessThanOrEqual(parts[order[i]!]!));
      }),
      { numRuns },
    );
  });

  it('splits what passes the whole numbers of a float by its weights', () => {
    const most = fen(Number.MAX_SAFE_INTEGER);
    expect(splitByLargestRemainder(most, [Number.MAX_SAFE_INTEGER, 1])).toEqual([most - 1, 1]);
  });

  it('splits nothing among nobody, and throws for an amount that nobody bears', () => {
    expect(splitByLargestRemainder(fen(0), [])).toEqual([]);
    expect(splitByLargestRemainder(fen(0), [0, 0])).toEqual([0, 0]);
    expect(() => splitByLargestRemainder(fen(1), [0, 0])).toThrow(RangeError);
  });

  it.each([[[-1, 2]], [[0.5]], [[Number.NaN]]])('throws for the weights %j', (shares) => {
    expect(() => splitByLargestRemainder(fen(10), shares)).toThrow(RangeError);
  });
});
