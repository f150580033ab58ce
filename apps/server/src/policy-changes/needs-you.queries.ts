import { late_ms, policyChangeStatus } from '@app/domain/policies/policy-change';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** More than these at once are a disturbance, not a list to work through. */
const told_max = 100;

/** That the insurer refused somebody whose cover had begun, and nobody has acted yet; as `needsYou` says it. */
export const isRefusedAfterCover = (change: 'c' | 'policy_change') =>
  sql<boolean>`(${sql.ref(`${change}.refused_covered_count`)} > 0 and ${sql.ref(`${change}.acknowledged_at`)} is null)`;

/** That the insurer has not answered for too long; as `needsYou` says it. */
export const isUnanswered = (change: 'c' | 'policy_change', now: Date) =>
  sql<boolean>`(${sql.ref(`${change}.status`)} = ${policyChangeStatus.withInsurer}
    and ${sql.ref(`${change}.sent_at`)} <= ${new Date(now.getTime() - late_ms)}::timestamptz)`;

/** The changes in which the insurer refused somebody whose cover had begun, and nobody has acted yet; the latest first. */
export const openRefusals = (tx: EnterpriseTx) =>
  tx
    .selectFrom('policy_change')
    .select(['policy_change_id', 'change_no', 'refused_covered_count', 'settled_at'])
    .where(isRefusedAfterCover('policy_change'))
    .orderBy('policy_change_id', 'desc')
    .limit(told_max)
    .execute();

/** The changes to which the insurer has not answered for two hours, the longest waiting first. */
export const overdueChanges = (tx: EnterpriseTx, now: Date) =>
  tx
    .selectFrom('policy_change')
    .select(['policy_change_id', 'change_no', 'person_count', 'sent_at'])
    .where(isUnanswered('policy_change', now))
    .orderBy('sent_at')
    .limit(told_max)
    .execute();
