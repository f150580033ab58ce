import { rows_max } from '@app/contract/policy-changes/fields';
import type { Day } from '@app/domain/calendar/day';
import { takesAdditions } from '@app/domain/policies/policy';
import { rosterText } from '@app/domain/changes/agreed-text';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPolicyAt, type Policy } from '../../../policies/policies.ts';
import type { Drafting } from '../../queries.ts';
import { assess, earliestStartOf, type ListedPerson, rosterOf } from '../../rows/assess.ts';
import { pricedRows } from '../../rows/priced-rows.ts';
import { guardRowNumbers } from '../../rows/row-numbers.ts';
import { openPersons } from '../../rows/sent-persons.ts';
import { storeDraft } from '../../rows/store-draft.ts';

type Wanted = {
  readonly policy_id: number;
  readonly policy_change_id?: number | undefined;
  readonly start_date?: Day | undefined;
  /** The last day of the persons who have none of their own. */
  readonly end_date?: Day | undefined;
  readonly persons: readonly ListedPerson[];
  /** Whether the caller typed the number of a person, by the place; where it is left out, of all who are no references. */
  readonly isTyped?: (place: number) => boolean;
};

/** Judges a list that was sent for a policy. Refuses for a policy that is not there or takes nobody, a list too long, a start too early. */
export async function assessList({ tx, vault, session, now }: Context<unknown>, wanted: Wanted) {
  const { policy_id, persons } = wanted;
  if (persons.length > rows_max) throw new Refusal('ROWS_TOO_MANY', { rows_max });
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  guardOpen(policy);
  const earliest_start_date = earliestStartOf(policy, now);
  const start_date = wanted.start_date ?? earliest_start_date;
  if (start_date < earliest_start_date) throw new Refusal('CUTOFF_PASSED', { earliest_start_date });

  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const rows = (await rosterOf(tx, await openPersons(async () => sealer, persons))).map((row) => ({
    ...row,
    end_date: row.end_date ?? wanted.end_date ?? null,
  }));
  guardRowNumbers(rows);
  const isTyped = wanted.isTyped ?? ((place: number) => !persons[place]?.person);
  const typing = { user_id: session.user.id, isTyped };
  return assess(tx, { policy, rows, start_date, sealer, now, typing });
}

/** Stores a list as a draft, or in the place of an earlier draft's. */
export async function draftAddition(
  context: Context<unknown>,
  wanted: Wanted & Drafting,
  change_type: 'add' | 'renew' = 'add',
) {
  const sealer = await context.vault.sealerOf(context.tx, context.session.enterprise.id, context.now);
  return storeDraft(
    context,
    { ...wanted, change_type },
    {
      assess: () => assessList(context, wanted),
      rowsOf: (assessment) => pricedRows(assessment, wanted.persons, sealer),
      textOf: ({ policy, start_date, rows }) => rosterText(policy.policy_id, start_date, rows),
    },
  );
}

export function guardOpen({ status }: Policy): void {
  if (!takesAdditions(status)) throw new Refusal('POLICY_CLOSED', { status });
}
