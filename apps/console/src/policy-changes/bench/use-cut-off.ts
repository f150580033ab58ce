import { type ActivePolicy, listActivePolicies, listPolicies } from '@app/contract/policies';
import { useEffect, useState } from 'react';
import { refresh } from '../../platform/api.ts';
import { instantOf, serverNow, timer_max_ms } from '../../platform/server-time.ts';

/**
 * How long the earliest start can still be had, in seconds by the server's clock; null when nothing ends it. When the time is up the
 * offer is asked anew: then the earliest start is another day.
 *
 * @param asOf when the server told the policy, in milliseconds of this device's clock
 */
export function useCutOff(
  { now, lock_at }: Pick<ActivePolicy, 'now' | 'lock_at'>,
  asOf: number,
): number | null {
  const [here, setHere] = useState(() => Date.now());
  const lock = lock_at === null ? null : instantOf(lock_at).getTime();

  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (lock === null) return undefined;
    const wait = lock - serverNow(now, Date.now() - asOf).getTime() + 500;
    if (wait <= 0 || wait > timer_max_ms) return undefined;
    const timer = setTimeout(() => void refresh([listActivePolicies, listPolicies]), wait);
    return () => clearTimeout(timer);
  }, [lock, now, asOf]);
  return lock === null ? null : Math.ceil((lock - serverNow(now, here - asOf).getTime()) / 1_000);
}
