import { day, id, queried } from '@app/contract/fields';
import type { UseNavigateResult } from '@tanstack/react-router';
import type { ListType } from '@app/domain/changes/kinds';
import * as z from 'zod/mini';
import { listPageOf } from '../../imports/list-page/list-page.ts';

/** What the bench works on, as its address says. */
export const benchSearch = z.object({
  policy_id: z.optional(queried(id)),
  /** The start of the whole change; the earliest one when left out. */
  start_date: z.optional(day),
  /** The stored list that is gone on with. */
  list: z.optional(queried(id)),
  /** A cover that is to end: its person is put on the list, and it leaves the address. */
  cover: z.optional(queried(id)),
});

export type BenchSearch = z.output<typeof benchSearch>;

/** Where a bench leads. */
export type BenchWays = {
  readonly search: BenchSearch;
  readonly onSearch: (change: BenchSearch) => void;
  /** The list is drafted and priced. */
  readonly onChecked: (policy_change_id: number, list: number) => void;
  readonly onOpenChange: (policy_change_id: number) => void;
  /** The list that the address names is for another kind of change. */
  readonly onOtherKind: (kind: ListType, list: number) => void;
};

type Tab = { readonly search: BenchSearch; readonly navigate: UseNavigateResult<string> };

/** The ways of a bench in its tab. */
export const benchWays = ({ search, navigate }: Tab): BenchWays => ({
  search,
  // The list gets its number while one works on it: the page must not jump away from under the pointer.
  onSearch: (change) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false }),
  onChecked: (policy_change_id, list) =>
    void navigate({ to: '/policy/confirm', search: { policy_change_id, list } }),
  onOpenChange: (policy_change_id) =>
    void navigate({ to: '/policy/record-detail', search: { policy_change_id } }),
  onOtherKind: (kind, list) => void navigate({ to: listPageOf[kind], search: { list }, replace: true }),
});
