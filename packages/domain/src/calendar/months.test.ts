import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { addDays, calendarMonth, day, daysIn } from './day.ts';
import { addMonths, rollingMonth, yearFrom } from './months.ts';

describe('addMonths', () => {
  it.each(vectors.add_months)('is $result for $date and $n months, aiming at $anchor', (vector) => {
    expect(addMonths(day(vector.date), vector.n, vector.anchor ?? undefined)).toBe(vector.result);
  });

  it('lies in the month that is meant, on the anchor or on the last day before it', () => {
    const months = fc.integer({ min: -600, max: 600 });
    fc.assert(
      fc.property(anyDay(), months, fc.integer({ min: 1, max: 31 }), (on, n, anchor) => {
        const later = addMonths(on, n, anchor);
        const monthOf = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
        expect(monthOf(later) - monthOf(on)).toBe(n);
        const date = Number(later.slice(8));
        expect(date === anchor || (date < anchor && later === calendarMonth(later).to)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('keeps the order of days', () => {
    fc.assert(
      fc.property(anyDay(), anyDay(), fc.integer({ min: -60, max: 60 }), (a, b, n) => {
        const [first, second] = a <= b ? [a, b] : [b, a];
        expect(addMonths(first, n) <= addMonths(second, n)).toBe(true);
      }),
      { numRuns },
    );
  });
});

describe('rollingMonth', () => {
  it.each(vectors.rolling_month)('from $start ends on $end', ({ start, end }) => {
    expect(rollingMonth(day(start), 0)).toEqual({ from: start, to: end });
  });

  it('of the 31st comes back to it after February', () => {
    const months = [0, 1, 2].map((n) => rollingMonth(day('2026-01-31'), n));
    expect(months.map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-31', '2026-02-27'],
      ['2026-02-28', '2026-03-30'],
      ['2026-03-31', '2026-04-29'],
    ]);
  });

  it('touches the one after it, without a gap and without a day in both', () => {
    fc.assert(
      fc.property(anyDay(), fc.nat(120), (start, n) => {
        const month = rollingMonth(start, n);
        expect(rollingMonth(start, n + 1).from).toBe(addDays(month.to, 1));
        expect(daysIn(month)).toBeGreaterThanOrEqual(28);
        expect(daysIn(month)).toBeLessThanOrEqual(31);
      }),
      { numRuns },
    );
  });
});

it.each(vectors.year_policy)('a year from $start ends on $end, after $days days', ({ start, end, days }) => {
  const year = yearFrom(day(start));
  expect(year).toEqual({ from: start, to: end });
  expect(daysIn(year)).toBe(days);
});
