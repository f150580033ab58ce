import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import {
  addDays,
  calendarMonth,
  covers,
  day,
  dayAt,
  dayNumber,
  daysIn,
  earlier,
  later,
  readDay,
} from './day.ts';

describe('readDay', () => {
  it.each(['2026-01-01', '2000-02-29', '1800-01-01', '2999-12-31'])('reads %s', (text) => {
    expect(readDay(text)).toBe(text);
  });

  it.each([
    ['a day that February lacks', '2026-02-29'],
    ['29 February 2100, no leap year', '2100-02-29'],
    ['31 April', '2026-04-31'],
    ['month 0', '2026-00-10'],
    ['month 13', '2026-13-01'],
    ['date 0', '2026-01-00'],
    ['a year before 1800', '1799-12-31'],
    ['a year after 2999', '3000-01-01'],
    ['single digits', '2026-1-1'],
    ['slashes', '2026/01/01'],
    ['a time behind it', '2026-01-01 00:00'],
    ['a line break behind it', '2026-01-01\n'],
    ['white space', ' 2026-01-01'],
    ['full-width digits', '２０２６-01-01'],
    ['nothing', ''],
  ])('refuses %s', (_what, text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it('has each day of four centuries just once, as another calendar counts them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_000, max: 376_000 }), (number) => {
        const text = new Date(number * 86_400_000).toISOString().slice(0, 10);
        expect([readDay(text), dayAt(number), dayNumber(day(text))]).toEqual([text, text, number]);
      }),
      { numRuns },
    );
  });
});

describe('day', () => {
  it('throws for a text that is no day', () => {
    expect(() => day('2026-02-30')).toThrow(RangeError);
  });
});

describe('dayNumber', () => {
  it.each([
    ['1949-10-01', -7397],
    ['1970-01-01', 0],
    ['2000-02-29', 11_016],
    ['2026-11-21', 20_778],
    ['2100-03-01', 47_541],
  ])('counts %s as %d days since 1970-01-01', (text, number) => {
    expect([dayNumber(day(text)), dayAt(number)]).toEqual([number, text]);
  });
});

describe('dayAt', () => {
  it.each([Number.NaN, 0.5, -62_092, 376_200])('throws for %d, which no day has', (number) => {
    expect(() => dayAt(number)).toThrow(RangeError);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['1986-05-03', 1, '1986-05-04'],
  ])('goes from %s by %d to %s', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to);
  });
});

describe('a period', () => {
  const march = { from: day('2026-03-01'), to: day('2026-03-31') };

  it('counts both its ends', () => {
    expect([daysIn(march), daysIn({ from: march.to, to: march.to })]).toEqual([31, 1]);
  });

  it('covers its ends and no day beside them', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(day);
    expect(days.map((one) => covers(march, one))).toEqual([false, true, true, false]);
  });

  it('has the earlier and the later of two days as its ends', () => {
    const [a, b] = [day('2026-09-30'), day('2026-10-01')];
    expect([earlier(a, b), earlier(b, a), later(a, b), later(b, a)]).toEqual([a, a, b, b]);
  });
});

describe('calendarMonth', () => {
  it.each([
    ['2026-02-14', '2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2026-04-01', '2026-04-01', '2026-04-30'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('puts %s in %s to %s', (on, from, to) => {
    expect(calendarMonth(day(on))).toEqual({ from, to });
  });

  it('covers its day and touches the months beside it, without gap or overlap', () => {
    fc.assert(
      fc.property(anyDay('1801-01-01', '2998-12-31'), (on) => {
        const month = calendarMonth(on);
        expect(covers(month, on)).toBe(true);
        expect(calendarMonth(addDays(month.to, 1)).from).toBe(addDays(month.to, 1));
        expect(calendarMonth(addDays(month.from, -1)).to).toBe(addDays(month.from, -1));
      }),
      { numRuns },
    );
  });
});
