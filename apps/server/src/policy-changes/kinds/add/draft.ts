import { createHash } from 'node:crypto';
import { rows_max } from '@app/contract/policy-changes/fields';
import { type Day, earlier, later } from '@app/domain/calendar/day';
import { fen, sum } from '@app/domain/money/money';
import { takesAdditions } from '@app/domain/policies/policy';
import { nextStatus } from '@app/domain/changes/status';
import { rosterText } from '@app/domain/changes/agreed-text';
import type { Context } from '../../../platform/context.ts';
import type { EnterpriseTx } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPolicyAt, type Policy } from '../../../policies/policies.ts';
import { actOf } from '../../acts.ts';
import {
  type Drafting,
  insertChange,
  lockDraft,
  type NewChange,
  type StoredChange,
  updateChange,
} from '../../queries.ts';
import { assess, earliestStartOf, type ListedPerson, rosterOf } from '../../rows/assess.ts';
import { guardRowNumbers } from '../../rows/row-numbers.ts';
import { guardTwin } from '../../rows/twin.ts';
import { pricedRows } from '../../rows/priced-rows.ts';
import { openPersons } from '../../rows/sent-persons.ts';
import { type PricedRow, replaceRows } from '../../rows/rows.queries.ts';
import { refusedList } from '../../rows/verdict-list.ts';

type ChangeFields = Pick<
  NewChange,
  'start_date' | 'end_date' | 'person_count' | 'premium_fen' | 'roster_hash' | 'remark'
>;

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
  return { sealer, assessment: await assess(tx, { policy, rows, start_date, sealer, now, typing }) };
}

/**
 * Stores a list as a draft, or in the place of an earlier draft's. A change never stores a row with an error: such
 * a list is refused whole, or with `skip_errors` its sound rows are stored.
 *
 * The caller records the act, last: the chain's head is locked after the accounts.
 */
export async function draftAddition(context: Context<unknown>, wanted: Wanted & Drafting) {
  const { tx, now, session, language } = context;
  const edited =
    wanted.policy_change_id === undefined
      ? undefined
      : await lockDraft(tx, { ...wanted, policy_change_id: wanted.policy_change_id, change_type: 'add' });
  const { assessment, sealer } = await assessList(context, wanted);
  const { policy, rows, judgements, start_date } = assessment;

  const roster_hash = createHash('sha256')
    .update(rosterText(policy.policy_id, start_date, rows))
    .digest();
  if (!wanted.confirm_warnings.includes('DUPLICATE_SUBMIT')) await guardTwin(tx, roster_hash, now);
  const sound = judgements.filter(({ insurable }) => insurable);
  if (sound.length === 0 || (sound.length < rows.length && wanted.skip_errors === 0)) {
    throw new Refusal('ROWS_REFUSED', refusedList(assessment, language));
  }

  const priced = await pricedRows(assessment, wanted.persons, sealer);
  const fields: ChangeFields = {
    start_date: startOf(priced, start_date),
    end_date: priced.map((row) => row.end_date).reduce(later),
    person_count: priced.length,
    premium_fen: sum(priced.map(({ premium_fen }) => premium_fen)),
    roster_hash,
    remark: wanted.remark || null,
  };
  const change_type = 'add';
  const change = edited
    ? await editDraft(tx, edited, fields)
    : await insertChange(tx, {
        ...fields,
        policy_id: policy.policy_id,
        change_type,
        refund_fen: fen(0),
        input_user_id: session.user.id,
        operate_name: session.user.name,
        created_at: now,
      });
  await replaceRows(tx, { ...change, change_type }, priced);
  const act = actOf(context, edited ? 'edited' : 'drafted', change.policy_change_id, {
    person_count: priced.length,
    amount_fen: fields.premium_fen,
    warnings: wanted.confirm_warnings,
  });
  return { change, fields, assessment, act, author_id: edited?.input_user_id ?? session.user.id };
}

/** When a change begins: as wanted where a row does, else with the first of the rows, which have starts of their own. */
function startOf(rows: readonly PricedRow[], wanted: Day): Day {
  const starts = rows.map((row) => row.start_date);
  return starts.includes(wanted) ? wanted : starts.reduce(earlier);
}

/** Gives a draft other content, which is to be forecast anew. */
async function editDraft(tx: EnterpriseTx, draft: StoredChange, fields: ChangeFields) {
  const status = nextStatus(draft.status, 'edit')!;
  await updateChange(tx, draft.policy_change_id, {
    ...fields,
    status,
    forecast_hash: null,
    forecast_until: null,
  });
  return { ...draft, status };
}

export function guardOpen({ status }: Policy): void {
  if (!takesAdditions(status)) throw new Refusal('POLICY_CLOSED', { status });
}
