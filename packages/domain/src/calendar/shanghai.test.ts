import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import { addDays, day } from './day.ts';
import { atTime, nextMidnight, shanghaiDay, shanghaiTime, startOfDay } from './shanghai.ts';

const at = (text: string) => new Date(text);

describe('shanghaiDay', () => {
  it.each([
    ['2026-12-31T15:59:59Z', '2026-12-31'],
    ['2026-12-31T15:59:59.999Z', '2026-12-31'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
    ['1988-07-01T15:30:00Z', '1988-07-01'],
    ['1960-01-01T00:00:00Z', '1960-01-01'],
  ])('takes %s for %s', (instant, on) => {
    expect(shanghaiDay(at(instant))).toBe(on);
  });

  it('throws for an instant that is none', () => {
    expect(() => shanghaiDay(at('never'))).toThrow(RangeError);
  });
});

describe('shanghaiTime', () => {
  it.each([
    ['2026-03-10T07:59:59.999Z', '2026-03-10 15:59:59'],
    ['2026-03-10T16:00:00Z', '2026-03-11 00:00:00'],
    ['2025-12-31T16:05:09Z', '2026-01-01 00:05:09'],
    ['1969-12-31T15:59:59.500Z', '1969-12-31 23:59:59'],
  ])('shows %s as %s', (instant, shown) => {
    expect(shanghaiTime(at(instant))).toBe(shown);
  });
});

describe('startOfDay', () => {
  it.each([
    ['2026-01-01', '2025-12-31T16:00:00.000Z'],
    ['2028-02-29', '2028-02-28T16:00:00.000Z'],
  ])('begins %s at %s', (on, instant) => {
    expect(startOfDay(day(on)).toISOString()).toBe(instant);
  });

  it('is the first instant of its day', () => {
    fc.assert(
      fc.property(anyDay(), (on) => {
        const start = startOfDay(on);
        expect(shanghaiDay(start)).toBe(on);
        expect(shanghaiDay(new Date(start.getTime() - 1))).toBe(addDays(on, -1));
      }),
      { numRuns },
    );
  });
});

describe('atTime', () => {
  it.each([
    ['00:00', '2026-03-10 00:00:00'],
    ['16:00', '2026-03-10 16:00:00'],
    ['23:59', '2026-03-10 23:59:00'],
    ['24:00', '2026-03-11 00:00:00'],
  ])('is exact at %s', (time, shown) => {
    expect(shanghaiTime(atTime(day('2026-03-10'), time))).toBe(shown);
  });

  it.each(['24:01', '25:00', '16:60', '9:00', '16', '', '16:00:00', '-1:00'])('throws for %j', (time) => {
    expect(() => atTime(day('2026-03-10'), time)).toThrow(RangeError);
  });
});

describe('nextMidnight', () => {
  it.each([
    ['2026-03-10T15:59:59.999Z', '2026-03-11 00:00:00'],
    ['2026-03-10T16:00:00Z', '2026-03-12 00:00:00'],
  ])('follows %s at %s', (instant, shown) => {
    expect(shanghaiTime(nextMidnight(at(instant)))).toBe(shown);
  });
});
