import { Logo } from '../ui/logo.tsx';
import type { Choice } from './offered-token.ts';
import { fill, type LoginWords } from './words/words.ts';

/** Asks before the token of a link signs anyone in, or takes the place of another user's session. */
export const AskAccount = (props: {
  choice: Choice;
  words: LoginWords;
  onKeep: () => void;
  onTake: () => void;
}) => {
  const { choice, words, onKeep, onTake } = props;
  const { current, offered, company } = choice;
  const account = company === '' ? offered : `${offered} · ${company}`;
  return (
    <div className="ask-account">
      <Logo size={40} />
      <h1>{words.askTitle}</h1>
      <p>
        {current === undefined
          ? fill(words.askSignedOut, { offered: account })
          : fill(words.askText, { current, offered: account })}
      </p>
      <button type="button" className="button button-primary" onClick={onKeep}>
        {current === undefined ? words.toSignIn : fill(words.keep, { current })}
      </button>
      <button type="button" className="button" onClick={onTake}>
        {fill(words.take, { offered })}
      </button>
    </div>
  );
};
