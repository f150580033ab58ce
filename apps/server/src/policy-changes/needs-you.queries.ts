import { policyChangeStatus } from '@app/domain/policy-change';
import type { EnterpriseTx } from '../platform/database.ts';
import { late_ms } from './needs-you.ts';

/** More than these at once are a disturbance, not a list to work through. */
const told_max = 100;

/** The changes in which the insurer refused somebody whose cover had begun, and nobody has acted yet; the latest first. */
export const openRefusals = (tx: EnterpriseTx) =>
  tx
    .selectFrom('policy_change')
    .select(['policy_change_id', 'change_no', 'refused_covered_count', 'settled_at'])
    .where('refused_covered_count', '>', 0)
    .where('acknowledged_at', 'is', null)
    .orderBy('policy_change_id', 'desc')
    .limit(told_max)
    .execute();

/** The changes to which the insurer has not answered for two hours, the longest waiting first. */
export const overdueChanges = (tx: EnterpriseTx, now: Date) =>
  tx
    .selectFrom('policy_change')
    .select(['policy_change_id', 'change_no', 'person_count', 'sent_at'])
    .where('status', '=', policyChangeStatus.withInsurer)
    .where('sent_at', '<=', new Date(now.getTime() - late_ms))
    .orderBy('sent_at')
    .limit(told_max)
    .execute();
