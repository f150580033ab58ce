import { useEffect, useRef, useState } from 'react';
import { shownPath } from '../platform/address.ts';
import { leaveConsole } from '../platform/leave.ts';
import { useText } from '../platform/text.ts';
import { showTrouble } from '../platform/trouble.ts';
import { toast } from '../ui/toast.tsx';
import { shellWords } from './words/words.ts';

/** How long a message that the session is over stands before the page reloads. */
const reload_ms = 10_000;

/** Shows the trouble that calls meet: red messages, the end of the session, and the dialog "Confirm logout". */
export function TroubleHost() {
  const text = useText(shellWords);
  const [asking, setAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const signInAgain = text('signInAgain');

  useEffect(() => {
    let ended = false;
    showTrouble({
      message: (sentence) => toast({ kind: 'failed', text: sentence }),
      signedOut: (sentence) => {
        if (ended) return;
        ended = true;
        setTimeout(reload, reload_ms);
        toast({
          kind: 'failed',
          text: sentence || 'Error',
          action: { label: signInAgain, act: reload },
          shown_ms: reload_ms,
        });
      },
      confirmLogout: (sentence) => {
        toast({ kind: 'failed', text: sentence });
        setAsking(true);
      },
    });
  }, [signInAgain]);

  useEffect(() => {
    if (asking) dialog.current?.showModal();
  }, [asking]);

  return (
    <dialog ref={dialog} className="ask" aria-labelledby="confirm-logout" onClose={() => setAsking(false)}>
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

/** The address is kept: the sign-in comes back to it. */
const reload = () => location.reload();
