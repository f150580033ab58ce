import { addDays, type Day } from '@app/domain/calendar/day';
import type { ActivePolicy } from '../policies/policies.tsx';

// When cover begins, and how long there is until something ends. Times are texts of Beijing time.

/**
 * Whether cover begins within its first day, at the minute of confirmation, rather than at 00:00: then a change is locked when it begins,
 * which is after that day's 00:00; every other is locked by then.
 */
export const beginsAtOnce = ({
  start_date,
  lock_at,
}: {
  start_date: string;
  lock_at: string | null;
}): boolean => lock_at !== null && lock_at > `${start_date} 00:00:00`;

/** Whether cover that starts on a day begins at the minute of confirmation: a same-day policy, on the day it is confirmed. */
export const isSameDayStart = (
  {
    effective_mode,
    earliest_start_date,
    lock_at,
  }: Pick<ActivePolicy, 'effective_mode' | 'earliest_start_date' | 'lock_at'>,
  start: Day,
): boolean =>
  effective_mode === 'SAME_DAY' &&
  start === earliest_start_date &&
  lock_at !== null &&
  lock_at.startsWith(start);

/** When cover begins, as a time of Beijing: as it stands, or as it is planned where there is none yet. */
export function coverTime(change: {
  start_date: string;
  lock_at: string | null;
  cover_from?: string | null;
}): string {
  if (change.cover_from) return change.cover_from;
  return beginsAtOnce(change) && change.lock_at ? change.lock_at : `${change.start_date} 00:00:00`;
}

/** The first and the last day without cover, where a start has moved to a later day. */
export const daysLost = (seen: Day, now: Day): { readonly first: Day; readonly last: Day } | undefined =>
  now > seen ? { first: seen, last: addDays(now, -1) } : undefined;

/** Seconds as a clock shows them: `1:02:05`, `04:10`. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown
    .map((part, at) => (at === 0 && shown.length === 3 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
