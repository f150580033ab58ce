// The door of the changes.

export { changeKind } from './result/change-state.ts';
