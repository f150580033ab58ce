import { createOpenList, type OpenList } from '../../imports/imports.tsx';
import type { Judging } from '../../roster/roster.tsx';

/** Where the list is kept while it is written: it outlives the choice of another policy, and an address that names the list alone. */
export type ListHolder = {
  /** The list, made when it is first needed; from now on its list is for this policy. */
  readonly listFor: (policy_id: number, judging: Judging) => OpenList;
  /** For which policy the list is written; undefined before there is one. */
  readonly policyId: () => number | undefined;
  /** How many persons stand on the list. */
  readonly heads: () => number;
};

export function createListHolder(): ListHolder {
  let list: OpenList | undefined;
  let policy_id: number | undefined;
  return {
    listFor(next, judging) {
      policy_id = next;
      list ??= createOpenList(judging);
      return list;
    },
    policyId: () => policy_id,
    heads: () => list?.roster.summary().heads ?? 0,
  };
}
