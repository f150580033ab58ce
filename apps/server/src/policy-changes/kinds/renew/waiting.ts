import type { EnterpriseTx } from '../../../platform/database.ts';
import { type Due, findRenewable } from './due.ts';
import { countReaching } from './renew.queries.ts';

/** The policies that can be renewed now and whose end leaves somebody without cover, with how many, that which ends first at the front. */
export async function findWaiting(
  tx: EnterpriseTx,
  now: Date,
): Promise<readonly (Due & { readonly person_count: number })[]> {
  const waiting: (Due & { person_count: number })[] = [];
  for (const due of await findRenewable(tx, now)) {
    const person_count = await countReaching(tx, due.policy_id, due.end);
    if (person_count > 0) waiting.push({ ...due, person_count });
  }
  return waiting;
}
