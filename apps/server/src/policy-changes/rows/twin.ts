import { twin_ms } from '@app/domain/changes/agreed-text';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import type { EnterpriseTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findSubmittedTwin } from '../queries.ts';

/** Asks about a list that was submitted within a day already. */
export async function guardTwin(tx: EnterpriseTx, roster_hash: Buffer, now: Date): Promise<void> {
  const twin = await findSubmittedTwin(tx, roster_hash, new Date(now.getTime() - twin_ms));
  if (!twin) return;
  const { policy_change_id, change_no, confirmed_at } = twin;
  throw new Refusal('DUPLICATE_SUBMIT', {
    policy_change_id,
    change_no,
    submitted_at: shanghaiTime(confirmed_at ?? now),
  });
}
