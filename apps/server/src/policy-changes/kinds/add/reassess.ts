import { createHash } from 'node:crypto';
import type { Day } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import type { IdType } from '@app/domain/persons/id-document';
import { type ForecastRow, forecastText } from '@app/domain/changes/agreed-text';
import type { RosterRow, RowJudgement } from '@app/domain/roster/roster';
import type { Context } from '../../../platform/context.ts';
import { inSlices } from '../../../platform/in-slices.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPolicyAt } from '../../../policies/policies.ts';
import type { StoredChange } from '../../queries.ts';
import { openCover } from '../../legs/open.ts';
import { type AddAssessment, assess } from '../../rows/assess.ts';
import { amountsOf } from '../../rows/assessment.ts';
import { guardOpen } from './draft.ts';
import { findRows, type StoredPrice } from '../../rows/rows.queries.ts';
import { typedIn } from '../../rows/typists.ts';
import type { Reassessment } from '../kind.ts';

/** Judges a stored draft again, for its own start or another. Rows that began with the change begin with it still. */
export async function reassess(
  context: Context<unknown>,
  change: StoredChange,
  start_date: Day,
): Promise<Reassessment> {
  const { tx, vault, session, now } = context;
  const policy = await findPolicyAt(tx, change.policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  guardOpen(policy);
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const stored = await findRows(tx, change.policy_change_id);
  // The mobile was judged when it came, and decides nothing.
  const rows = await inSlices(
    stored,
    (row): RosterRow => ({
      row_no: row.row_no,
      name: row.name,
      idtype: row.idtype as IdType,
      idcard: sealer.open(row),
      birthday: row.birthday,
      gender: row.gender as 'male' | 'female',
      work_company_id: row.work_company_id,
      occupation_id: row.occupation_id,
      start_date: row.start_date === change.start_date ? null : row.start_date,
      end_date: row.end_date === policy.period.to ? null : row.end_date,
    }),
  );
  const user_id = session.user.id;
  const isTypedBy = await typedIn(context, change.policy_change_id);
  const isTyped = (place: number) => isTypedBy({ ...rows[place]!, idtype: stored[place]!.idtype });
  const typing = { user_id, isTyped };
  const assessment = await assess(tx, { policy, rows, start_date, sealer, now, typing });
  return {
    assessment,
    stored,
    ...amountsOf(assessment),
    forecast_hash: await forecastHash(assessment),
    prices: assessment.judgements.flatMap(priceOf),
    carryOut: (tx, at) => openCover(tx, change.policy_change_id, { assessment, stored }, at),
  };
}

function priceOf(judged: RowJudgement): StoredPrice[] {
  if (!judged.insurable) return [];
  const { row_no, category, cover, premium } = judged;
  return [
    {
      row_no,
      category,
      start_date: cover.from,
      end_date: cover.to,
      unit_price_fen: premium.unit_price_fen,
      premium_fen: premium.premium_fen,
      refund_fen: fen(0),
      carried_fen: fen(0),
    },
  ];
}

/** The hash of what a person sees before confirming: plan version, days, rows and prices, not the balance. */
export async function forecastHash({ policy, start_date, rows, judgements }: AddAssessment): Promise<Buffer> {
  const priced = await inSlices(judgements, (judgement, place) => forecastRow(judgement, rows[place]!));
  const text = forecastText({
    plan_version_id: policy.version.plan_version_id,
    start_date,
    policy: policy.period,
    rows: priced.filter((row) => row !== undefined),
  });
  return createHash('sha256').update(text).digest();
}

function forecastRow(
  judged: RowJudgement,
  { work_company_id, occupation_id }: RosterRow,
): ForecastRow | undefined {
  if (!judged.insurable || work_company_id === null || occupation_id === null) return undefined;
  const { row_no, name, key, category, cover, premium } = judged;
  const { unit_price_fen, premium_fen } = premium;
  return {
    row_no,
    idcard: key,
    name,
    work_company_id,
    occupation_id,
    category,
    ...cover,
    unit_price_fen,
    premium_fen,
  };
}
