import type { Day } from '@app/domain/calendar/day';
import type { Context } from '../../../platform/context.ts';
import type { StoredChange } from '../../queries.ts';
import { findRows, type StoredRow } from '../../rows/rows.queries.ts';
import type { Reassessment } from '../kind.ts';
import { reassessmentOf } from '../passing.ts';
import { assessMoves, findMovable } from './assess.ts';

/** Judges stored moves again, for their own day or another. */
export async function reassess(
  context: Context<unknown>,
  change: StoredChange,
  start_date: Day,
): Promise<Reassessment> {
  const policy = await findMovable(context, change.policy_id);
  const stored = await findRows(context.tx, change.policy_change_id);
  const assessment = await assessMoves(context, policy, {
    moves: stored.map(moveOf),
    start_date,
    // They are named by their covers.
    isTyped: () => false,
    isAgreed: true,
  });
  return reassessmentOf(change, { assessment, stored, ended: 'moved' });
}

const moveOf = (row: StoredRow) => ({
  row_no: row.row_no,
  policy_person_id: row.ends_policy_person_id,
  name: '',
  idcard: '',
  remark: row.remark,
  work_company_id: row.work_company_id,
  occupation_id: row.occupation_id,
});
