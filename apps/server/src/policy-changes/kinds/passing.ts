import { createHash } from 'node:crypto';
import { passingText } from '@app/domain/changes/agreed-text';
import type { Fen } from '@app/domain/money/money';
import type { CoverEnd } from '@app/domain/policies/cover';
import type { RowJudgement } from '@app/domain/roster/roster';
import type { EnterpriseTx } from '../../platform/database.ts';
import { endCover } from '../legs/end.ts';
import { openCover } from '../legs/open.ts';
import type { StoredChange } from '../queries.ts';
import type { SentRow } from '../rows/assess.ts';
import { amountsOf, type Assessment, type Judged } from '../rows/assessment.ts';
import type { StoredPrice, StoredRow } from '../rows/rows.queries.ts';
import type { Reassessment } from './kind.ts';
import { carryOver, passSeats } from './passing.queries.ts';

/** A judged row by which one cover ends and another goes on from it: both or none. */
export type PassingJudgement = Judged & {
  readonly category: string | null;
  readonly carried_fen?: Fen;
  /** The cover that begins, as it is opened: with what goes over to it. */
  readonly opens: RowJudgement | null;
};

/** Rows that end a cover and open another, judged against what stands in the database at this moment. */
export type PassingAssessment<Row = unknown> = Assessment<SentRow & Row, PassingJudgement>;

type Passing = {
  readonly assessment: PassingAssessment;
  readonly stored: readonly StoredRow[];
  /** How the covers end. */
  readonly ended: CoverEnd;
};

/** A stored draft of such rows that was judged again: what it costs, and how it is carried out. */
export const reassessmentOf = (change: StoredChange, passing: Passing): Reassessment => ({
  assessment: passing.assessment,
  stored: passing.stored,
  ...amountsOf(passing.assessment),
  forecast_hash: hashOf(change, passing.assessment),
  prices: passing.assessment.judgements.flatMap(priceOf),
  carryOut: (tx, at) => carryOut(tx, change, passing, at),
});

const priceOf = ({
  row_no,
  category,
  cover,
  premium,
  ends,
  carried_fen,
  ...judged
}: PassingJudgement): StoredPrice[] =>
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
  { assessment, stored, ended }: Passing,
  now: Date,
): Promise<void> {
  await endCover(tx, { policy_change_id, ended }, assessment.judgements, now);
  await carryOver(tx, policy_change_id);
  const judgements = assessment.judgements.flatMap(({ opens }) => opens ?? []);
  await openCover(tx, policy_change_id, { assessment: { ...assessment, judgements }, stored }, now);
  await passSeats(tx, policy_change_id);
}

/** The hash of what a person sees before confirming: plan version, days, which cover ends, who comes, and what is paid, given back and goes over. */
function hashOf(
  { change_type }: StoredChange,
  { policy, start_date, rows, judgements }: PassingAssessment,
): Buffer {
  const text = passingText({
    change_type,
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
              refund_fen: ends.refund_fen,
              carried_fen,
            },
          ]
        : [],
    ),
  });
  return createHash('sha256').update(text).digest();
}
