import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCover, cut } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import { addDays, day, type Period } from '../calendar/day.ts';
import { fen, sum } from './money.ts';
import { type PriceUnit, priceUnits, premiumOfDays, premiumOfPerson } from './premium.ts';

const period = ([from, to]: readonly string[]): Period => ({ from: day(from ?? ''), to: day(to ?? '') });
const year = period(['2026-01-01', '2026-12-31']);
const price = fc.nat(100_000_000).map(fen);

const premium = (price_unit: PriceUnit, base: number, cover: Period, policy = year) =>
  premiumOfPerson({ price_unit, base_price_fen: fen(base), loading_percent: 100, policy, cover });

describe('premiumOfPerson', () => {
  it.each([
    [
      ['2026-01-31', '2026-04-30'],
      [5_800, 5_800, 5_800, 5_800],
    ],
    [['2026-02-28', '2026-02-28'], [5_800]],
    [['2026-03-01', '2026-03-31'], [5_800]],
  ] as [string[], number[]][])(
    'B2 charges the months of %j whole from their first covered day',
    (days, amounts) => {
      const { parts, premium_fen } = premium('MONTH_NATURAL_FULL', 5_800, period(days));
      expect(parts.map(({ amount_fen }) => amount_fen)).toEqual(amounts);
      expect(premium_fen).toBe(5_800 * amounts.length);
    },
  );

  it('B2 charges rolling months from the own start, whole but for the one that the policy ends in', () => {
    const { parts, premium_fen, days } = premium(
      'MONTH_ROLLING',
      7_600,
      period(['2026-10-31', '2026-12-31']),
    );
    expect(parts).toEqual([
      { from: '2026-10-31', to: '2026-11-29', days: 30, period_days: 30, amount_fen: 7_600 },
      { from: '2026-11-30', to: '2026-12-30', days: 31, period_days: 31, amount_fen: 7_600 },
      // One day of the 31 to 2027-01-30: 245.16 fen.
      { from: '2026-12-31', to: '2026-12-31', days: 1, period_days: 31, amount_fen: 245 },
    ]);
    expect([premium_fen, days]).toEqual([15_445, 62]);
  });

  it('B2 charges a rolling month that begins with a month as that month', () => {
    const march = period(['2026-03-01', '2026-03-31']);
    expect(premium('MONTH_ROLLING', 7_600, march, march).premium_fen).toBe(7_600);
    const fromTheEleventh = period(['2026-03-11', '2026-03-31']);
    expect(premium('MONTH_ROLLING', 7_600, fromTheEleventh, march)).toMatchObject({
      premium_fen: 5_148,
      parts: [{ days: 21, period_days: 31 }],
    });
  });

  it('B2 never charges a later start of rolling months more', () => {
    fc.assert(
      fc.property(price, anyCover(800), (base, { period: of, cover }) => {
        const until = (from: Period['from']) =>
          premium('MONTH_ROLLING', base, { from, to: of.to }, of).premium_fen;
        if (cover.from < of.to) expect(until(addDays(cover.from, 1))).toBeLessThanOrEqual(until(cover.from));
      }),
      { numRuns },
    );
  });
});

describe('premiumOfDays', () => {
  it('B2 sums to the premium however the cover is cut, for every unit, and costs nothing outside it', () => {
    const cuts = fc.array(fc.nat(400));
    fc.assert(
      fc.property(fc.constantFrom(...priceUnits), price, anyCover(400), cuts, (unit, base, of, after) => {
        const { parts, premium_fen } = premium(unit, base, of.cover, of.period);
        const amounts = cut(of.cover, after).map((days) => premiumOfDays(parts, days));
        expect(sum(amounts)).toBe(premium_fen);
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
        const before = addDays(of.cover.from, -1);
        expect(premiumOfDays(parts, { from: before, to: before })).toBe(0);
        expect(premiumOfDays(parts, { from: before, to: addDays(of.cover.to, 9) })).toBe(premium_fen);
      }),
      { numRuns },
    );
  });
});
