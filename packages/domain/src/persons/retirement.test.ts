import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDay } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { day } from '../calendar/day.ts';
import { addMonths } from '../calendar/months.ts';
import { type RetirementGroup, retirementOf } from './retirement.ts';

it.each(vectors.retirement)('retires a $group born in $born at $years years $months months', (vector) => {
  const { born, group, years, months, month } = vector;
  for (const date of ['01', '28'])
    expect(retirementOf(day(`${born}-${date}`), group as RetirementGroup)).toEqual({ years, months, month });
});

it.each([
  ['man', 60, 63],
  ['woman_55', 55, 58],
  ['woman_50', 50, 55],
] as const)('retires a %s between %d and %d, and nobody before someone older', (group, from, to) => {
  fc.assert(
    fc.property(anyDay('1940-01-01', '2010-12-31'), (born) => {
      const { years, months, month } = retirementOf(born, group);
      expect(years * 12 + months).toBeGreaterThanOrEqual(from * 12);
      expect(years * 12 + months).toBeLessThanOrEqual(to * 12);
      expect(retirementOf(addMonths(born, 1), group).month > month).toBe(true);
    }),
    { numRuns },
  );
});
