import type { Needs } from './use-needs.ts';
import { fill, type LoginWords } from './words/words.ts';

/** The signs of a picture, asked for after several wrong passwords. Whoever cannot read it asks for another, or waits. */
export function CaptchaField(props: { needs: Needs; words: LoginWords; onAnother: () => void }) {
  const { needs, words, onAnother } = props;
  if (!needs.captcha) return null;
  return (
    <>
      <label htmlFor="captcha">{words.captcha}</label>
      <span className="login-captcha">
        <input
          id="captcha"
          name="captcha"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          aria-describedby="captcha-wait"
        />
        <img src={needs.captcha.image} alt={words.captchaImage} />
        <button type="button" className="button" onClick={onAnother}>
          {words.captchaAnother}
        </button>
      </span>
      <p id="captcha-wait" className="login-hint">
        {fill(words.captchaWait, { seconds: needs.captcha_wait_s })}
      </p>
    </>
  );
}
