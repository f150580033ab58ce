import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { demoPassword, demoSignIns } from './demo-sign-ins.ts';
import { PuzzleField } from './PuzzleField.tsx';
import { useNeeds } from './use-needs.ts';
import { usePuzzle } from './use-puzzle.ts';
import { fieldsOf, useSignIn } from './use-sign-in.ts';
import { fill, type LoginWords } from './words/words.ts';

export type LoginFormProps = {
  readonly words: LoginWords;
  readonly demo: boolean;
  /** Why one is here, such as that the session ended. */
  readonly notice: string;
  /** What it throws is said beside the form. */
  readonly onSignedIn: (token: string) => void | Promise<void>;
  /** The person has begun to type: time to fetch what comes after. */
  readonly onTyping: () => void;
  /** The one user who may sign in here: whose page it is. */
  readonly knownAs?: string;
};

/**
 * The form is the browser's own: what is typed before this code runs stays, and nothing typed is lost when the server says no.
 */
export function LoginForm({ words, demo, notice, knownAs, onSignedIn, onTyping }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [needs, askNeeds] = useNeeds();
  const { progress, solved } = usePuzzle(needs.puzzle);
  // What is worked out for one name is of no use to another, and not waited for.
  const solvedFor = async (name: string) => (name === needs.of ? solved() : {});
  const { error, pending, locked, submit, changed } = useSignIn(words, solvedFor, {
    onSignedIn,
    onRefused: askNeeds,
  });
  const typing = () => {
    changed();
    onTyping();
  };
  const alive = useAlive();
  const alert = error || (alive ? notice : '');

  return (
    <form
      ref={form}
      className="login-form"
      method="post"
      noValidate
      aria-label={words.signIn}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(fieldsOf(form.current));
      }}
      onInput={typing}
    >
      {knownAs === undefined && <h2>{words.signIn}</h2>}
      {/* Always there, so that screen readers hear what is put in. */}
      <div role="alert" className="login-alert">
        {alert && <p>{alert}</p>}
        {needs.wait_s > 0 && <p>{fill(words.wait, { seconds: needs.wait_s })}</p>}
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
        defaultValue={knownAs}
        readOnly={knownAs !== undefined || locked}
        onBlur={(event) => askNeeds(event.target.value)}
      />
      <PasswordField words={words} locked={locked} />
      <PuzzleField needs={needs} progress={progress} words={words} />
      <button type="submit" className="button button-primary" aria-disabled={pending}>
        {pending ? words.signingIn : words.signIn}
      </button>
      {alive && demo && (
        <DemoSignIns words={words} locked={locked} onPick={(name) => fillIn(form.current, name, typing)} />
      )}
    </form>
  );
}

function PasswordField({ words, locked }: { words: LoginWords; locked: boolean }) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <>
      <label htmlFor="password">{words.password}</label>
      <span className="login-password">
        <input
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          spellCheck={false}
          maxLength={200}
          readOnly={locked}
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
    </>
  );
}

function DemoSignIns({
  words,
  locked,
  onPick,
}: {
  words: LoginWords;
  locked: boolean;
  onPick: (userName: string) => void;
}) {
  return (
    <fieldset className="login-demo">
      <legend>{words.demoTitle}</legend>
      <p className="login-hint">{words.demoHint}</p>
      {demoSignIns.map(({ user_name, who }) => (
        <button key={user_name} type="button" disabled={locked} onClick={() => onPick(user_name)}>
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

function fillIn(form: HTMLFormElement | null, userName: string, onTyping: () => void): void {
  const fields = fieldsOf(form);
  fields.userName.value = userName;
  fields.password.value = demoPassword;
  form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  onTyping();
}

/** False in the page as the build wrote it and while it comes to life, so that both are the same; true from then on. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
