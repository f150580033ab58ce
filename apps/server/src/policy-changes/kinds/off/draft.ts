import { createHash } from 'node:crypto';
import { earlier, later } from '@app/domain/calendar/day';
import { offText } from '@app/domain/changes/agreed-text';
import { fen } from '@app/domain/money/money';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { actOf } from '../../acts.ts';
import { type Drafting, insertChange, lockDraft, updateChange } from '../../queries.ts';
import { amountsOf } from '../../rows/assessment.ts';
import { guardTwin } from '../../rows/twin.ts';
import { type PricedRow, replaceRows } from '../../rows/rows.queries.ts';
import { refusedList } from '../../rows/verdict-list.ts';
import type { OffAssessment } from './assess.ts';
import { assessLeavers, type WantedOff } from './assess-leavers.ts';
import { removalRows } from './removal-rows.ts';

type Wanted = WantedOff & { readonly policy_change_id?: number | undefined };

/** How a removal was sent: what of it is to be stored, and with what note. */
/**
 * Stores a removal as a draft, or in the place of an earlier draft's. A change never stores a row with an error: such a list is refused
 * whole, or with `skip_errors` its sound rows are stored. The caller records the act, last.
 */
export async function draftRemoval(context: Context<unknown>, wanted: Wanted & Drafting) {
  const { tx, now, session, language } = context;
  const edited =
    wanted.policy_change_id === undefined
      ? undefined
      : await lockDraft(tx, { ...wanted, policy_change_id: wanted.policy_change_id, change_type: 'off' });
  const assessment = await assessLeavers(context, wanted);
  const { policy, judgements } = assessment;
  const sound = judgements.filter(({ insurable }) => insurable);
  if (sound.length === 0 || (sound.length < judgements.length && wanted.skip_errors === 0))
    throw new Refusal('ROWS_REFUSED', refusedList(assessment, language));

  const rows = await removalRows(tx, assessment);
  const roster_hash = createHash('sha256').update(offText(policy.policy_id, rows)).digest();
  if (!wanted.confirm_warnings.includes('DUPLICATE_SUBMIT')) await guardTwin(tx, roster_hash, now);
  const fields = fieldsOf(rows, assessment, roster_hash, wanted.remark);
  const change =
    edited ??
    (await insertChange(tx, {
      ...fields,
      ...madeBy(context),
      policy_id: policy.policy_id,
      change_type: 'off',
    }));
  if (edited)
    await updateChange(tx, edited.policy_change_id, {
      ...fields,
      status: 0,
      forecast_hash: null,
      forecast_until: null,
    });
  await replaceRows(tx, { ...change, change_type: 'off' }, rows);
  const act = actOf(context, edited ? 'edited' : 'drafted', change.policy_change_id, {
    person_count: rows.length,
    amount_fen: fen(-fields.refund_fen),
    warnings: wanted.confirm_warnings,
  });
  return {
    change: { ...change, status: 0 },
    fields,
    assessment,
    act,
    author_id: edited?.input_user_id ?? session.user.id,
  };
}

const madeBy = ({ session, now }: Context<unknown>) => ({
  input_user_id: session.user.id,
  operate_name: session.user.name,
  created_at: now,
});

/** What the change says of its rows. */
function fieldsOf(
  rows: readonly PricedRow[],
  assessment: OffAssessment,
  roster_hash: Buffer,
  remark: string | undefined,
) {
  const starts = rows.map((row) => row.start_date);
  const { start_date } = assessment;
  return {
    start_date: starts.includes(start_date) ? start_date : starts.reduce(earlier),
    end_date: rows.map((row) => row.end_date).reduce(later),
    person_count: rows.length,
    ...amountsOf(assessment),
    roster_hash,
    remark: remark || null,
  };
}
