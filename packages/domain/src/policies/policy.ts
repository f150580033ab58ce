import { addDays, type Period } from '../calendar/day.ts';
import { startOfDay } from '../calendar/shanghai.ts';

/** Where a policy stands. `notYetEffective` and `expired` are also shown by the clock, see `policyStatusAt`. */
export const policyStatus = {
  draft: 0,
  underwriting: 1,
  returned: 2,
  awaitingPayment: 3,
  notYetEffective: 5,
  inForce: 10,
  locked: 15,
  expired: 20,
  surrendered: 30,
  void: 40,
} as const;

/**
 * The status to show now: a policy that is open, stored as 5 or 10, is not yet effective before its first day, in
 * force on its days and expired after the last; a locked one expires too. Any other is shown as it is stored.
 */
export function policyStatusAt(stored: number, period: Period, now: Date): number {
  const isOpen = stored === policyStatus.notYetEffective || stored === policyStatus.inForce;
  if (!isOpen && stored !== policyStatus.locked) return stored;

  if (now >= startOfDay(addDays(period.to, 1))) return policyStatus.expired;
  if (!isOpen) return stored;
  return now < startOfDay(period.from) ? policyStatus.notYetEffective : policyStatus.inForce;
}

/** Whether persons can be added to a policy shown in this status. */
export const takesAdditions = (status: number): boolean =>
  status === policyStatus.notYetEffective || status === policyStatus.inForce;

/** Whether persons can be taken off a policy shown in this status: also of one that takes nobody any more. */
export const takesRemovals = (status: number): boolean =>
  takesAdditions(status) || status === policyStatus.locked;
