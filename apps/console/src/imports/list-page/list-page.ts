import { type ChangeType, listTypes, type ListType } from '@app/domain/changes/kinds';

type ListPage = '/policy/add' | '/policy/reduce';

/** Where a list of a kind is gone on with. */
export const listPageOf: Readonly<Record<ListType, ListPage>> = {
  add: '/policy/add',
  off: '/policy/reduce',
};

/** The same of a change's kind; undefined of one that no list is kept of. */
export const pageOfList = (kind: ChangeType): ListPage | undefined =>
  listTypes.filter((type) => type === kind).map((type) => listPageOf[type])[0];
