import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPage } from '../../platform/lazy-page.ts';
import { slowReads } from '../../platform/slow-reads.ts';
import { slowWords } from './words/words.ts';

const SlowBanner = lazyPage(async () => (await import('./slow-banner.tsx')).SlowBanner, slowWords);

/** Offers to stop or to ask anew where an answer takes long. Fetched ahead: when it is needed, the line may be dead. */
export function SlowReads() {
  const count = useSyncExternalStore(slowReads.subscribe, slowReads.count);
  useEffect(() => void SlowBanner.preload(), []);
  return <Suspense>{count > 0 && <SlowBanner />}</Suspense>;
}
