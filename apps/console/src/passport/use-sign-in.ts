import { login } from '@app/contract/passport';
import { useRef, useState } from 'react';
import { RefusedError, send } from '../platform/send.ts';
import { readDevice, storeDevice } from './device.ts';
import type { Solved } from './puzzle-solving.ts';
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

/**
 * Signs in with what stands in the fields; when the server says no, its sentence stays until the next try. What is sent is what stands
 * there: a change ends a press that still waits for something, and while a request is under way the fields are locked.
 *
 * @param solvedFor what a try under a name takes along, once it is worked out
 */
export function useSignIn(
  words: LoginWords,
  solvedFor: (userName: string) => Promise<Solved>,
  { onSignedIn, onRefused }: Outcome,
) {
  const [error, setError] = useState('');
  const [step, setStep] = useState<'typing' | 'waiting' | 'sending'>('typing');
  /** The press that waits for something; a change of the fields ends it. */
  const waiting = useRef<object>(null);

  const changed = () => {
    if (!waiting.current) return;
    waiting.current = null;
    setStep('typing');
  };

  const submit = async ({ userName, password }: Fields) => {
    if (step !== 'typing') return;
    const user_name = userName.value.trim();
    const typed = { user_name, password: password.value };
    if (user_name === '' || typed.password === '') {
      setError(words.fillBoth);
      (user_name === '' ? userName : password).focus();
      return;
    }
    const press = (waiting.current = {});
    setStep('waiting');
    setError('');
    try {
      const puzzle = await solvedFor(user_name);
      if (waiting.current !== press) return;
      waiting.current = null;
      setStep('sending');
      const input = { ...typed, device: readDevice(), ...puzzle };
      const { token, device } = await send(login, input, { quiet: true });
      storeDevice(device);
      await onSignedIn(token);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
      setStep('typing');
      if (refusal instanceof RefusedError) onRefused(user_name);
      password.focus();
      password.select();
    }
  };

  return { error, pending: step !== 'typing', locked: step === 'sending', submit, changed };
}
