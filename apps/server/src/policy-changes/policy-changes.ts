export { assess, earliestStartOf, type ListedPerson, rosterOf } from './rows/assess.ts';
export { draftAddition, guardDrafts } from './rows/draft.ts';
export { neverCovered, openRefusals, overdueChanges } from './needs-you.queries.ts';
export { wireVerdicts } from './rows/verdict-list.ts';
