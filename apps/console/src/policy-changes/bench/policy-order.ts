import { day } from '@app/domain/calendar/day';
import type { ActivePolicy } from '../../policies/policies.tsx';

/** What tells when a policy can take persons. */
type Offered = Pick<
  ActivePolicy,
  'plan' | 'policy_no' | 'now' | 'start_date' | 'end_date' | 'earliest_start_date'
>;

/** Whether a policy has not begun: whoever is added to it is covered from its first day at the earliest. */
export const beginsLater = ({ start_date, now }: Offered): boolean => start_date > day(now.slice(0, 10));

/**
 * The policies in the order in which a person in a hurry needs them: those in force first, by the earliest start that can be had, then
 * those that begin later. Two months of one plan bear the same name, and the wrong one would leave people without cover until it begins.
 */
export const inOrderOfStart = <Policy extends Offered>(policies: readonly Policy[]): readonly Policy[] =>
  policies.toSorted(
    (one, other) =>
      Number(beginsLater(one)) - Number(beginsLater(other)) ||
      Number(one.earliest_start_date === null) - Number(other.earliest_start_date === null) ||
      compare(one.earliest_start_date ?? '', other.earliest_start_date ?? '') ||
      compare(one.start_date, other.start_date) ||
      compare(one.plan, other.plan) ||
      compare(one.policy_no, other.policy_no),
  );

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
