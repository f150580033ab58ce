import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCover, anyPeriod, cut } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { addDays, calendarMonth, day, daysIn, type Period } from '../calendar/day.ts';
import { rollingMonth } from '../calendar/months.ts';
import { fen, sum } from './money.ts';
import {
  earned,
  loadedPrice,
  type PriceUnit,
  priceUnits,
  premiumOfPerson,
  proRataPremium,
  shareOf,
} from './premium.ts';

const period = ([from, to]: readonly string[]): Period => ({ from: day(from ?? ''), to: day(to ?? '') });
const year = period(['2026-01-01', '2026-12-31']);
const price = fc.nat(100_000_000).map(fen);

const premium = (price_unit: PriceUnit, base: number, cover: Period, policy = year, loading_percent = 100) =>
  premiumOfPerson({ price_unit, base_price_fen: fen(base), loading_percent, policy, cover });

describe('proRataPremium', () => {
  it.each(vectors.charge)('B2 asks $amount fen of $unit for $cover of $period', (vector) => {
    expect(proRataPremium(fen(vector.unit), period(vector.period), period(vector.cover))).toBe(vector.amount);
  });

  it('B2 sums to the price however the period is cut', () => {
    fc.assert(
      fc.property(price, anyPeriod(400), fc.array(fc.nat(400)), (whole, of, cuts) => {
        expect(sum(cut(of, cuts).map((part) => proRataPremium(whole, of, part)))).toBe(whole);
      }),
      { numRuns },
    );
  });

  it('B2 sums to its own premium however a cover is cut, and is never negative', () => {
    fc.assert(
      fc.property(price, anyCover(400), fc.array(fc.nat(400)), (whole, { period: of, cover }, cuts) => {
        const parts = cut(cover, cuts).map((part) => proRataPremium(whole, of, part));
        expect(sum(parts)).toBe(proRataPremium(whole, of, cover));
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns },
    );
  });

  it.each([
    ['2025-12-31', '2026-01-01'],
    ['2026-12-31', '2027-01-01'],
    ['2026-03-02', '2026-03-01'],
  ])('throws for %s to %s, no part of the year', (from, to) => {
    expect(() => proRataPremium(fen(100), year, { from: day(from), to: day(to) })).toThrow(RangeError);
  });
});

describe('earned', () => {
  it('rounds half up: a day of a 366-day year at 183 fen is half a fen, and one', () => {
    expect([earned(fen(183), 1, 366), earned(fen(182), 1, 366)]).toEqual([1, 0]);
  });

  it('is exact where twice the product passes the whole numbers that a float holds', () => {
    const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    const days = fc
      .integer({ min: 1, max: 1200 })
      .chain((whole) => fc.tuple(fc.nat(whole), fc.constant(whole)));
    fc.assert(
      fc.property(amount, days, (whole_fen, [some, whole]) => {
        const exact = (2n * BigInt(whole_fen) * BigInt(some) + BigInt(whole)) / (2n * BigInt(whole));
        expect(BigInt(earned(fen(whole_fen), some, whole))).toBe(exact);
      }),
      { numRuns },
    );
  });

  it.each([
    [-1, 1, 30],
    [100, -1, 30],
    [100, 31, 30],
    [100, 0.5, 30],
    [100, 0, 0],
  ])('throws for %d fen, %d of %d days', (amount, days, whole) => {
    expect(() => earned(fen(amount), days, whole)).toThrow(RangeError);
  });
});

describe('loadedPrice', () => {
  it.each([
    [4_200, 100, 4_200],
    [4_200, 150, 6_300],
    [4_201, 150, 6_302],
    [33, 150, 50],
    [1, 149, 1],
    [0, 150, 0],
  ])('makes %d fen at %d percent %d', (base, percent, loaded) => {
    expect(loadedPrice(fen(base), percent)).toBe(loaded);
  });
});

describe('premiumOfPerson', () => {
  it('B2 charges a natural month by its own days, whatever days the policy has of it', () => {
    const february = period(['2026-02-10', '2026-02-28']);
    const part = { ...february, days: 19, period_days: 28, amount_fen: 3_936 };
    const line = {
      base_price_fen: 5_800,
      unit_price_fen: 5_800,
      loading_percent: 100,
      days: 19,
      parts: [part],
      premium_fen: 3_936,
    };
    expect(premium('MONTH_NATURAL', 5_800, february, february)).toEqual(line);
    expect(premium('MONTH_NATURAL', 5_800, february)).toEqual(line);
  });

  it('B2 charges each natural month that a cover touches', () => {
    const { parts, premium_fen, days } = premium(
      'MONTH_NATURAL',
      5_800,
      period(['2026-01-31', '2026-04-30']),
    );
    expect(parts.map(({ from, days, amount_fen }) => [from, days, amount_fen])).toEqual([
      ['2026-01-31', 1, 187],
      ['2026-02-01', 28, 5_800],
      ['2026-03-01', 31, 5_800],
      ['2026-04-01', 30, 5_800],
    ]);
    expect([premium_fen, days]).toEqual([17_587, 90]);
  });

  it('B2 charges a year by the days of the policy', () => {
    const { parts, premium_fen } = premium('YEAR', 29_800, period(['2026-03-15', '2026-12-31']));
    expect(parts).toEqual([
      { from: '2026-03-15', to: '2026-12-31', days: 292, period_days: 365, amount_fen: 23_840 },
    ]);
    expect(premium_fen).toBe(23_840);
  });

  it('B2 charges each day its price', () => {
    const { parts, premium_fen } = premium('DAY', 280, period(['2026-02-27', '2026-03-02']));
    expect(parts).toEqual([
      { from: '2026-02-27', to: '2026-03-02', days: 4, period_days: 1, amount_fen: 1_120 },
    ]);
    expect(premium_fen).toBe(1_120);
  });

  it('rounds the loading on the unit price, before the days', () => {
    const line = premium('MONTH_NATURAL', 33, period(['2026-04-01', '2026-04-15']), year, 150);
    expect([line.base_price_fen, line.unit_price_fen, line.premium_fen]).toEqual([33, 50, 25]);
  });

  it('has parts that touch, lie in one month each and sum to the premium', () => {
    const unit = fc.constantFrom<PriceUnit>(...priceUnits);
    fc.assert(
      fc.property(
        unit,
        price,
        fc.integer({ min: 100, max: 200 }),
        anyCover(400),
        (price_unit, base, percent, of) => {
          const line = premium(price_unit, base, of.cover, of.period, percent);
          const { parts } = line;
          expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([of.cover.from, of.cover.to]);
          parts.slice(1).forEach(({ from }, i) => expect(from).toBe(addDays(parts[i]?.to ?? from, 1)));
          expect(line.days).toBe(daysIn(of.cover));
          expect(line.premium_fen).toBe(sum(parts.map(({ amount_fen }) => amount_fen)));
          if (price_unit === 'MONTH_ROLLING')
            parts.forEach(({ from, to, period_days }, n) => {
              const month = rollingMonth(of.cover.from, n);
              expect([from, period_days]).toEqual([month.from, daysIn(month)]);
              expect(to <= month.to).toBe(true);
            });
          if (price_unit === 'MONTH_NATURAL' || price_unit === 'MONTH_NATURAL_FULL')
            for (const { from, to, period_days } of parts) {
              expect(calendarMonth(from)).toEqual(calendarMonth(to));
              expect(period_days).toBe(daysIn(calendarMonth(from)));
            }
        },
      ),
      { numRuns },
    );
  });

  it.each<PriceUnit>(priceUnits)('throws for cover by %s beyond the policy', (unit) => {
    expect(() => premium(unit, 100, period(['2026-12-31', '2027-01-01']))).toThrow(RangeError);
  });
});

describe('shareOf', () => {
  it.each([
    [10_000, 250, 250],
    [9_999, 50, 50],
    [100, 50, 1],
    [99, 50, 0],
    [0, 600, 0],
  ])('of %d fen at %d hundredths of a percent is %d', (amount, basis_points, share) => {
    expect(shareOf(fen(amount), basis_points)).toBe(share);
  });
});
