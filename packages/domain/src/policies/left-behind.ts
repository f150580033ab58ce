import type { VerdictCode } from '../roster/verdict.ts';

/** Why somebody is without cover whom nobody took off. */
export const offReasons = [
  'NOT_RENEWED',
  'OVERAGE',
  'WORK_COMPANY',
  'OCCUPATION',
  'BLOCKED',
  'OTHER',
] as const;

export type OffReason = (typeof offReasons)[number];

/** Why somebody could not go over into the policy that follows, by the finding that kept them. */
export function offReasonOf(code: VerdictCode): OffReason {
  if (code === 'AGE_HIGH' || code === 'AGE_OVERBAND') return 'OVERAGE';
  if (code.startsWith('WC_')) return 'WORK_COMPANY';
  if (code.startsWith('OCC_')) return 'OCCUPATION';
  return code === 'BLACKLIST' ? 'BLOCKED' : 'OTHER';
}
