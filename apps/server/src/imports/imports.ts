import { countOpen } from './queries.ts';

export { judgeList } from './judge-list.ts';
export { insertRoster, type RefusedRow, releaseRoster, settleRoster } from './change-rows.ts';

/** How many unfinished lists of the enterprise wait for somebody. */
export const countUnfinished = countOpen;
