import { useEffect, useRef, useState } from 'react';
import { shownPath } from '../platform/address.ts';
import { leaveConsole } from '../platform/leave.ts';
import { useText } from '../platform/text.ts';
import { showTrouble } from '../platform/trouble.ts';
import { toast } from '../ui/toast.tsx';
import { uiWords } from '../ui/words/words.ts';
import { shellWords } from './words/words.ts';
import './ask.css';

/** How long a message that the session is over stands before the page reloads. */
const reload_ms = 10_000;

/** How long the offer stands to reload for a new version, whose code the page now lacks. */
const offer_ms = 60_000;

/** Shows the trouble that calls meet: red messages, the end of the session, and the dialog "Confirm logout". */
export function TroubleHost() {
  const text = useText(shellWords);
  const [asking, setAsking] = useState(false);
  // The page on which the reader chose to stay: it does not ask again.
  const stayedAt = useRef<string>(undefined);
  const signInAgain = text('signInAgain');
  useNewVersion();

  useEffect(() => {
    let ended = false;
    showTrouble({
      message: (sentence) => toast({ kind: 'failed', text: sentence }),
      signedOut: (sentence) => {
        if (ended) return;
        ended = true;
        setTimeout(reload, reload_ms);
        const action = { label: signInAgain, act: reload };
        toast({ kind: 'failed', text: sentence || 'Error', action, shown_ms: reload_ms });
      },
      confirmLogout: (sentence) => {
        toast({ kind: 'failed', text: sentence });
        setAsking(stayedAt.current !== shownPath());
      },
    });
  }, [signInAgain]);

  const stay = () => {
    stayedAt.current = shownPath();
    setAsking(false);
  };
  return asking && <ConfirmLogout onStay={stay} />;
}

function ConfirmLogout({ onStay }: { onStay: () => void }) {
  const text = useText(shellWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className="ask" aria-labelledby="confirm-logout" onClose={onStay}>
      <h2 id="confirm-logout">{text('confirmLogout')}</h2>
      <p>{text('confirmLogoutText')}</p>
      <div className="ask-actions">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {text('cancel')}
        </button>
        <button type="button" className="button button-primary" onClick={() => leaveConsole(shownPath())}>
          {text('reLogin')}
        </button>
      </div>
    </dialog>
  );
}

/** Offers a reload when code that the page asks for is gone because a new version has taken its place. */
function useNewVersion(): void {
  const text = useText(uiWords);
  useEffect(() => {
    const offerReload = () => {
      // Offline, no code arrives either, and a reload would not help.
      if (!navigator.onLine) return;
      const action = { label: text('reload'), act: reload };
      toast({ kind: 'failed', text: text('newVersion'), action, shown_ms: offer_ms });
    };
    addEventListener('vite:preloadError', offerReload);
    return () => removeEventListener('vite:preloadError', offerReload);
  }, [text]);
}

/** The address is kept: the sign-in comes back to it. */
const reload = () => location.reload();
