export { assess, earliestStartOf, type ListedPerson, rosterOf } from './rows/assess.ts';
export { draftAddition } from './kinds/add/draft.ts';
export { guardDrafts } from './rows/guard-drafts.ts';
export { coverLost, neverCovered, overdueChanges } from './needs-you.queries.ts';
export { wireVerdicts } from './rows/verdict-list.ts';
