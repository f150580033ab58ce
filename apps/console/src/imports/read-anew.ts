export { leavesOut, workOn } from './reread.ts';
export { showWithTyped, storedRows } from './typed-since.ts';
