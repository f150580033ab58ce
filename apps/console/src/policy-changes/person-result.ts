import type { listChangePersons } from '@app/contract/policy-changes';
import { coverStatus } from '@app/domain/cover';
import type { z } from 'zod/mini';
import type { StateKind } from '../ui/state-mark.tsx';

export type ChangePerson = z.output<typeof listChangePersons.output>['data'][number];

/** What became of a person of a change, as it travels. */
export const waiting = 0;
export const insured = 1;
export const failed = 2;

/** How a person's cover looks. */
export function coverKind(status: number): StateKind {
  if (status === coverStatus.covered || status === coverStatus.coveredUntil) return 'covered';
  if (status === coverStatus.startsSoon) return 'soon';
  return status === coverStatus.refused || status === coverStatus.removedBySystem ? 'refused' : 'quiet';
}
