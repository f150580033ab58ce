import { Logo } from '../ui/logo.tsx';
import type { Choice } from './offered-token.ts';
import { fill, type LoginWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';

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
      <Button kind="primary" onClick={onKeep}>
        {current === undefined ? words.toSignIn : fill(words.keep, { current })}
      </Button>
      <Button onClick={onTake}>{fill(words.take, { offered })}</Button>
    </div>
  );
};
