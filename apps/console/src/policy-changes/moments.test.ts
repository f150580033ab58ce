import { day } from '@app/domain/day';
import { describe, expect, it } from 'vitest';
import { beginsAtOnce, countdown, coverTime, instantOf, serverNow } from './moments.ts';

const offer = {
  start_date: day('2026-11-01'),
  earliest_start_date: day('2026-11-23'),
  lock_at: '2026-11-22 16:00:00',
};

describe("the server's clock", () => {
  it.each([
    ['2026-11-22 15:59:59', '2026-11-22 15:59:59', true],
    ['2026-11-21 16:00:00', '2026-11-21 16:00:00', true],
    ['2026-11-21 15:59:59', '2026-11-21 16:00:00', false],
    ['2026-11-22 16:00:00', '2026-11-22 15:59:59', false],
    ['2027-02-01 09:00:00', '2026-11-22 15:59:59', false],
  ])('takes %s here for %s there', (here, there, agrees) => {
    expect(serverNow(offer, instantOf(here))).toEqual({ now: instantOf(there), agrees });
  });

  it('may be many days before the cut-off of a policy that has not begun', () => {
    const first = { ...offer, start_date: offer.earliest_start_date };
    const here = instantOf('2026-11-02 09:00:00');

    expect(serverNow(first, here)).toEqual({ now: here, agrees: true });
  });
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
