import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import { addDays, calendarMonth, day, daysIn } from '../calendar/day.ts';
import { addMonths, yearFrom } from '../calendar/months.ts';
import { canRenew, nextPeriod } from './renewal.ts';

const period = (from: string, to: string) => ({ from: day(from), to: day(to) });

describe('nextPeriod', () => {
  it.each([
    [period('2026-11-01', '2026-11-30'), 'MONTH_NATURAL', period('2026-12-01', '2026-12-31')],
    [period('2026-12-01', '2026-12-31'), 'MONTH_NATURAL', period('2027-01-01', '2027-01-31')],
    [period('2028-01-01', '2028-01-31'), 'MONTH_NATURAL_FULL', period('2028-02-01', '2028-02-29')],
    [period('2026-01-01', '2026-03-31'), 'MONTH_NATURAL', period('2026-04-01', '2026-06-30')],
    [period('2026-11-15', '2026-12-14'), 'MONTH_ROLLING', period('2026-12-15', '2027-01-14')],
    [period('2026-11-10', '2026-11-30'), 'MONTH_NATURAL', period('2026-12-01', '2026-12-21')],
    [period('2025-12-01', '2026-11-30'), 'YEAR', period('2026-12-01', '2027-11-30')],
    [period('2024-02-29', '2025-02-27'), 'YEAR', period('2025-02-28', '2026-02-27')],
    [period('2026-11-01', '2026-11-07'), 'DAY', period('2026-11-08', '2026-11-14')],
  ] as const)('B4 lets %o of %s be followed by %o', (before, price_unit, after) => {
    expect(nextPeriod(before, price_unit)).toEqual(after);
  });

  it('B4 leaves no day between two policies, and keeps months months and years years', () => {
    fc.assert(
      fc.property(anyDay(), fc.integer({ min: 1, max: 800 }), (from, days) => {
        const before = { from, to: addDays(from, days - 1) };
        for (const unit of ['MONTH_NATURAL', 'MONTH_ROLLING', 'YEAR', 'DAY'] as const) {
          const after = nextPeriod(before, unit);
          expect(after.from).toBe(addDays(before.to, 1));
          if (unit === 'YEAR') expect(after).toEqual(yearFrom(after.from));
          else expect(Math.abs(daysIn(after) - days)).toBeLessThanOrEqual(5);
        }
        const month = calendarMonth(from);
        expect(nextPeriod(month, 'MONTH_NATURAL')).toEqual(calendarMonth(addMonths(month.from, 1)));
      }),
      { numRuns },
    );
  });
});

it.each([
  ['2026-11-18', false],
  ['2026-11-19', true],
  ['2026-11-30', true],
  ['2026-12-07', true],
  ['2026-12-08', false],
])('B4 lets a month that ends on 30 November be renewed on %s: %s', (today, can) => {
  expect(canRenew(period('2026-11-01', '2026-11-30'), 12, day(today))).toBe(can);
});
