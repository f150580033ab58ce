import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDay } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import { addDays, day } from '../calendar/day.ts';
import { yearFrom } from '../calendar/months.ts';
import { priceUnits } from '../money/premium.ts';
import { fitsPrice } from './sold-period.ts';

it.each([
  ['2026-01-01', '2026-12-31', true],
  ['2026-03-15', '2027-03-14', true],
  ['2024-02-29', '2025-02-27', true],
  ['2026-03-01', '2026-03-31', false],
  ['2026-01-01', '2026-12-30', false],
  ['2026-01-01', '2027-12-31', false],
])('B1 sells a plan of a year from %s to %s: %s', (from, to, fits) => {
  expect(fitsPrice('YEAR', { from: day(from), to: day(to) })).toBe(fits);
});

it('B1 sells a plan of a year for no day more or less than a year, and others for any days', () => {
  fc.assert(
    fc.property(anyDay('2000-01-01', '2060-12-31'), fc.integer({ min: -300, max: 300 }), (from, more) => {
      const period = { from, to: addDays(yearFrom(from).to, more) };
      expect(fitsPrice('YEAR', period)).toBe(more === 0);
      for (const unit of priceUnits) if (unit !== 'YEAR') expect(fitsPrice(unit, period)).toBe(true);
    }),
    { numRuns },
  );
});
