import type { Day } from '@app/domain/day';
import type { ActivePolicy } from '../policies/policies.tsx';

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
