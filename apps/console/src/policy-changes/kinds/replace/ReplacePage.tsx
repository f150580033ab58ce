import { BoardPage } from '../board/board-page.tsx';
import { Board } from './board/board.tsx';
import { boardWords } from './board/words/words.ts';
import type { ReplaceWays } from './replace-search.ts';

const nothing = { policy_id: undefined, start_date: undefined };

/** Puts persons in the seats of others: choose the policy, pair who leaves with who comes, and go on to the confirmation. */
export const ReplacePage = (ways: ReplaceWays) => (
  <BoardPage kind="replace" words={boardWords} ways={ways} nothing={nothing}>
    {(of) => (
      <Board
        key={of.policy.policy_id}
        {...of}
        start={ways.search.start_date}
        onStart={(start_date) => ways.onSearch({ start_date })}
        onChecked={ways.onChecked}
      />
    )}
  </BoardPage>
);
