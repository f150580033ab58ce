export { leavesOut, workOn } from './reread.ts';
export { showWithTyped } from './typed-since.ts';
