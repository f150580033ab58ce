import { describe, expect, it } from 'vitest';
import { fen, sum } from './money.ts';

describe('fen', () => {
  it.each([0, 1, -250, Number.MAX_SAFE_INTEGER])('takes %d, a whole number', (amount) => {
    expect(fen(amount)).toBe(amount);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('throws for %d', (amount) => {
    expect(() => fen(amount)).toThrow(RangeError);
  });
});

describe('sum', () => {
  it('adds amounts, and nothing is nothing', () => {
    expect([sum([fen(3_936), fen(64), fen(-1)]), sum([])]).toEqual([3_999, 0]);
  });

  it('throws rather than lose a fen beyond the whole numbers', () => {
    expect(() => sum([fen(Number.MAX_SAFE_INTEGER), fen(1)])).toThrow(RangeError);
  });
});
