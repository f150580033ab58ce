import { Logo } from '../ui/logo.tsx';
import type { Choice } from './offered-token.ts';
import { fill, type LoginWords } from './words/words.ts';

/** Asks before another user's token takes the place of the session that is there: a link must not sign anyone over unseen. */
export const AskAccount = (props: {
  choice: Choice;
  words: LoginWords;
  onKeep: () => void;
  onTake: () => void;
}) => {
  const { choice, words, onKeep, onTake } = props;
  return (
    <main className="ask-account">
      <Logo size={40} />
      <h1>{words.askTitle}</h1>
      <p>{fill(words.askText, choice)}</p>
      <button type="button" className="button button-primary" onClick={onKeep}>
        {fill(words.keep, choice)}
      </button>
      <button type="button" className="button" onClick={onTake}>
        {fill(words.take, choice)}
      </button>
    </main>
  );
};
