import { listActivePolicies, listPolicies } from '@app/contract/policies';
import { useEffect, useState } from 'react';
import { refresh } from '../platform/api.ts';
import { instantOf, serverNow, type StartOffer } from './moments.ts';

/**
 * How long a start can still be had, in seconds; null when this device's clock cannot tell. When the time is up the offer is asked anew:
 * then the earliest start is another day.
 */
export function useCutOff(offer: StartOffer): number | null {
  const [here, setHere] = useState(() => new Date());
  const { agrees } = serverNow(offer, here);
  const lock = offer.lock_at === null ? null : instantOf(offer.lock_at).getTime();
  const left = lock === null || !agrees ? null : Math.ceil((lock - here.getTime()) / 1_000);

  useEffect(() => {
    const timer = setInterval(() => setHere(new Date()), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (lock === null) return undefined;
    const wait = lock - Date.now() + 500;
    if (wait <= 0 || wait > timer_max_ms) return undefined;
    const timer = setTimeout(() => void refresh([listActivePolicies, listPolicies]), wait);
    return () => clearTimeout(timer);
  }, [lock]);
  return left;
}

/** A browser's timer takes no more than 31 bits. */
const timer_max_ms = 2_147_483_647;
