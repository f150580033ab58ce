import type { ChangeType } from '@app/domain/changes/kinds';

/** Where a list of a kind is gone on with. */
export const listPageOf: Readonly<Record<ChangeType, '/policy/add' | '/policy/reduce'>> = {
  add: '/policy/add',
  off: '/policy/reduce',
};
