import { describe, expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import {
  late_ms,
  needsYou,
  nextAsk,
  nextStatus,
  openStatuses,
  type PolicyChangeEvent,
  policyChangeStatus,
  progressStatus,
} from './status.ts';

/** Every move there is; what is not here cannot happen. */
const moves: readonly (readonly [from: number, event: PolicyChangeEvent, to: number])[] = [
  [0, 'edit', 0],
  [0, 'forecast', 10],
  [0, 'confirm', 30],
  [0, 'ask_approval', 15],
  [0, 'confirm_unfunded', 20],
  [0, 'delete', 80],
  [10, 'edit', 0],
  [10, 'forecast', 10],
  [10, 'confirm', 30],
  [10, 'ask_approval', 15],
  [10, 'confirm_unfunded', 20],
  [10, 'delete', 80],
  [15, 'forecast', 15],
  [15, 'approve', 30],
  [15, 'send_back', 0],
  [15, 'delete', 80],
  [20, 'funds_arrived', 30],
  [20, 'lock_reached', 80],
  [20, 'delete', 80],
  [30, 'delete', 70],
  [30, 'send_now', 40],
  [30, 'lock_reached', 40],
  [40, 'issued', 50],
  [40, 'issued_part', 55],
  [30, 'refused', 60],
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

describe('needsYou', () => {
  const sent_at = new Date('2026-03-10T16:00:00+08:00');
  const waiting = {
    status: policyChangeStatus.withInsurer,
    sent_at,
    end_date: day('2026-03-31'),
    refused_covered_count: 0,
    is_refusal_open: false,
  };
  const after = (milliseconds: number) => new Date(sent_at.getTime() + milliseconds);

  it('asks for a person when the insurer has not answered for two hours', () => {
    expect(needsYou(waiting, after(late_ms - 1))).toBeNull();
    expect(needsYou(waiting, after(late_ms))).toBe('no_answer');
    expect(needsYou({ ...waiting, status: policyChangeStatus.done }, after(late_ms))).toBeNull();
  });

  it('asks for a person until a refusal of cover that had begun is acted on', () => {
    const refused = {
      ...waiting,
      status: policyChangeStatus.partlyDone,
      refused_covered_count: 2,
      is_refusal_open: true,
    };
    expect(needsYou(refused, after(0))).toBe('refused_after_cover');
    expect(needsYou({ ...refused, is_refusal_open: false }, after(2))).toBeNull();
  });

  it('asks for a person where cover never began, until it is acted on or would be over', () => {
    const refused = { ...waiting, status: policyChangeStatus.refused, is_refusal_open: true };
    expect(needsYou(refused, after(0))).toBe('refused_before_cover');
    expect(needsYou(refused, new Date('2026-03-31T23:59:59+08:00'))).toBe('refused_before_cover');
    expect(needsYou(refused, new Date('2026-04-01T00:00:00+08:00'))).toBeNull();
    expect(needsYou({ ...refused, is_refusal_open: false }, after(2))).toBeNull();
  });
});

describe('nextAsk', () => {
  const sent_at = new Date('2026-03-10T16:00:00+08:00');
  const after = (seconds: number) => new Date(sent_at.getTime() + seconds * 1_000);

  it.each([
    [0, 2],
    [8, 10],
    [60, 75],
    [1_200, 1_500],
    [3_600, 3_900],
    // One pause ends when the insurer is late, so that whoever must know is told in time.
    [7_000, 7_200],
    [7_200, 7_500],
    [90_000, 90_300],
  ])('an insurer that has had a change for %i s is asked again at %i s', (waited, asked) => {
    expect(nextAsk(sent_at, after(waited))).toEqual(after(asked));
  });

  it('waits two seconds, also by a clock that was set back', () => {
    expect(nextAsk(sent_at, after(-3_600))).toEqual(after(-3_598));
  });
});

it('calls no change open that nothing can happen to any more', () => {
  const events = ['confirm', 'delete', 'issued', 'funds_arrived'] as const;
  for (const status of Object.values(policyChangeStatus))
    expect(openStatuses.includes(status)).toBe(
      events.some((event) => nextStatus(status, event) !== undefined),
    );
});
