import { useSyncExternalStore } from 'react';
import { useText } from '../platform/text.ts';
import { shellWords } from './words/words.ts';

/** Says that the line is cut for as long as it is, wherever the page is scrolled to. Always there, so that it is also heard. */
export function OfflineBanner() {
  const text = useText(shellWords);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <output className="offline">{!isOnline && text('offline')}</output>;
}

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
