import { coverStatus } from '@app/domain/policies/cover';
import type { StateKind } from './state-mark.tsx';

/** How a person's cover looks. */
export function coverKind(status: number): StateKind {
  if (status === coverStatus.covered || status === coverStatus.coveredUntil) return 'covered';
  if (status === coverStatus.startsSoon) return 'soon';
  return status === coverStatus.refused || status === coverStatus.removedBySystem ? 'refused' : 'quiet';
}
