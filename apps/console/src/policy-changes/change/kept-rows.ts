import type { Verdict } from '@app/domain/roster/verdict';

/** A person who was not taken into a change, and why: enough to tell the one who sent the list, and no more. */
export type KeptRow = {
  readonly name: string;
  readonly last4: string;
  readonly verdicts: readonly Verdict[];
};

const kept = new Map<number, readonly KeptRow[]>();

/** Notes who stays behind when a change is drafted of the rows that are in order; in memory alone, for the reply about it. */
export const noteKept = (policy_change_id: number, rows: readonly KeptRow[]): void =>
  void kept.set(policy_change_id, rows);

/** Who stayed behind when this change was drafted, as far as this page was there. */
export const keptFrom = (policy_change_id: number): readonly KeptRow[] => kept.get(policy_change_id) ?? [];
