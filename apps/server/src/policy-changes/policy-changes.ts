export type { ListedRow, ListJudgement } from './kinds/list-kind.ts';
export { listKindOf } from './kinds/lists.ts';
export { renewalsToDo } from './kinds/renew/todo.ts';
export { earliestStartOf } from './rows/assess.ts';
export { guardDrafts } from './rows/guard-drafts.ts';
export { coverLost, neverCovered, overdueChanges } from './needs-you.queries.ts';
export { wireVerdicts } from './rows/verdict-list.ts';
