import type { Day } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import type { EnterpriseTx } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { countPolicyHeads, type Policy } from '../../../policies/policies.ts';
import { readSeats } from './seats.ts';

/**
 * How often seats may change hands in the month of a day, over the whole policy, and on some of its covers.
 *
 * @throws Refusal NOT_FOUND where one of them is no cover of the policy
 */
export async function readFree(tx: EnterpriseTx, policy: Policy, day: Day, covers: readonly number[] = []) {
  const { mode, limit } = policy.version.replace_rule;
  const { seatOf, holds, usedIn } = await readSeats(tx, policy.policy_id, covers);
  if (!covers.every(holds)) throw new Refusal('NOT_FOUND');
  const used = usedIn(day);
  const isLimited = (mode === 'PER_SEAT' || mode === 'PER_POLICY_MONTH') && limit !== null;
  const heads = mode === 'PER_SEAT' ? await countPolicyHeads(tx, policy.policy_id, startOfDay(day)) : 1;
  const free_total = mode === 'NONE' ? 0 : isLimited ? limit * heads : null;
  const leftOf = (taken: number) => (free_total === null ? null : Math.max(0, (limit ?? 0) - taken));
  return {
    mode,
    limit,
    free_total,
    free_used: used.inPolicy,
    free_left: free_total === null ? null : Math.max(0, free_total - used.inPolicy),
    seats: covers.map((policy_person_id) => {
      const onSeat = used.onSeat(seatOf(policy_person_id));
      return {
        policy_person_id,
        used: onSeat,
        left: leftOf(mode === 'PER_POLICY_MONTH' ? used.inPolicy : onSeat),
      };
    }),
  };
}
