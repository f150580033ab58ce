import { takesRemovals } from '@app/domain/policies/policy';
import { Refusal } from '../../../platform/refusal.ts';
import type { Policy } from '../../../policies/policies.ts';

/** A policy that takes nobody any more may still let somebody go while it is in force. */
export function guardOffOpen({ status }: Policy): void {
  if (!takesRemovals(status)) throw new Refusal('POLICY_CLOSED', { status });
}
