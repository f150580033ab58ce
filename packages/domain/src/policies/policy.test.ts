import { describe, expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { policyStatus, policyStatusAt, takesAdditions } from './policy.ts';

const march = { from: day('2026-03-01'), to: day('2026-03-31') };

describe('policyStatusAt', () => {
  it.each([
    [10, '2026-02-28T15:59:59.999Z', 5],
    [10, '2026-02-28T16:00:00Z', 10],
    [10, '2026-03-31T15:59:59.999Z', 10],
    [10, '2026-03-31T16:00:00Z', 20],
    [5, '2026-02-28T15:59:59Z', 5],
    [5, '2026-02-28T16:00:00Z', 10],
    [15, '2026-02-01T00:00:00Z', 15],
    [15, '2026-03-31T15:59:59Z', 15],
    [15, '2026-03-31T16:00:00Z', 20],
  ])('B1 shows %d at %s as %d', (stored, now, shown) => {
    expect(policyStatusAt(stored, march, new Date(now))).toBe(shown);
  });

  it.each([0, 1, 2, 3, 20, 30, 40])('B1 shows %d as it is stored, whatever the clock says', (stored) => {
    const clocks = ['2026-02-01T00:00:00Z', '2026-03-15T00:00:00Z', '2026-05-01T00:00:00Z'];
    expect(clocks.map((now) => policyStatusAt(stored, march, new Date(now)))).toEqual([
      stored,
      stored,
      stored,
    ]);
  });
});

describe('takesAdditions', () => {
  it('B2 is so before the start and in force, and in no other status', () => {
    expect(Object.values(policyStatus).filter(takesAdditions)).toEqual([5, 10]);
  });
});
