import type { Needs } from './use-needs.ts';
import { fill, type LoginWords } from './words/words.ts';

/**
 * Says that the browser works something out, asked for after several wrong passwords: a person has nothing to do for it. Read out when
 * it begins and when it is done; the steps between are for the eyes.
 */
export function PuzzleField(props: { needs: Needs; progress: number; words: LoginWords }) {
  const { needs, progress, words } = props;
  return (
    <>
      <output className="login-hint">
        {needs.puzzle !== undefined && (progress < 1 ? words.checking : words.checked)}
      </output>
      {needs.puzzle !== undefined && (
        <>
          <progress className="login-progress" aria-label={words.checkingProgress} value={progress} />
          {progress < 1 && (
            <p className="login-hint">{fill(words.checkingWait, { seconds: needs.puzzle_wait_s })}</p>
          )}
        </>
      )}
    </>
  );
}
