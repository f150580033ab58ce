import { rows_max } from '@app/contract/policy-changes/fields';
import type { Day } from '@app/domain/calendar/day';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPolicyAt } from '../../../policies/policies.ts';
import { guardRowNumbers } from '../../rows/row-numbers.ts';
import { assessOff, earliestOffOf } from './assess.ts';
import { guardOffOpen } from './guard.ts';
import type { Leaving } from './match.ts';

/** Who is to be taken off which policy, from which day on: by the numbers of their covers, or as rows. */
export type WantedOff = {
  readonly policy_id: number;
  readonly start_date?: Day | undefined;
  readonly policy_person_ids?: readonly number[] | undefined;
  readonly leavers?: readonly Leaving[] | undefined;
  /** Which of the rows the user wrote, by their places; all, where it is left out. */
  readonly isTyped?: ((place: number) => boolean) | undefined;
};

/** Judges who is to be taken off a policy. Refuses for a policy that is not there or lets nobody go, a list too long, a day too early. */
export async function assessLeavers(context: Context<unknown>, wanted: WantedOff) {
  const { tx, now } = context;
  const leavers = wanted.leavers ?? (wanted.policy_person_ids ?? []).map(byNumber);
  if (leavers.length === 0) throw new Refusal('VALIDATION', { fields: ['policy_person_ids', 'persons'] });
  if (leavers.length > rows_max) throw new Refusal('ROWS_TOO_MANY', { rows_max });
  guardRowNumbers(leavers);
  const policy = await findPolicyAt(tx, wanted.policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  guardOffOpen(policy);
  const earliest_start_date = earliestOffOf(policy, now);
  const start_date = wanted.start_date ?? earliest_start_date;
  if (start_date < earliest_start_date) throw new Refusal('CUTOFF_PASSED', { earliest_start_date });
  const isTyped = wanted.isTyped ?? (() => true);
  const assessment = await assessOff(context, policy, { leavers, start_date, isTyped });
  // Whoever is covered again and again counts once for each cover.
  if (assessment.rows.length > rows_max) throw new Refusal('ROWS_TOO_MANY', { rows_max });
  return assessment;
}

const byNumber = (policy_person_id: number, place: number): Leaving => ({
  row_no: place + 1,
  policy_person_id,
  name: '',
  idcard: '',
});
