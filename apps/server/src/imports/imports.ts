export { findFile, keepEvidenceUntil } from './files/file.queries.ts';
export { keepFile, placeOf as placeOfFile, shownName } from './files/keep-file.ts';
export { countRowsOfOpen, findSubmission, listWaiting } from './queries.ts';
export { beginList } from './rows/begin-list.ts';
export {
  insertRoster,
  partRoster,
  type RefusedRow,
  releaseRoster,
  settleRoster,
} from './rows/change-rows.ts';
export { reasonsOf } from './rows/judge.ts';
export { judgeKept, judgeUninsured, type Kept } from './rows/judge-kept.ts';
export { judgeList } from './rows/judge-list.ts';
export { keptUntil } from './rows/roster-store.ts';
export { typistsOfList } from './rows/typists.ts';
