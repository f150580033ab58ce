export { assess, earliestStartOf, rosterOf } from './rows/assess.ts';
export { draftAddition, guardDrafts } from './rows/draft.ts';
export { openRefusals, overdueChanges } from './needs-you.queries.ts';
export { wireVerdicts } from './rows/verdict-list.ts';
