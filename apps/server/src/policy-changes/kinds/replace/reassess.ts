import type { Day } from '@app/domain/calendar/day';
import type { Context } from '../../../platform/context.ts';
import type { Sealer } from '../../../platform/vault.ts';
import type { StoredChange } from '../../queries.ts';
import { findRows, type StoredRow } from '../../rows/rows.queries.ts';
import { typedIn } from '../../rows/typists.ts';
import type { Reassessment } from '../kind.ts';
import { reassessmentOf } from '../passing.ts';
import { assessPairs, findReplaceable } from './assess.ts';

/** Judges stored pairs again, for their own day or another. */
export async function reassess(
  context: Context<unknown>,
  change: StoredChange,
  start_date: Day,
): Promise<Reassessment> {
  const { tx, vault, session, now } = context;
  const policy = await findReplaceable(context, change.policy_id);
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const stored = await findRows(tx, change.policy_change_id);
  const pairs = stored.map((row) => pairOf(row, sealer));
  const isTypedBy = await typedIn(context, change.policy_change_id);
  const assessment = await assessPairs(context, policy, {
    pairs,
    start_date,
    // They are named by their covers.
    isLeaverTyped: () => false,
    isNewcomerTyped: (place) => isTypedBy({ idcard: pairs[place]!.idcard, idtype: stored[place]!.idtype }),
    isAgreed: true,
  });
  return reassessmentOf(change, { assessment, stored, ended: 'replaced' });
}

const pairOf = (row: StoredRow, sealer: Sealer) => ({
  row_no: row.row_no,
  off_policy_person_id: row.ends_policy_person_id,
  off_name: '',
  off_idcard: '',
  name: row.name,
  idtype: row.idtype,
  idcard: sealer.open(row),
  birthday: row.birthday,
  gender: row.gender as 'male' | 'female',
  work_company_id: row.work_company_id,
  occupation_id: row.occupation_id,
});
