import type { Day } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import { nextStatus, policyChangeStatus } from '@app/domain/changes/status';
import { forecast_life_ms } from '@app/domain/changes/agreed-text';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actOf } from '../acts.ts';
import { lockChange, updateChange } from '../queries.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Reassessment } from '../kinds/kind.ts';
import { type StoredPrice, updatePrices } from './rows.queries.ts';
import { refusedList, warningLines } from './verdict-list.ts';

/**
 * Prices a draft anew and stores the numbers; it then awaits confirmation. The start may move; one that has become too
 * early is refused with the earliest there is.
 */
export async function storeForecast(
  context: Context<unknown>,
  policy_change_id: number,
  wanted: Day | undefined,
) {
  const { tx, now, language } = context;
  const change = await lockChange(tx, policy_change_id);
  if (!change) throw new Refusal('NOT_FOUND');
  const status = nextStatus(change.status, 'forecast');
  if (status === undefined) throw new Refusal('STATE_CONFLICT', { status: change.status });

  const start_date = wanted ?? change.start_date;
  const isAgreed = status === policyChangeStatus.awaitingApproval && start_date !== change.start_date;
  const reassessed = await kindOf(change).reassess(context, change, start_date);
  const { assessment, premium_fen, refund_fen, forecast_hash } = reassessed;
  const { earliest_start_date } = assessment;
  if (start_date < earliest_start_date) throw new Refusal('CUTOFF_PASSED', { earliest_start_date });
  // Whoever approves may take the next start once the one that was asked for is past, and no other.
  if (isAgreed && (change.start_date >= earliest_start_date || start_date !== earliest_start_date))
    throw new Refusal('STATE_CONFLICT', { status });
  if (!assessment.judgements.every(({ insurable }) => insurable))
    throw new Refusal('ROWS_REFUSED', refusedList(assessment, language));

  const forecast_until = new Date(now.getTime() + forecast_life_ms);
  await updatePrices(tx, policy_change_id, moved(reassessed));
  await updateChange(tx, policy_change_id, {
    status,
    start_date,
    premium_fen,
    refund_fen,
    forecast_hash,
    forecast_until,
    forecast_by: context.session.user.id,
    forecast_warnings: warningLines(assessment),
  });
  const act = actOf(context, 'forecast', policy_change_id, {
    person_count: change.person_count,
    amount_fen: fen(premium_fen - refund_fen),
  });
  return {
    act,
    change,
    assessment,
    status,
    premium_fen,
    forecast_hash: forecast_hash.toString('hex'),
    forecast_until,
  };
}

/** The prices and days that are not as they stand: those of most rows are. */
const moved = ({ prices, stored }: Reassessment): readonly StoredPrice[] => {
  const stands = new Map(stored.map((row) => [row.row_no, row]));
  return prices.filter((price) => {
    const row = stands.get(price.row_no)!;
    return (Object.keys(price) as (keyof StoredPrice)[]).some((field) => price[field] !== row[field]);
  });
};
