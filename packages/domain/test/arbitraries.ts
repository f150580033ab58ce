import fc from 'fast-check';
import { addDays, type Day, dayAt, dayNumber, day, type Period } from '../src/calendar/day.ts';

/** Any day of these years, by default those in which policies and births fall. */
export const anyDay = (from = '1900-01-01', to = '2100-12-31'): fc.Arbitrary<Day> =>
  fc.integer({ min: dayNumber(day(from)), max: dayNumber(day(to)) }).map(dayAt);

/** A period of up to this many days. */
export const anyPeriod = (days_max: number): fc.Arbitrary<Period> =>
  fc
    .tuple(anyDay('2020-01-01', '2035-12-31'), fc.nat(days_max - 1))
    .map(([from, more]) => ({ from, to: addDays(from, more) }));

/** A period and a part of it. */
export const anyCover = (days_max: number): fc.Arbitrary<{ period: Period; cover: Period }> =>
  anyPeriod(days_max).chain((period) => {
    const inside = fc.integer({ min: dayNumber(period.from), max: dayNumber(period.to) }).map(dayAt);
    return fc
      .tuple(inside, inside)
      .map(([a, b]) => ({ period, cover: a <= b ? { from: a, to: b } : { from: b, to: a } }));
  });

/** The parts into which a period falls when one ends after each of these numbers of days. */
export function cut({ from, to }: Period, after: readonly number[]): Period[] {
  const whole = dayNumber(to) - dayNumber(from) + 1;
  const ends = [...new Set([...after.map((days) => 1 + (days % whole)), whole])].toSorted((a, b) => a - b);
  return ends.map((end, i) => ({ from: addDays(from, ends[i - 1] ?? 0), to: addDays(from, end - 1) }));
}

/** A sound number, computed as the standard prints it, with its table of weights. */
export function soundIdNumber(region: string, born: Day, sequence: string): string {
  const body = `${region}${born.replaceAll('-', '')}${sequence}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const total = weights.reduce((sum, weight, i) => sum + weight * Number(body[i]), 0);
  return body + '10X98765432'[total % 11];
}

/** A sound number of someone born on a day between these. */
export const anyIdNumber = (from?: string, to?: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('110101', '320506', '440306', '650101', '710000'),
      anyDay(from, to),
      fc.integer({ min: 0, max: 999 }),
    )
    .map(([region, born, sequence]) => soundIdNumber(region, born, String(sequence).padStart(3, '0')));
