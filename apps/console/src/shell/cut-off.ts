import type { ActivePolicy } from '@app/contract/policies';
import { addDays, day } from '@app/domain/calendar/day';
import { instantOf, serverNow } from '../platform/server-time.ts';

type Terms = Pick<ActivePolicy, 'now' | 'lock_at' | 'earliest_start_date'>;

/**
 * The next moment at which cover from tomorrow can no longer be had, and for how many of the policies that take changes it is that one.
 *
 * @param since_ms how long ago the server answered: its clock counts, not this device's
 * @returns the wall clock of the cut-off in Beijing, `16:00`, and the whole minutes until then, at least one
 */
export function nextCutOff(
  policies: readonly Terms[],
  since_ms: number,
): { readonly at: string; readonly minutes: number; readonly count: number } | undefined {
  const left = policies
    .flatMap(({ now, lock_at, earliest_start_date }) => {
      const tomorrow = addDays(day(now.slice(0, 10)), 1);
      if (lock_at === null || earliest_start_date !== tomorrow) return [];
      return [
        {
          at: lock_at.slice(11, 16),
          left_ms: instantOf(lock_at).getTime() - serverNow(now, since_ms).getTime(),
        },
      ];
    })
    .filter(({ left_ms }) => left_ms > 0)
    .toSorted((one, other) => one.left_ms - other.left_ms);
  const [next] = left;
  return (
    next && {
      at: next.at,
      minutes: Math.ceil(next.left_ms / 60_000),
      count: left.filter(({ left_ms }) => left_ms === next.left_ms).length,
    }
  );
}
