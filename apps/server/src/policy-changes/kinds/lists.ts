import type { ListType } from '@app/domain/changes/kinds';
import { addList } from './add/list.ts';
import type { ListKind } from './list-kind.ts';
import { offList } from './off/list.ts';

const kinds: Readonly<Record<ListType, ListKind>> = { add: addList, off: offList };

/** What a stored list asks of its kind. */
export const listKindOf = ({ kind }: { readonly kind: string }): ListKind => kinds[kind as ListType];
