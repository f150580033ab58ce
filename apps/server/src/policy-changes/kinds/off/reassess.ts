import { createHash } from 'node:crypto';
import type { Day } from '@app/domain/calendar/day';
import { removalText } from '@app/domain/changes/agreed-text';
import { fen } from '@app/domain/money/money';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPolicyAt } from '../../../policies/policies.ts';
import { endCover } from '../../legs/end.ts';
import type { StoredChange } from '../../queries.ts';
import { amountsOf } from '../../rows/assessment.ts';
import { findRows, type StoredPrice, type StoredRow } from '../../rows/rows.queries.ts';
import type { Reassessment } from '../kind.ts';
import { assessOff, type OffAssessment } from './assess.ts';
import { guardOffOpen } from './guard.ts';

/** Judges a stored removal again, for its own first day without cover or another. */
export async function reassess(
  context: Context<unknown>,
  change: StoredChange,
  start_date: Day,
): Promise<Reassessment> {
  const { tx, now } = context;
  const policy = await findPolicyAt(tx, change.policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  guardOffOpen(policy);
  const stored = await findRows(tx, change.policy_change_id);
  const leavers = stored.map((row) => leaverOf(row, change.start_date));
  const assessment = await assessOff(context, policy, {
    leavers,
    start_date,
    // They are named by their covers.
    isTyped: () => false,
  });
  return {
    assessment,
    stored,
    ...amountsOf(assessment),
    forecast_hash: hashOf(assessment),
    prices: assessment.judgements.flatMap((judgement, place) => priceOf(judgement, stored[place]!)),
    carryOut: (tx_, at) => endCover(tx_, { ...change, ended: 'off' }, assessment.judgements, at),
  };
}

/** A row that leaves with the whole change leaves with it still. One whose cover has not begun says no day of its own. */
const leaverOf = (row: StoredRow, start_date: Day) => ({
  row_no: row.row_no,
  policy_person_id: row.ends_policy_person_id,
  name: row.name,
  idcard: '',
  isAgreed: true,
  start_date: row.start_date === start_date ? null : row.start_date,
});

const priceOf = (
  { row_no, ends }: OffAssessment['judgements'][number],
  stored: StoredRow,
): readonly StoredPrice[] =>
  ends === null
    ? []
    : [
        {
          row_no,
          category: stored.category,
          start_date: ends.lost.from,
          end_date: ends.lost.to,
          unit_price_fen: ends.cover.unit_price_fen,
          premium_fen: stored.premium_fen,
          refund_fen: ends.refund_fen,
          carried_fen: fen(0),
        },
      ];

/** The hash of what a person sees before confirming: plan version, days, persons and what is given back. */
function hashOf({ policy, start_date, judgements }: OffAssessment): Buffer {
  const text = removalText({
    plan_version_id: policy.version.plan_version_id,
    start_date,
    rows: judgements.flatMap(({ row_no, ends }) =>
      ends === null
        ? []
        : [
            {
              row_no,
              policy_person_id: ends.cover.policy_person_id,
              ...ends.lost,
              refund_fen: ends.refund_fen,
            },
          ],
    ),
  });
  return createHash('sha256').update(text).digest();
}
