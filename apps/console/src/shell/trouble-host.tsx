import { useEffect, useEffectEvent, useRef } from 'react';
import { shownPath } from '../platform/address.ts';
import { leaveConsole } from '../platform/leave.ts';
import { allUnsaved } from '../platform/tabs.ts';
import { useText } from '../platform/text.ts';
import { showTrouble } from '../platform/trouble.ts';
import { toast } from '../ui/toast.tsx';
import { uiWords } from '../ui/words/words.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useSessionEnd } from './session-end.ts';
import { shellWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './ask.css';

/** How long a message that the session is over stands before the page reloads. */
const shown_ms = 10_000;

/** How long the offer stands to reload for a new version, whose code the page now lacks. */
const offer_ms = 60_000;

/** Shows the trouble that calls meet: red messages, the end of the session, and the dialog "Confirm logout". */
export function TroubleHost() {
  const text = useText(shellWords);
  const { asked, hasStayed, askConfirm, askSignIn, settle } = useSessionEnd();
  const isReloading = useRef(false);
  useNewVersion();

  const say = (sentence: string, act: () => void) =>
    toast({
      kind: 'failed',
      text: sentence || 'Error',
      action: { label: text('signInAgain'), act },
      shown_ms,
    });
  // What is not saved yet is kept by signing in on the page itself.
  const reLogin = () => {
    if (allUnsaved().length === 0) leaveConsole(shownPath());
    else void askSignIn();
  };
  const signedOut = useEffectEvent(async (sentence: string) => {
    if (isReloading.current) return false;
    if (allUnsaved().length > 0) {
      if (!hasStayed()) return askSignIn();
      say(sentence, () => void askSignIn());
      return false;
    }
    isReloading.current = true;
    setTimeout(reload, shown_ms);
    say(sentence, reload);
    return false;
  });
  const confirmLogout = useEffectEvent(async (sentence: string) => {
    if (!hasStayed()) {
      toast({ kind: 'failed', text: sentence });
      return askConfirm();
    }
    say(sentence, reLogin);
    return false;
  });
  useEffect(() => {
    showTrouble({
      message: (sentence) => toast({ kind: 'failed', text: sentence }),
      signedOut: (sentence) => signedOut(sentence),
      confirmLogout: (sentence) => confirmLogout(sentence),
    });
  }, []);

  if (asked?.kind === 'confirm') return <ConfirmLogout onStay={() => settle(false)} onReLogin={reLogin} />;
  if (asked?.kind === 'signIn')
    return <SignInAgain words={asked.words} onSignedIn={() => settle(true)} onStay={() => settle(false)} />;
  return null;
}

function ConfirmLogout({ onStay, onReLogin }: { onStay: () => void; onReLogin: () => void }) {
  const text = useText(shellWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className="ask" aria-labelledby="confirm-logout" onClose={onStay}>
      <h2 id="confirm-logout">{text('confirmLogout')}</h2>
      <p>{text('confirmLogoutText')}</p>
      <div className="ask-actions">
        <Button onClick={() => dialog.current?.close()}>{text('cancel')}</Button>
        <Button kind="primary" onClick={onReLogin}>
          {text('reLogin')}
        </Button>
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
