import { useEffect } from 'react';
import { watchSession } from '../platform/session.ts';
import { allUnsaved } from '../platform/tabs.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { uiWords } from '../ui/words/words.ts';
import { shellWords } from './words/words.ts';

/** How long the offer to reload stands while something is unsaved. */
const offer_ms = 600_000;

/**
 * Another tab of the browser may sign in otherwise, or change the enterprise. Coming back to this one, the page begins again with the
 * session of now; with something unsaved on it, it says so first. Signing in again in this one is no other session.
 */
export function useSessionWatch(): void {
  const text = useText(shellWords);
  const label = useText(uiWords)('reload');
  const changed = text('sessionChanged');
  useEffect(() => {
    const isOther = watchSession();
    const look = () => {
      if (document.visibilityState !== 'visible' || !isOther()) return;
      const act = () => location.reload();
      if (allUnsaved().length === 0) act();
      else toast({ kind: 'failed', text: changed, action: { label, act }, shown_ms: offer_ms });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [changed, label]);
}
