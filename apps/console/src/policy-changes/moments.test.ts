import { expect, it } from 'vitest';
import { day } from '@app/domain/calendar/day';
import { beginsAtOnce, countdown, coverTime, daysLost } from './moments.ts';

it('tells the start of cover as it stands, where the insurer has moved it', () => {
  const change = { start_date: '2026-11-21', lock_at: '2026-11-20 16:00:00' };

  expect(coverTime({ ...change, cover_from: '2026-11-24 00:00:00' })).toBe('2026-11-24 00:00:00');
  expect(coverTime({ ...change, cover_from: null })).toBe('2026-11-21 00:00:00');
});

it.each([
  [{ start_date: '2026-11-23', lock_at: '2026-11-22 16:00:00' }, false, '2026-11-23 00:00:00'],
  [{ start_date: '2026-11-23', lock_at: '2026-11-23 00:00:00' }, false, '2026-11-23 00:00:00'],
  [{ start_date: '2026-11-22', lock_at: '2026-11-22 10:31:00' }, true, '2026-11-22 10:31:00'],
  [{ start_date: '2026-11-22', lock_at: null }, false, '2026-11-22 00:00:00'],
])('reads from %o when cover begins', (change, atOnce, time) => {
  expect(beginsAtOnce(change)).toBe(atOnce);
  expect(coverTime(change)).toBe(time);
});

it.each([
  [3_725, '1:02:05'],
  [250, '04:10'],
  [-3, '00:00'],
])('shows %i seconds as %s', (seconds, shown) => {
  expect(countdown(seconds)).toBe(shown);
});

it.each([
  ['2026-11-23', '2026-11-24', { first: '2026-11-23', last: '2026-11-23' }],
  ['2026-11-29', '2026-12-02', { first: '2026-11-29', last: '2026-12-01' }],
  ['2026-11-23', '2026-11-23', undefined],
  ['2026-11-23', '2026-11-22', undefined],
])('B2 a start that has moved from %s to %s leaves these days without cover', (seen, now, lost) => {
  expect(daysLost(day(seen), day(now))).toEqual(lost);
});
