import type { Clock } from '../../platform/clock.ts';
import type { Gate } from '../../platform/gate.ts';
import type { JobData } from '../../platform/jobs.ts';

/** A change that a server of an earlier version sent less than this ago is left in peace; all others say when to ask. */
const ask_again_ms = 2_000;

/** What is due now: changes whose undo has run out, and those that wait for an insurer's answer; so many at most: the next sweep finds the others. */
export async function sweepChanges(gate: Gate, clock: Clock, changes_max = 1_000): Promise<JobData[]> {
  const now = clock.now();
  const due = await gate.dueChanges(now, new Date(now.getTime() - ask_again_ms), changes_max);
  return due.map(({ enterprise_id, policy_change_id }) => ({ enterprise_id, id: policy_change_id }));
}
