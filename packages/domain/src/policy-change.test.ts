import { describe, expect, it } from 'vitest';
import { nextStatus, type PolicyChangeEvent, policyChangeStatus, progressStatus } from './policy-change.ts';

/** Every move there is; what is not here cannot happen. */
const moves: readonly (readonly [from: number, event: PolicyChangeEvent, to: number])[] = [
  [0, 'edit', 0],
  [0, 'forecast', 10],
  [0, 'confirm', 30],
  [0, 'confirm_unfunded', 20],
  [0, 'delete', 80],
  [10, 'edit', 0],
  [10, 'forecast', 10],
  [10, 'confirm', 30],
  [10, 'confirm_unfunded', 20],
  [10, 'delete', 80],
  [15, 'delete', 80],
  [20, 'funds_arrived', 30],
  [20, 'lock_reached', 80],
  [20, 'delete', 80],
  [30, 'delete', 70],
  [30, 'send_now', 40],
  [30, 'lock_reached', 40],
  [40, 'issued', 50],
  [40, 'issued_part', 55],
  [40, 'refused', 60],
];
const events = [...new Set(moves.map(([, event]) => event))];

describe('nextStatus', () => {
  it.each(moves)('B2 moves %d by %s to %d', (from, event, to) => {
    expect(nextStatus(from, event)).toBe(to);
  });

  it('B2 knows no other move, and none from a status that is none', () => {
    const statuses = [...Object.values(policyChangeStatus), 99];
    const known = statuses.flatMap((from) => events.filter((event) => nextStatus(from, event) !== undefined));
    expect(known).toHaveLength(moves.length);
  });

  it('lets nothing happen to a change that has ended', () => {
    const ended = [50, 55, 60, 70, 80];
    expect(ended.flatMap((from) => events.map((event) => nextStatus(from, event)))).toEqual(
      ended.flatMap(() => events.map(() => undefined)),
    );
  });
});

describe('the statuses', () => {
  it('keep the numbers that are stored and published', () => {
    expect(Object.values(policyChangeStatus)).toEqual([0, 10, 15, 20, 30, 40, 50, 55, 60, 70, 80]);
    expect(Object.values(progressStatus)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
