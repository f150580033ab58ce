import { createHash } from 'node:crypto';
import { type Day, earlier, later } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import { nextStatus } from '@app/domain/changes/status';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import type { Context } from '../../platform/context.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actOf } from '../acts.ts';
import {
  type Drafting,
  insertChange,
  lockDraft,
  type NewChange,
  type StoredChange,
  updateChange,
} from '../queries.ts';
import { amountsOf, type Assessment } from './assessment.ts';
import { type PricedRow, replaceRows } from './rows.queries.ts';
import { guardTwin } from './twin.ts';
import { refusedList } from './verdict-list.ts';

/** A draft that is to be made, or one that is to get other rows. */
export type WantedDraft = Drafting &
  Pick<StoredChange, 'policy_id' | 'change_type'> & {
    readonly policy_change_id?: number | undefined;
  };

/** What a kind of change does to be drafted: judge what was sent, and make of it the rows that are stored. */
type Drafts<Judged extends Assessment> = {
  readonly assess: () => Promise<Judged>;
  /** The rows that can be done, as they are stored. */
  readonly rowsOf: (assessment: Judged) => Promise<readonly PricedRow[]>;
  /** By whose hash the same list is known when it is sent again. */
  readonly textOf: (assessment: Judged) => string;
};

/**
 * Stores what was sent as a draft, or in the place of an earlier draft's rows. A change never stores a row with an error: such a list is
 * refused whole, or with `skip_errors` its sound rows are stored.
 *
 * The caller records the act, last: the chain's head is locked after the accounts.
 */
export async function storeDraft<Judged extends Assessment>(
  context: Context<unknown>,
  wanted: WantedDraft,
  { assess, rowsOf, textOf }: Drafts<Judged>,
) {
  const { tx, now, session, language } = context;
  const { policy_id, policy_change_id, change_type } = wanted;
  const edited =
    policy_change_id === undefined
      ? undefined
      : await lockDraft(tx, { policy_id, policy_change_id, change_type });
  const assessment = await assess();

  const roster_hash = createHash('sha256').update(textOf(assessment)).digest();
  if (!wanted.confirm_warnings.includes('DUPLICATE_SUBMIT')) await guardTwin(tx, roster_hash, now);
  const { judgements, start_date } = assessment;
  const sound = judgements.filter(({ insurable }) => insurable);
  if (sound.length === 0 || (sound.length < judgements.length && wanted.skip_errors === 0))
    throw new Refusal('ROWS_REFUSED', refusedList(assessment, language));

  const rows = await rowsOf(assessment);
  const fields = {
    start_date: startOf(rows, start_date),
    end_date: rows.map((row) => row.end_date).reduce(later),
    person_count: rows.length,
    ...amountsOf(assessment),
    roster_hash,
    remark: withoutNumbersOfPersons(wanted.remark ?? '') || null,
  };
  const change = edited
    ? await editDraft(tx, edited, fields)
    : await insertChange(tx, {
        ...fields,
        policy_id,
        change_type,
        input_user_id: session.user.id,
        operate_name: session.user.name,
        created_at: now,
      });
  await replaceRows(tx, { ...change, change_type }, rows);
  const act = actOf(context, edited ? 'edited' : 'drafted', change.policy_change_id, {
    person_count: rows.length,
    amount_fen: fen(fields.premium_fen - fields.refund_fen),
    warnings: wanted.confirm_warnings,
  });
  return { change, fields, assessment, act, author_id: edited?.input_user_id ?? session.user.id };
}

/** When a change begins: as wanted where a row does, else with the first of the rows, which have days of their own. */
function startOf(rows: readonly PricedRow[], wanted: Day): Day {
  const starts = rows.map((row) => row.start_date);
  return starts.includes(wanted) ? wanted : starts.reduce(earlier);
}

type Fields = Omit<NewChange, 'policy_id' | 'change_type' | 'input_user_id' | 'operate_name' | 'created_at'>;

/** Gives a draft other content, which is to be forecast anew. */
async function editDraft(tx: EnterpriseTx, draft: StoredChange, fields: Fields) {
  const status = nextStatus(draft.status, 'edit')!;
  await updateChange(tx, draft.policy_change_id, {
    ...fields,
    status,
    forecast_hash: null,
    forecast_until: null,
  });
  return { ...draft, status };
}
