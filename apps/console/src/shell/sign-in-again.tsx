import { useEffect, useRef } from 'react';
import { LoginForm } from '../passport/LoginForm.tsx';
import type { LoginWords } from '../passport/words/words.ts';
import { useMe } from '../platform/me.ts';
import { releaseUnsaved } from '../platform/tabs.ts';
import { useText } from '../platform/text.ts';
import { resumeSession } from './resume-session.ts';
import { shellWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';

/**
 * Signs the same person in again above the page, so that nothing typed is lost when a session ends in the middle of a list.
 *
 * @param words those of the sign-in page, fetched before the dialog opens: nothing may fail to come once it stands
 */
export function SignInAgain(props: { words: LoginWords; onSignedIn: () => void; onStay: () => void }) {
  const { words, onSignedIn, onStay } = props;
  const text = useText(shellWords);
  const { user_name } = useMe();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, []);

  const leave = () => {
    releaseUnsaved();
    location.reload();
  };
  const resume = async (token: string) => {
    await resumeSession(token);
    onSignedIn();
  };
  return (
    <dialog ref={dialog} className="ask ask-sign-in" aria-labelledby="sign-in-again" onClose={onStay}>
      <h2 id="sign-in-again">{text('signInAgainTitle')}</h2>
      <p>{text('signInAgainText')}</p>
      <LoginForm
        words={words}
        demo={false}
        notice=""
        knownAs={user_name}
        onSignedIn={resume}
        onTyping={() => undefined}
      />
      <Button className="ask-leave" onClick={leave}>
        {text('leaveUnsaved')}
      </Button>
    </dialog>
  );
}
