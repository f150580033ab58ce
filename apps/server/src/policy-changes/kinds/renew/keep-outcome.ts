import { tellEnterprise } from '../../../messages/messages.ts';
import type { EnterpriseTx } from '../../../platform/database.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import type { Due } from './due.ts';
import { untilOf } from './remind.ts';
import type { Outcome } from './renew-itself.ts';
import { type StoredRenewal, updateRenewal } from './timers.queries.ts';

/** Keeps what became of a policy that was to renew itself, and tells of what was not told of before. Answers whether there was any. */
export async function keepOutcome(
  tx: EnterpriseTx,
  due: Due,
  before: Pick<StoredRenewal, 'failed_reason'>,
  { done, refusal, newly_left, now }: Outcome & { readonly now: Date },
): Promise<boolean> {
  const { policy_id, policy_no } = due;
  const about = { policy_id, now };
  const failure = refusal && !answered.has(refusal.reason) ? refusal : undefined;
  await updateRenewal(tx, policy_id, {
    ...(done ? { ran_at: now } : {}),
    failed_reason: failure?.reason ?? null,
    failed_detail: failure ? JSON.stringify(failure.detail ?? null) : null,
    failed_at: failure ? now : null,
  });
  if (done) {
    const { person_count, premium_fen: amount_fen } = done;
    await tellEnterprise(tx, 'AUTO_RENEWED', { policy_no, person_count, amount_fen }, about);
  }
  if (newly_left > 0)
    await tellEnterprise(tx, 'AUTO_RENEWAL_LEFT', { policy_no, left_count: newly_left }, about);
  const isNewFailure = failure !== undefined && failure.reason !== before.failed_reason;
  if (isNewFailure) await tellFailure(tx, due, failure, now);
  return isNewFailure || done !== undefined || newly_left > 0;
}

/** Nobody is left to renew, or only those who are told of as left behind. */
const answered: ReadonlySet<string> = new Set(['NOTHING_TO_RENEW', 'ROWS_REFUSED']);

async function tellFailure(
  tx: EnterpriseTx,
  due: Due,
  { reason, detail }: Refusal,
  now: Date,
): Promise<void> {
  const { policy_id, policy_no } = due;
  const told = { policy_no, until: await untilOf(tx, due, now) };
  const about = { policy_id, now };
  if (reason !== 'RENEW_FUNDS') return tellEnterprise(tx, 'AUTO_RENEWAL_FAILED', told, about);
  const { short_by_fen } = detail as { short_by_fen: number };
  return tellEnterprise(tx, 'AUTO_RENEWAL_SHORT', { ...told, short_by_fen }, about);
}
