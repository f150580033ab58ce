import { useEffect } from 'react';
import { readToken } from '../platform/session.ts';
import { allUnsaved, saveUnsaved } from '../platform/tabs.ts';

/**
 * Before the window closes with something unsaved in it, the browser asks; what can be stored is sent at the same time, and again when the
 * page goes or only goes out of sight, which on a phone may be the last that is heard of it. A session that is over has nothing to save to.
 */
export function useAskBeforeLeaving(): void {
  useEffect(() => {
    const save = () => {
      if (readToken() === '') return false;
      leaveField();
      const isUnsaved = allUnsaved().length > 0;
      void saveUnsaved();
      return isUnsaved;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (save()) event.preventDefault();
    };
    const hide = () => void (document.visibilityState === 'hidden' && save());
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
}

/** Lets a field write what was typed in it, as leaving it does, and goes back to it. */
function leaveField(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}
