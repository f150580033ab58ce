import { login, loginBefore } from '@app/contract/passport';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RefusedError, send } from '../platform/send.ts';
import { demoPassword, demoSignIns } from './demo-sign-ins.ts';
import type { LoginProps } from './LoginPage.tsx';
import { fill } from './words/words.ts';

/**
 * The form is the browser's own: what is typed before this code runs stays, and nothing typed is lost when the server says no.
 */
export function LoginForm({ words, demo, notice, onSignedIn, onTyping }: LoginProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [wait, ask] = useWait();
  const alive = useAlive();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { userName, password } = fieldsOf(form.current);
    if (pending) return;
    if (userName.value.trim() === '' || password.value === '') {
      setError(words.fillBoth);
      (userName.value.trim() === '' ? userName : password).focus();
      return;
    }
    setPending(true);
    setError('');
    try {
      const input = { user_name: userName.value.trim(), password: password.value };
      onSignedIn((await send(login, input, { quiet: true })).token);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
      setPending(false);
      if (refusal instanceof RefusedError) ask(userName.value);
      password.focus();
      password.select();
    }
  };

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const alert = error || (alive ? notice : '');

  return (
    <form
      ref={form}
      className="login-form"
      method="post"
      noValidate
      aria-label={words.signIn}
      onSubmit={(event) => void submit(event)}
      onInput={onTyping}
    >
      <h2>{words.signIn}</h2>
      {/* Always there, so that screen readers hear what is put in. */}
      <div role="alert" className="login-alert">
        {alert && <p>{alert}</p>}
        {wait > 0 && <p>{fill(words.wait, { seconds: wait })}</p>}
      </div>
      <label htmlFor="user_name">{words.userName}</label>
      <input
        id="user_name"
        name="user_name"
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        onBlur={(event) => ask(event.target.value)}
      />
      <label htmlFor="password">{words.password}</label>
      <span className="login-password">
        <input
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          spellCheck={false}
          maxLength={200}
          aria-describedby="caps-lock"
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <button type="button" aria-label={shown ? words.hide : words.show} onClick={() => setShown(!shown)}>
          <Eye crossed={shown} />
        </button>
      </span>
      <output id="caps-lock" className="login-hint">
        {capsLock && words.capsLock}
      </output>
      <button type="submit" className="button button-primary" aria-disabled={pending}>
        {pending ? words.signingIn : words.signIn}
      </button>
      {alive && demo && <DemoSignIns words={words} onPick={(name) => fillIn(form.current, name, onTyping)} />}
    </form>
  );
}

function DemoSignIns({ words, onPick }: { words: LoginProps['words']; onPick: (userName: string) => void }) {
  return (
    <fieldset className="login-demo">
      <legend>{words.demoTitle}</legend>
      <p className="login-hint">{words.demoHint}</p>
      {demoSignIns.map(({ user_name, who }) => (
        <button key={user_name} type="button" onClick={() => onPick(user_name)}>
          <strong>{user_name}</strong>
          <span>{words[who]}</span>
        </button>
      ))}
    </fieldset>
  );
}

const Eye = ({ crossed }: { crossed: boolean }) => (
  <svg
    viewBox="0 0 16 16"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <path d="M1 8c1.6-3 4-4.5 7-4.5S13.4 5 15 8c-1.6 3-4 4.5-7 4.5S2.6 11 1 8z" />
    <circle cx="8" cy="8" r="2" />
    {crossed && <path d="m2.5 13.5 11-11" />}
  </svg>
);

type Fields = { readonly userName: HTMLInputElement; readonly password: HTMLInputElement };

const fieldsOf = (form: HTMLFormElement | null): Fields => ({
  userName: form?.elements.namedItem('user_name') as HTMLInputElement,
  password: form?.elements.namedItem('password') as HTMLInputElement,
});

function fillIn(form: HTMLFormElement | null, userName: string, onTyping: () => void): void {
  const fields = fieldsOf(form);
  fields.userName.value = userName;
  fields.password.value = demoPassword;
  form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  onTyping();
}

/** The seconds to wait before the next try under a name, counting down, and how to ask for them. */
function useWait(): [seconds: number, ask: (userName: string) => void] {
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

/** False in the page as the build wrote it and while it comes to life, so that both are the same; true from then on. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
