import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { addDays, day, readDay } from '../calendar/day.ts';
import { ageFaults } from '../roster/age-faults.ts';
import { type AgeBand, ageOn, bandOf, dayOlderThan, lastBornAt, oldestOf } from './age.ts';

const band = (age_min: number, age_max: number, more: Partial<AgeBand> = {}): AgeBand => ({
  age_min,
  age_max,
  class_max: null,
  loading_percent: 100,
  warning: null,
  over_age: 0,
  ...more,
});

const standard = [
  band(16, 17, { class_max: 3, warning: 'MINOR_WORKER' }),
  band(18, 60),
  band(61, 65, { warning: 'RETIREMENT_AGE' }),
];
const withOverAge = [...standard, band(66, 70, { loading_percent: 150, over_age: 1 })];

describe('ageOn', () => {
  it.each(vectors.age)('is $age on $on for someone born on $born', ({ born, on, age }) => {
    expect(ageOn(day(born), day(on))).toBe(age);
  });

  it('is the number of birthdays since the birth, on 1 March where a year lacks 29 February', () => {
    fc.assert(
      fc.property(anyDay('1920-01-01', '2020-01-01'), anyDay('2020-01-01', '2060-12-31'), (born, on) => {
        const first = Number(born.slice(0, 4)) + 1;
        const birthdays = Array.from({ length: 141 }, (_, i) => `${first + i}${born.slice(4)}`).map(
          (text) => readDay(text) ?? `${text.slice(0, 4)}-03-01`,
        );
        expect(ageOn(born, on)).toBe(birthdays.filter((birthday) => birthday <= on).length);
      }),
      { numRuns },
    );
  });

  it.each(['2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29'].map((on, i) => [on, [26, 27, 27, 28][i]]))(
    'has someone born on 29 February 2000 on %s at %d',
    (on, age) => {
      expect(ageOn(day('2000-02-29'), day(String(on)))).toBe(age);
    },
  );
});

describe('bandOf', () => {
  it('finds the band by either end, and none beside them', () => {
    const ages = [15, 16, 17, 18, 60, 61, 65, 66];
    expect(ages.map((age) => bandOf(standard, age)?.age_min)).toEqual([
      undefined,
      16,
      16,
      18,
      18,
      61,
      61,
      undefined,
    ]);
  });
});

describe('ageFaults', () => {
  it.each([
    [15, [{ code: 'AGE_LOW', level: 'error', detail: { age: 15, age_min: 16 } }]],
    [16, [{ code: 'MINOR_WORKER', level: 'warn', detail: { age: 16 } }]],
    [18, []],
    [60, []],
    [61, [{ code: 'RETIREMENT_AGE', level: 'warn', detail: { age: 61 } }]],
    [66, [{ code: 'AGE_OVERBAND', level: 'error', detail: { age: 66, age_max: 65 } }]],
    [70, [{ code: 'AGE_OVERBAND', level: 'error', detail: { age: 70, age_max: 65 } }]],
    [71, [{ code: 'AGE_HIGH', level: 'error', detail: { age: 71, age_max: 65 } }]],
  ])('B3 judges the age of %d under a standard plan', (age, verdicts) => {
    expect(ageFaults(standard, age)).toMatchObject(verdicts);
    expect(ageFaults(standard, age)).toHaveLength(verdicts.length);
  });

  it('B2 insures the over-age up to 70 where a plan has a band for them', () => {
    expect([66, 70].flatMap((age) => ageFaults(withOverAge, age))).toEqual([]);
    expect(ageFaults(withOverAge, 71)).toMatchObject([
      { code: 'AGE_HIGH', detail: { age: 71, age_max: 70 } },
    ]);
  });

  it('names the nearer end for an age between two bands', () => {
    const gapped = [band(18, 50), band(66, 70, { over_age: 1 })];
    expect(ageFaults(gapped, 55)).toMatchObject([{ code: 'AGE_HIGH', detail: { age: 55, age_max: 50 } }]);
  });

  it('throws for a plan without bands', () => {
    expect(() => ageFaults([], 30)).toThrow(RangeError);
  });
});

describe('ages the other way round', () => {
  const ages = fc.integer({ min: 0, max: 99 });

  it('names the first day on which somebody is older than an age', () => {
    expect(dayOlderThan(day('1960-12-31'), 65)).toBe('2026-12-31');
    expect(dayOlderThan(day('2000-02-29'), 25)).toBe('2026-03-01');
    fc.assert(
      fc.property(anyDay(), ages, (born, age) => {
        const first = dayOlderThan(born, age);
        expect([ageOn(born, addDays(first, -1)), ageOn(born, first)]).toEqual([age, age + 1]);
      }),
      { numRuns },
    );
  });

  it('names the last birthday that makes an age', () => {
    expect(lastBornAt(16, day('2026-03-10'))).toBe('2010-03-10');
    expect(lastBornAt(1, day('2024-02-29'))).toBe('2023-02-28');
    fc.assert(
      fc.property(anyDay(), ages, (on, age) => {
        const born = lastBornAt(age, on);
        expect([ageOn(born, on), ageOn(addDays(born, 1), on)]).toEqual([age, age - 1]);
      }),
      { numRuns },
    );
  });

  it('knows the oldest that a plan insures', () => {
    expect([oldestOf(standard), oldestOf(withOverAge)]).toEqual([65, 70]);
  });
});
