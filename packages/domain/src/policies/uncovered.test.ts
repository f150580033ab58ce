import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { cliffOf, gapDay } from './uncovered.ts';

it.each([
  ['tomorrow', '2026-11-21', '2026-11-22'],
  ['month_end', '2026-11-21', '2026-12-01'],
  ['month_end', '2026-12-31', '2027-01-01'],
  ['tomorrow', '2028-02-28', '2028-02-29'],
  ['month_end', '2028-02-29', '2028-03-01'],
  ['tomorrow', '2028-02-29', '2028-03-01'],
] as const)('asks about %s on %s from %s on', (kind, today, from) => {
  expect(gapDay(kind, day(today))).toBe(from);
});

const daysOf = (heads: readonly number[]) =>
  heads.map((count, at) => ({ day: addDays(day('2026-11-21'), at), heads: count }));

it.each([
  ['nothing falls', [3, 3, 4], undefined],
  ['nobody is covered', [0, 0], undefined],
  ['less than a tenth falls', [100, 91, 90, 85], undefined],
  ['a tenth falls', [100, 90], { day: '2026-11-22', before: 100, after: 90 }],
  ['the steeper of two', [100, 80, 20], { day: '2026-11-23', before: 80, after: 20 }],
  ['the first of two alike', [100, 80, 60], { day: '2026-11-22', before: 100, after: 80 }],
  ['all of them', [1, 0, 0], { day: '2026-11-22', before: 1, after: 0 }],
] as const)('finds the cliff where %s', (_, heads, cliff) => {
  expect(cliffOf(daysOf(heads))).toEqual(cliff);
});

it('leaves out no fall of a tenth that is steeper than the cliff', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3_000), { maxLength: 45 }), (heads) => {
      const found = cliffOf(daysOf(heads));
      const lost = found ? found.before - found.after : 0;
      for (const [at, after] of heads.slice(1).entries()) {
        const before = heads[at]!;
        if (before - after >= Math.max(1, before * 0.1)) expect(before - after).toBeLessThanOrEqual(lost);
      }
    }),
  );
});
