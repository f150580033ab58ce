import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { numRuns } from '../../test/runs.ts';
import { addDays, day } from '../calendar/day.ts';
import { fen } from './money.ts';
import { shortRateRefund } from './short-rate.ts';

const kept_percent = [0, 10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95, 100];
const from = day('2026-01-01');

describe('shortRateRefund', () => {
  it.each(vectors.short_rate)('gives back $refund of $annual fen from $off_from on', (vector) => {
    const off_from = day(vector.off_from);
    const annual_fen = fen(vector.annual);
    expect(shortRateRefund({ annual_fen, from: day(vector.period[0]!), off_from, kept_percent })).toBe(
      vector.refund,
    );
  });

  it('never gives back more for a later day, more than was paid, or less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(400), fc.nat(60), (annual, days, more) => {
        const after = (later: number) =>
          shortRateRefund({ annual_fen: fen(annual), from, off_from: addDays(from, later), kept_percent });
        expect(after(days)).toBeLessThanOrEqual(annual);
        expect(after(days + more)).toBeLessThanOrEqual(after(days));
        expect(after(days + more)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns },
    );
  });
});
