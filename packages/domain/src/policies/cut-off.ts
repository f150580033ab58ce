import { addDays, type Day } from '../calendar/day.ts';
import { atTime, shanghaiDay, startOfDay } from '../calendar/shanghai.ts';

/** When cover may begin after someone confirms it; fields of a plan version. */
export type StartRule = {
  readonly effective_mode: 'NEXT_DAY' | 'SAME_DAY';
  /** `HH:MM` in Shanghai, `24:00` for the end of the day. At the cut-off itself it is too late. */
  readonly cutoff_time: string;
};

/**
 * The first day that cover confirmed now may begin on.
 *
 * NEXT_DAY: tomorrow before the cut-off, then the day after. SAME_DAY: today before the cut-off, then tomorrow;
 * and tomorrow too in the last minute before midnight, which leaves no whole minute of today to cover.
 *
 * Source: docs/business-rules.md#cut-off
 */
export function earliestStart(now: Date, { effective_mode, cutoff_time }: StartRule): Day {
  const today = shanghaiDay(now);
  const wait = now < atTime(today, cutoff_time) ? 0 : 1;
  if (effective_mode === 'NEXT_DAY') return addDays(today, 1 + wait);
  return wait === 0 ? shanghaiDay(wholeMinuteFrom(now)) : addDays(today, 1);
}

/** The cut-off that leads to a start for the last time: confirmed at it or after, cover begins later. */
export const submitUntil = (start: Day, { effective_mode, cutoff_time }: StartRule): Date =>
  atTime(effective_mode === 'NEXT_DAY' ? addDays(start, -1) : start, cutoff_time);

/**
 * Until when a confirmed change can be undone: the last cut-off that still leads to its start, and never later than
 * its cover begins. So a SAME_DAY cover is locked at its first minute.
 *
 * @param confirmedAt left out before it is confirmed: then the answer is until when it can be
 */
export function lockAt(start: Day, rule: StartRule, confirmedAt?: Date): Date {
  if (rule.effective_mode === 'NEXT_DAY' || confirmedAt === undefined) return submitUntil(start, rule);
  return shanghaiDay(confirmedAt) === start ? wholeMinuteFrom(confirmedAt) : startOfDay(start);
}

/**
 * When cover begins: 00:00 of the start day, or for SAME_DAY cover of today the whole minute not before now.
 *
 * @throws RangeError when that is past, since nothing is covered backwards; callers ask `earliestStart` first
 */
export function coverStart(start: Day, now: Date, rule: StartRule): Date {
  const isToday = rule.effective_mode === 'SAME_DAY' && shanghaiDay(now) === start;
  const begins = isToday ? wholeMinuteFrom(now) : startOfDay(start);
  if (begins < now) throw new RangeError(`cover from ${start} would begin in the past`);
  return begins;
}

const minute_ms = 60_000;

const wholeMinuteFrom = (instant: Date): Date =>
  new Date(Math.ceil(instant.getTime() / minute_ms) * minute_ms);
