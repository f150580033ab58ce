import { useRef, useState } from 'react';
import { loadLoginWords, type LoginWords } from '../passport/words/words.ts';
import { shownPath } from '../platform/address.ts';
import { readLanguage } from '../platform/language.ts';

type Asked = { readonly kind: 'confirm' } | { readonly kind: 'signIn'; readonly words: LoginWords };

/** What is asked of a person whose session has ended. The refused calls wait for the answer: true when they signed in again. */
export function useSessionEnd() {
  const [asked, setAsked] = useState<Asked>();
  const waiting = useRef<((signedInAgain: boolean) => void)[]>([]);
  const stayedAt = useRef<string>(undefined);

  const wait = () => new Promise<boolean>((resolve) => void waiting.current.push(resolve));

  return {
    asked,
    /** On the page where the reader chose to stay, nothing is asked again unbidden. */
    hasStayed: () => stayedAt.current === shownPath(),
    askConfirm() {
      setAsked((already) => already ?? { kind: 'confirm' });
      return wait();
    },
    async askSignIn() {
      const words = await loadLoginWords[readLanguage()]().catch(() => undefined);
      // Without a connection there is no signing in either: the page stays as it is.
      if (!words) return false;
      setAsked({ kind: 'signIn', words });
      return wait();
    },
    settle(signedInAgain: boolean) {
      stayedAt.current = signedInAgain ? undefined : shownPath();
      setAsked(undefined);
      for (const goOn of waiting.current.splice(0)) goOn(signedInAgain);
    },
  };
}
