import { createHash } from 'node:crypto';
import type { Day } from '@app/domain/calendar/day';
import { replacementText } from '@app/domain/changes/agreed-text';
import type { EnterpriseTx } from '../../../platform/database.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sealer } from '../../../platform/vault.ts';
import { endCover } from '../../legs/end.ts';
import { openCover } from '../../legs/open.ts';
import type { StoredChange } from '../../queries.ts';
import { amountsOf } from '../../rows/assessment.ts';
import { findRows, type StoredPrice, type StoredRow } from '../../rows/rows.queries.ts';
import { typedIn } from '../../rows/typists.ts';
import type { Reassessment } from '../kind.ts';
import { assessPairs, findReplaceable, type PairAssessment } from './assess.ts';
import { carryOver, passSeats } from './seats.queries.ts';

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
  return {
    assessment,
    stored,
    ...amountsOf(assessment),
    forecast_hash: hashOf(assessment),
    prices: assessment.judgements.flatMap(priceOf),
    carryOut: (tx_, at) => carryOut(tx_, change, { assessment, stored }, at),
  };
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

type Judged = PairAssessment['judgements'][number];

const priceOf = ({
  row_no,
  category,
  cover,
  premium,
  ends,
  carried_fen,
  ...judged
}: Judged): StoredPrice[] =>
  judged.insurable && cover && premium && ends && category !== null && carried_fen !== undefined
    ? [
        {
          row_no,
          category,
          start_date: cover.from,
          end_date: cover.to,
          unit_price_fen: premium.unit_price_fen,
          premium_fen: premium.premium_fen,
          refund_fen: ends.refund_fen,
          carried_fen,
        },
      ]
    : [];

/** Ends the covers and opens those that follow on them, seat by seat. */
async function carryOut(
  tx: EnterpriseTx,
  { policy_change_id }: StoredChange,
  { assessment, stored }: { readonly assessment: PairAssessment; readonly stored: readonly StoredRow[] },
  now: Date,
): Promise<void> {
  await endCover(tx, { policy_change_id, ended: 'replaced' }, assessment.judgements, now);
  await carryOver(tx, policy_change_id);
  const judgements = assessment.judgements.flatMap(({ opens }) => opens ?? []);
  await openCover(tx, policy_change_id, { assessment: { ...assessment, judgements }, stored }, now);
  await passSeats(tx, policy_change_id);
}

/** The hash of what a person sees before confirming: plan version, days, who leaves, who comes, and what is paid and goes over. */
function hashOf({ policy, start_date, rows, judgements }: PairAssessment): Buffer {
  const text = replacementText({
    plan_version_id: policy.version.plan_version_id,
    start_date,
    rows: judgements.flatMap(({ row_no, ends, opens, premium, category, carried_fen }, place) =>
      ends && opens?.key && premium
        ? [
            {
              row_no,
              policy_person_id: ends.cover.policy_person_id,
              idcard: opens.key,
              name: opens.name,
              work_company_id: rows[place]!.work_company_id,
              occupation_id: rows[place]!.occupation_id,
              category,
              ...ends.lost,
              unit_price_fen: premium.unit_price_fen,
              premium_fen: premium.premium_fen,
              carried_fen,
            },
          ]
        : [],
    ),
  });
  return createHash('sha256').update(text).digest();
}
