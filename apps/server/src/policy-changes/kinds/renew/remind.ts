import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { autoRenewAt, endOf, isReminderDue, renewalType } from '@app/domain/policies/renewal-timers';
import { tellEnterprise } from '../../../messages/messages.ts';
import type { EnterpriseTx } from '../../../platform/database.ts';
import { type Due, nextOf, startInto } from './due.ts';
import { countReaching } from './renew.queries.ts';
import type { StoredRenewal } from './timers.queries.ts';

/** Tells what has become due about a policy since it was last seen to: that it is to be renewed, will renew itself, or has ended. */
export async function remind(
  tx: EnterpriseTx,
  due: Due,
  { renewal_type, seen_at }: Pick<StoredRenewal, 'renewal_type' | 'seen_at'>,
  now: Date,
): Promise<void> {
  const { policy_id, policy_no, period, version, end } = due;
  const timers = version.renewal_timers;
  const hasEnded = seen_at < end && end <= now;
  const isDue = now < endOf(period) && isReminderDue(period, timers, { after: seen_at, now });
  if (renewal_type === renewalType.none || (!hasEnded && !isDue)) return;
  const person_count = await countReaching(tx, policy_id, end);
  if (person_count === 0) return;
  const told = { policy_no, person_count };
  const about = { policy_id, now };
  if (hasEnded) return tellEnterprise(tx, 'RENEWAL_LAPSED', told, about);
  const renewsAt = autoRenewAt(period, timers);
  if (renewal_type === renewalType.byItself && now < renewsAt)
    return tellEnterprise(tx, 'RENEWAL_PLANNED', { ...told, at: toMinute(renewsAt) }, about);
  return tellEnterprise(tx, 'RENEWAL_DUE', { ...told, until: await untilOf(tx, due, now) }, about);
}

/** Until when a policy can be renewed without a gap. */
export async function untilOf(tx: EnterpriseTx, due: Due, now: Date): Promise<string> {
  return toMinute(startInto(due, await nextOf(tx, due, now), now).submit_until);
}

const toMinute = (at: Date): string => shanghaiTime(at).slice(0, 16);
