export { readAgeing } from './ageing.ts';
export { readTwice } from './twice.ts';
