import { useEffect, useState } from 'react';
import { lazyPage } from '../platform/lazy-page.ts';
import { isOtherSession, seeSession } from '../platform/session.ts';
import { elsewhereWords } from './elsewhere/words/words.ts';
import type { OtherSession } from './elsewhere/other-session.ts';

/** Stands over the page while another window works in another session. */
export const Elsewhere = lazyPage(
  async () => (await import('./elsewhere/Elsewhere.tsx')).Elsewhere,
  elsewhereWords,
);

/**
 * Another window of the browser may sign out, sign in otherwise, or change the enterprise. This one says so at once, and again when it
 * comes back to sight: until then it showed rows that the session of now cannot work on.
 */
export function useSessionWatch() {
  const [other, setOther] = useState<OtherSession>();
  useEffect(() => {
    seeSession();
    const look = async (comesInSight: boolean) => {
      if (!isOtherSession()) return;
      seeSession();
      const { meetOtherSession } = await import('./elsewhere/other-session.ts');
      setOther(await meetOtherSession(comesInSight));
    };
    const hear = () => void look(false);
    const show = () => void (document.visibilityState === 'visible' && look(true));
    addEventListener('storage', hear);
    document.addEventListener('visibilitychange', show);
    return () => {
      removeEventListener('storage', hear);
      document.removeEventListener('visibilitychange', show);
    };
  }, []);
  return { other, settle: () => setOther(undefined) };
}
