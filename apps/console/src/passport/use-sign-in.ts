import { login, loginBefore } from '@app/contract/passport';
import { useEffect, useState } from 'react';
import { RefusedError, send } from '../platform/send.ts';
import type { LoginWords } from './words/words.ts';

export type Fields = { readonly userName: HTMLInputElement; readonly password: HTMLInputElement };

export const fieldsOf = (form: HTMLFormElement | null): Fields => ({
  userName: form?.elements.namedItem('user_name') as HTMLInputElement,
  password: form?.elements.namedItem('password') as HTMLInputElement,
});

type Outcome = {
  readonly onSignedIn: (token: string) => void;
  readonly onRefused: (userName: string) => void;
};

/** Signs in with what stands in the fields; when the server says no, its sentence stays until the next try. */
export function useSignIn(words: LoginWords, { onSignedIn, onRefused }: Outcome) {
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);

  const submit = async ({ userName, password }: Fields) => {
    if (pending) return;
    const user_name = userName.value.trim();
    if (user_name === '' || password.value === '') {
      setError(words.fillBoth);
      (user_name === '' ? userName : password).focus();
      return;
    }
    setPending(true);
    setError('');
    try {
      onSignedIn((await send(login, { user_name, password: password.value }, { quiet: true })).token);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
      setPending(false);
      if (refusal instanceof RefusedError) onRefused(user_name);
      password.focus();
      password.select();
    }
  };

  return { error, pending, submit };
}

/** The seconds to wait before the next try under a name, counting down, and how to ask for them. */
export function useWait(): [seconds: number, ask: (userName: string) => void] {
  const [wait, setWait] = useState(0);

  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);

  const ask = (userName: string) => {
    const user_name = userName.trim();
    if (user_name === '') return;
    // Only a hint: without an answer the sign-in itself tells.
    void send(loginBefore, { user_name }, { quiet: true }).then(
      ({ wait_s }) => setWait(wait_s),
      () => undefined,
    );
  };
  return [wait, ask];
}
