export { assess, earliestStartOf, rosterOf } from './assess.ts';
export { draftAddition } from './draft.ts';
export { openRefusals, overdueChanges } from './needs-you.queries.ts';
export { wireVerdicts } from './verdict-list.ts';
