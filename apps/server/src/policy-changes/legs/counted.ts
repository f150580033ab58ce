import { addDays } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { changeKinds, changeTypes } from '@app/domain/changes/kinds';
import { findPolicyAt } from '../../policies/policies.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findLastAfter, type StoredChange } from '../queries.ts';
import { leastHeads, type Move } from '../rows/moves.ts';
import { lockOpened } from './legs.queries.ts';

const mindingTypes = changeTypes.filter((type) => changeKinds[type].mindsMinimum);

/**
 * Lets nobody take back whom a later removal counted on: it left as many heads as the plan insures at least with them.
 *
 * @throws Refusal COUNTED_ELSEWHERE
 */
export async function guardCounted(tx: EnterpriseTx, change: StoredChange, now: Date): Promise<void> {
  const { opens, ends } = changeKinds[change.change_type];
  // What ends a cover for each that it opens leaves as many.
  if (!opens || ends) return;
  const minder = await findLastAfter(tx, change, mindingTypes);
  if (!minder) return;
  const policy = (await findPolicyAt(tx, change.policy_id, now))!;
  const left = await leastHeads(tx, policy, await movesBack(tx, change), now);
  const { min_persons } = policy.version;
  if (left < min_persons)
    throw new Refusal('COUNTED_ELSEWHERE', { change_no: minder.change_no, min_persons, left });
}

/** The heads that are gone when all covers of a change are. */
async function movesBack(tx: EnterpriseTx, { policy_change_id }: StoredChange): Promise<readonly Move[]> {
  const covers = await lockOpened(tx, policy_change_id);
  return covers.flatMap(({ bound_at, from, until, stands_until }) =>
    bound_at && stands_until
      ? [{ from: shanghaiDay(from), to: addDays(shanghaiDay(until), -1), heads: -1 as const }]
      : [],
  );
}
