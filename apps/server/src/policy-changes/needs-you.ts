import type { ChangeRow } from '@app/contract/policy-changes';
import { policyChangeStatus } from '@app/domain/policy-change';

/** An insurer that has not answered for so long is asked by the operator, and the customer is told. */
export const late_ms = 2 * 3_600_000;

type Facts = {
  readonly status: number;
  readonly sent_at: Date | null;
  readonly refused_covered_count: number;
  readonly acknowledged_at: Date | null;
};

/** Why a person must look at a change, if they must; by the clock, so that it cannot be late. */
export function needsYou(
  { status, sent_at, refused_covered_count, acknowledged_at }: Facts,
  now: Date,
): ChangeRow['needs_you'] {
  if (refused_covered_count > 0 && acknowledged_at === null) return 'refused_after_cover';
  const waits = status === policyChangeStatus.withInsurer && sent_at !== null;
  return waits && now.getTime() - sent_at.getTime() >= late_ms ? 'no_answer' : null;
}
