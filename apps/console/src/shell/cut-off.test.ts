import { day } from '@app/domain/calendar/day';
import { describe, expect, it } from 'vitest';
import { nextCutOff } from './cut-off.ts';

const policy = (lock_at: string | null, earliest = '2026-11-21') => ({
  now: '2026-11-20 14:48:30',
  lock_at,
  earliest_start_date: day(earliest),
});
const minute = 60_000;

describe('B2 the cut-off clock', () => {
  it('counts to the next moment that ends a start tomorrow', () => {
    const policies = [policy('2026-11-20 18:00:00'), policy('2026-11-20 16:00:00'), policy(null)];

    expect(nextCutOff(policies, 0)).toEqual({ at: '16:00', minutes: 72, count: 1 });
    expect(nextCutOff(policies, 71 * minute)).toEqual({ at: '16:00', minutes: 1, count: 1 });
    expect(nextCutOff(policies, 72 * minute)).toEqual({ at: '18:00', minutes: 120, count: 1 });
  });

  it('counts the policies that it speaks of, and no others', () => {
    const policies = [
      policy('2026-11-20 16:00:00'),
      policy('2026-11-20 16:00:00'),
      policy('2026-11-20 18:00:00'),
      policy('2026-11-20 23:40:00', '2026-11-20'),
    ];

    expect(nextCutOff(policies, 0)).toMatchObject({ at: '16:00', count: 2 });
    expect(nextCutOff(policies, 72 * minute)).toMatchObject({ at: '18:00', count: 1 });
  });

  it('is silent where nothing ends a start tomorrow', () => {
    expect(nextCutOff([], 0)).toBeUndefined();
    expect(nextCutOff([policy('2026-11-21 16:00:00', '2026-11-22')], 0)).toBeUndefined();
    expect(nextCutOff([policy('2026-11-20 23:40:00', '2026-11-20')], 0)).toBeUndefined();
  });
});
