import { login } from '@app/contract/passport';
import { useState } from 'react';
import { RefusedError, send } from '../platform/send.ts';
import { readDevice, storeDevice } from './device.ts';
import type { Puzzle } from './use-puzzle.ts';
import type { LoginWords } from './words/words.ts';

export type Fields = {
  readonly userName: HTMLInputElement;
  readonly password: HTMLInputElement;
};

export const fieldsOf = (form: HTMLFormElement | null): Fields => ({
  userName: form?.elements.namedItem('user_name') as HTMLInputElement,
  password: form?.elements.namedItem('password') as HTMLInputElement,
});

type Outcome = {
  readonly onSignedIn: (token: string) => void | Promise<void>;
  readonly onRefused: (userName: string) => void;
};

/** Signs in with what stands in the fields; when the server says no, its sentence stays until the next try. */
export function useSignIn(words: LoginWords, solved: Puzzle['solved'], { onSignedIn, onRefused }: Outcome) {
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
      const input = { user_name, password: password.value, device: readDevice(), ...(await solved()) };
      const { token, device } = await send(login, input, { quiet: true });
      storeDevice(device);
      await onSignedIn(token);
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
