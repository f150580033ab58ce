import { login } from '@app/contract/passport';
import { useState } from 'react';
import { RefusedError, send } from '../platform/send.ts';
import type { LoginWords } from './words/words.ts';

export type Fields = {
  readonly userName: HTMLInputElement;
  readonly password: HTMLInputElement;
  /** There when a captcha is asked for. */
  readonly captcha: HTMLInputElement | null;
};

export const fieldsOf = (form: HTMLFormElement | null): Fields => ({
  userName: form?.elements.namedItem('user_name') as HTMLInputElement,
  password: form?.elements.namedItem('password') as HTMLInputElement,
  captcha: form?.elements.namedItem('captcha') as HTMLInputElement | null,
});

type Outcome = {
  readonly onSignedIn: (token: string) => void | Promise<void>;
  readonly onRefused: (userName: string) => void;
};

/** Signs in with what stands in the fields; when the server says no, its sentence stays until the next try. */
export function useSignIn(
  words: LoginWords,
  captchaId: string | undefined,
  { onSignedIn, onRefused }: Outcome,
) {
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);

  const submit = async ({ userName, password, captcha }: Fields) => {
    if (pending) return;
    const user_name = userName.value.trim();
    if (user_name === '' || password.value === '') {
      setError(words.fillBoth);
      (user_name === '' ? userName : password).focus();
      return;
    }
    if (captcha?.value.trim() === '') {
      setError(words.fillCaptcha);
      captcha.focus();
      return;
    }
    setPending(true);
    setError('');
    try {
      const shown = captcha && captchaId ? { captcha_id: captchaId, captcha: captcha.value } : {};
      const input = { user_name, password: password.value, ...shown };
      await onSignedIn((await send(login, input, { quiet: true })).token);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
      setPending(false);
      if (refusal instanceof RefusedError) onRefused(user_name);
      if (captcha) captcha.value = '';
      password.focus();
      password.select();
    }
  };

  return { error, pending, submit };
}
