import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { addDays, type Day, day } from '../calendar/day.ts';
import { atTime, shanghaiDay, shanghaiTime, startOfDay } from '../calendar/shanghai.ts';
import { coverStart, earliestStart, lockAt, type StartRule, submitUntil } from './cut-off.ts';

const nextDay: StartRule = { effective_mode: 'NEXT_DAY', cutoff_time: '16:00' };
const endOfDay: StartRule = { effective_mode: 'NEXT_DAY', cutoff_time: '24:00' };
const sameDay: StartRule = { effective_mode: 'SAME_DAY', cutoff_time: '23:40' };
const seeds = fc.constantFrom(nextDay, endOfDay, sameDay);

/** An instant of a Shanghai day, to the millisecond. */
const clock = (text: string): Date => new Date(`${text.replace(' ', 'T')}+08:00`);

/** Instants up to 2 s before and after each boundary that matters on a day. */
const nearBoundary = fc
  .tuple(
    anyDay('2025-01-01', '2030-12-31'),
    fc.constantFrom('00:00', '16:00', '23:40'),
    fc.integer({ min: -2000, max: 2000 }),
  )
  .map(([on, time, offset_ms]) => new Date(atTime(on, time).getTime() + offset_ms));

describe('earliestStart', () => {
  it.each(vectors.earliest_start)(
    'B2 starts at the earliest on $earliest at $now, $mode $cutoff',
    (vector) => {
      const rule = { effective_mode: vector.mode as StartRule['effective_mode'], cutoff_time: vector.cutoff };
      expect(earliestStart(new Date(vector.now), rule)).toBe(vector.earliest);
    },
  );

  it.each([
    ['2026-03-10 23:59:00.000', '2026-03-10'],
    ['2026-03-10 23:59:00.001', '2026-03-11'],
    ['2026-03-10 23:59:59.999', '2026-03-11'],
  ])('starts same-day cover at %s on %s, when today has no whole minute left', (now, earliest) => {
    expect(earliestStart(clock(now), { effective_mode: 'SAME_DAY', cutoff_time: '24:00' })).toBe(earliest);
  });

  it('moves by one day at the cut-off, to the millisecond', () => {
    fc.assert(
      fc.property(nearBoundary, seeds, (now, rule) => {
        const today = shanghaiDay(now);
        const wait = shanghaiTime(now).slice(11, 16) < rule.cutoff_time ? 0 : 1;
        expect(earliestStart(now, rule)).toBe(
          addDays(today, wait + (rule.effective_mode === 'NEXT_DAY' ? 1 : 0)),
        );
      }),
      { numRuns },
    );
  });
});

describe('submitUntil', () => {
  it('is the first instant that no longer leads to the start', () => {
    fc.assert(
      fc.property(anyDay('2025-01-01', '2030-12-31'), seeds, (start, rule) => {
        const until = submitUntil(start, rule);
        expect(earliestStart(new Date(until.getTime() - 1), rule)).toBe(start);
        expect(earliestStart(until, rule) > start).toBe(true);
      }),
      { numRuns },
    );
  });
});

describe('lockAt', () => {
  it.each([
    ['2026-03-12', nextDay, undefined, '2026-03-11 16:00:00'],
    ['2026-03-12', nextDay, '2026-03-01 09:00:00', '2026-03-11 16:00:00'],
    ['2026-03-12', endOfDay, '2026-03-01 09:00:00', '2026-03-12 00:00:00'],
    ['2026-03-12', sameDay, '2026-03-12 10:15:01', '2026-03-12 10:16:00'],
    ['2026-03-12', sameDay, '2026-03-12 10:15:00', '2026-03-12 10:15:00'],
    ['2026-03-12', sameDay, '2026-03-12 23:39:59', '2026-03-12 23:40:00'],
    ['2026-03-12', sameDay, '2026-03-11 23:50:00', '2026-03-12 00:00:00'],
    ['2026-03-12', sameDay, undefined, '2026-03-12 23:40:00'],
  ] as [string, StartRule, string | undefined, string][])(
    'locks a start on %s under %o, confirmed %s, at %s',
    (start, rule, confirmed, locked) => {
      const confirmedAt = confirmed === undefined ? undefined : clock(confirmed);
      expect(shanghaiTime(lockAt(day(start), rule, confirmedAt))).toBe(locked);
    },
  );

  it('comes neither after the cover begins nor after the last cut-off that leads to it', () => {
    fc.assert(
      fc.property(nearBoundary, seeds, fc.nat(60), (confirmedAt, rule, ahead) => {
        const start = addDays(earliestStart(confirmedAt, rule), ahead);
        const locked = lockAt(start, rule, confirmedAt);
        expect(locked <= coverStart(start, confirmedAt, rule)).toBe(true);
        expect(locked <= submitUntil(start, rule)).toBe(true);
        expect(locked >= confirmedAt).toBe(true);
      }),
      { numRuns },
    );
  });
});

describe('coverStart', () => {
  it.each([
    ['2026-03-12', nextDay, '2026-03-10 17:00:00', '2026-03-12 00:00:00'],
    ['2026-03-11', sameDay, '2026-03-10 17:00:00', '2026-03-11 00:00:00'],
    ['2026-03-10', sameDay, '2026-03-10 17:00:00', '2026-03-10 17:00:00'],
    ['2026-03-10', sameDay, '2026-03-10 17:00:00.001', '2026-03-10 17:01:00'],
    ['2026-03-10', sameDay, '2026-03-10 17:00:59', '2026-03-10 17:01:00'],
  ] as [string, StartRule, string, string][])(
    'begins %s under %o at %s on %s',
    (start, rule, now, begins) => {
      expect(shanghaiTime(coverStart(day(start), clock(now), rule))).toBe(begins);
    },
  );

  it('never begins before it is confirmed, and always on its day', () => {
    fc.assert(
      fc.property(nearBoundary, seeds, fc.nat(60), (now, rule, ahead) => {
        const start: Day = addDays(earliestStart(now, rule), ahead);
        const begins = coverStart(start, now, rule);
        expect([begins >= now, shanghaiDay(begins)]).toEqual([true, start]);
        expect(begins.getTime() - Math.max(now.getTime(), startOfDay(start).getTime())).toBeLessThan(60_000);
      }),
      { numRuns },
    );
  });

  it.each([
    ['2026-03-10', nextDay],
    ['2026-03-09', sameDay],
  ] as [string, StartRule][])(
    'throws for %s at noon of 2026-03-10 under %o: nothing is covered backwards',
    (start, rule) => {
      expect(() => coverStart(day(start), clock('2026-03-10 12:00:00'), rule)).toThrow(RangeError);
    },
  );
});
