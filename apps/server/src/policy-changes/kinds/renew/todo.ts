import type { Day } from '@app/domain/calendar/day';
import { renewalType } from '@app/domain/policies/renewal-timers';
import type { EnterpriseTx } from '../../../platform/database.ts';
import { findRenewals } from './timers.queries.ts';
import { findWaiting } from './waiting.ts';

type Told = { readonly count: number; readonly first_day: Day };

/**
 * The policies whose persons wait to go over: those of which a renewal has failed, left somebody behind or never came, and those that are
 * to be renewed by hand. Nothing is told of what will renew itself, nor of what was given up.
 */
export async function renewalsToDo(
  tx: EnterpriseTx,
  now: Date,
): Promise<{ readonly stuck: Told | undefined; readonly due: Told | undefined }> {
  const waiting = await findWaiting(tx, now);
  const ids = waiting.map(({ policy_id }) => policy_id);
  const renewals = new Map((await findRenewals(tx, ids)).map((one) => [one.policy_id, one]));
  const wanted = waiting.filter(
    ({ policy_id }) => renewals.get(policy_id)!.renewal_type !== renewalType.none,
  );
  const stuck = wanted.filter(({ policy_id, end }) => {
    const { failed_reason, ran_at } = renewals.get(policy_id)!;
    return failed_reason !== null || ran_at !== null || end <= now;
  });
  const due = wanted.filter(
    (one) => !stuck.includes(one) && renewals.get(one.policy_id)!.renewal_type === renewalType.byHand,
  );
  return { stuck: toldOf(stuck), due: toldOf(due) };
}

/** How many, and the last day of the one that ends first. */
const toldOf = (those: Awaited<ReturnType<typeof findWaiting>>): Told | undefined =>
  those[0] && { count: those.length, first_day: those[0].period.to };
