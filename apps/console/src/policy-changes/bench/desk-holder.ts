import { createDesk, type Desk } from '../../imports/imports.tsx';
import type { Judging } from '../../roster/roster.tsx';

/** Where the desk stands on which the list is written: it outlives the choice of another policy, and an address that names the list alone. */
export type DeskHolder = {
  /** The desk, made when it is first needed; from now on its list is for this policy. */
  readonly deskFor: (policy_id: number, judging: Judging) => Desk;
  /** For which policy the list is written; undefined before there is one. */
  readonly policyId: () => number | undefined;
  /** How many persons stand on the list. */
  readonly heads: () => number;
};

export function createDeskHolder(): DeskHolder {
  let desk: Desk | undefined;
  let policy_id: number | undefined;
  return {
    deskFor(next, judging) {
      policy_id = next;
      desk ??= createDesk(judging);
      return desk;
    },
    policyId: () => policy_id,
    heads: () => desk?.roster.summary().heads ?? 0,
  };
}
