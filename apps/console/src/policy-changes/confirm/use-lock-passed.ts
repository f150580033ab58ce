import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { activePolicies } from '../../policies/policies.tsx';
import type { Forecast } from './forecasts.ts';
import { beginsAtOnce } from '../moments.ts';
import { instantOf, serverNow, timer_max_ms } from '../../platform/server-time.ts';

/**
 * Does something when the cut-off of a forecast passes, by the server's clock; at once when it has passed by the time one comes back to the
 * page. Cover that begins at the minute of confirmation has no cut-off that one could miss.
 *
 * @returns whether it is being done
 */
export function useLockPassed(forecast: Forecast, onPassed: () => Promise<void>): boolean {
  const { data, dataUpdatedAt } = useQuery(activePolicies(forecast.change_type));
  const now = data?.[0]?.now;
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const { lock_at } = forecast;
  const isDue = now !== undefined && lock_at !== done && !beginsAtOnce(forecast);

  const pass = useEffectEvent(async () => {
    setDone(lock_at);
    setIsBusy(true);
    await onPassed();
    setIsBusy(false);
  });
  useEffect(() => {
    if (!isDue) return undefined;
    const left_ms = instantOf(lock_at).getTime() - serverNow(now, Date.now() - dataUpdatedAt).getTime();
    if (left_ms + grace_ms > timer_max_ms) return undefined;
    const timer = setTimeout(() => void pass(), Math.max(0, left_ms + grace_ms));
    return () => clearTimeout(timer);
  }, [isDue, lock_at, now, dataUpdatedAt]);
  return isBusy;
}

/** The server's answer names whole seconds: a moment later it is surely past. */
const grace_ms = 1_200;
