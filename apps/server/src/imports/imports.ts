export { countRowsOfOpen, countWaiting } from './queries.ts';
export { insertRoster, type RefusedRow, releaseRoster, settleRoster } from './rows/change-rows.ts';
export { judgeList } from './rows/judge-list.ts';
