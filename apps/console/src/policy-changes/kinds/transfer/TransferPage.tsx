import { BoardPage } from '../board/board-page.tsx';
import { MoveBoard } from './board/move-board.tsx';
import { moveBoardWords } from './board/words/words.ts';
import type { TransferWays } from './transfer-search.ts';

const nothing = {
  policy_id: undefined,
  start_date: undefined,
  occupation_id: undefined,
  work_company_id: undefined,
};

/** Moves persons to another work company or work type: choose the policy, say who and where to, and go on to the confirmation. */
export const TransferPage = (ways: TransferWays) => (
  <BoardPage kind="transfer" words={moveBoardWords} ways={ways} nothing={nothing}>
    {(of) => <MoveBoard key={of.policy.policy_id} {...of} {...ways} />}
  </BoardPage>
);
