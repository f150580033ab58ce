import { BoardPage } from '../board/board-page.tsx';
import { CorrectBoard } from './board/correct-board.tsx';
import { correctBoardWords } from './board/words/words.ts';
import type { CorrectWays } from './correct-search.ts';

const nothing = { policy_id: undefined, cover: undefined };

/** Puts a mistyped name or number right: choose the policy and the person, say what it should be and what proves it, and go on. */
export const CorrectPage = (ways: CorrectWays) => (
  <BoardPage kind="correct" words={correctBoardWords} ways={ways} nothing={nothing}>
    {(of) => <CorrectBoard key={of.policy.policy_id} {...of} {...ways} />}
  </BoardPage>
);
