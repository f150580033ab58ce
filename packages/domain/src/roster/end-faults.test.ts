import { expect, it } from 'vitest';
import { march } from '../../test/roster-world.ts';
import { day } from '../calendar/day.ts';
import type { PriceUnit } from '../money/premium.ts';
import { readEnd } from './end-faults.ts';

const end = (end_date: string | null, price_unit: PriceUnit, start: string | undefined = '2026-03-11') =>
  readEnd(end_date, start === undefined ? undefined : day(start), { policy: march, price_unit });

it.each([
  [null, 'DAY', '2026-03-31'],
  ['2026-03-11', 'DAY', '2026-03-11'],
  ['2026-03-20', 'DAY', '2026-03-20'],
  ['2026-03-31', 'DAY', '2026-03-31'],
  [null, 'YEAR', '2026-03-31'],
  ['2026-03-31', 'MONTH_NATURAL', '2026-03-31'],
] as [string | null, PriceUnit, string][])(
  'B2 reads the end %s of cover by %s as %s',
  (typed, unit, expected) => {
    expect(end(typed, unit)).toEqual({ end: expected, faults: [] });
  },
);

it.each([
  ['2026-03-10', 'DAY', '2026-03-11'],
  ['2026-04-01', 'DAY', '2026-03-11'],
  ['2026-02-30', 'DAY', '2026-03-11'],
  ['3月20日', 'DAY', '2026-03-11'],
  ['', 'DAY', '2026-03-11'],
  ['2026-03-20', 'MONTH_NATURAL', '2026-03-31'],
  ['2026-03-20', 'MONTH_NATURAL_FULL', '2026-03-31'],
  ['2026-03-20', 'MONTH_ROLLING', '2026-03-31'],
  ['2026-03-20', 'YEAR', '2026-03-31'],
] as [string, PriceUnit, string][])(
  'B3 refuses the end %j of cover by %s, and says from when it may be',
  (typed, unit, from) => {
    const { end: last, faults } = end(typed, unit);
    expect(last).toBe('2026-03-31');
    expect(faults).toMatchObject([{ code: 'DATE_END', level: 'error', field: 'end_date' }]);
    expect(faults[0]?.detail).toEqual({ from, to: '2026-03-31' });
  },
);

it('B3 names days of the policy where the start lies outside it or cannot be read', () => {
  const allowed = (start: string | undefined) =>
    readEnd('2026-05-01', start === undefined ? undefined : day(start), { policy: march, price_unit: 'DAY' })
      .faults[0]?.detail;
  expect(allowed(undefined)).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(allowed('2026-02-01')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(allowed('2026-04-20')).toEqual({ from: '2026-03-31', to: '2026-03-31' });
});
