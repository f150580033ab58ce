import type { Day } from '@app/domain/calendar/day';
import { nextStatus } from '@app/domain/policies/policy-change';
import { forecast_life_ms } from '@app/domain/policies/submission';
import type { Context } from '../../platform/answer.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actOf } from '../acts.ts';
import { lockChange, updateChange } from '../queries.ts';
import { type Assessment, earliestStartOf } from './assess.ts';
import { reassess, type Reassessment } from './reassess.ts';
import { updatePrices } from './rows.queries.ts';
import { refusedList } from './verdict-list.ts';

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
  const { assessment, stored, premium_fen, forecast_hash } = await reassess(context, change, start_date);
  const earliest_start_date = earliestStartOf(assessment.policy, now);
  if (start_date < earliest_start_date) throw new Refusal('CUTOFF_PASSED', { earliest_start_date });
  if (!assessment.judgements.every(({ insurable }) => insurable))
    throw new Refusal('ROWS_REFUSED', refusedList(assessment, language));

  const forecast_until = new Date(now.getTime() + forecast_life_ms);
  await updatePrices(tx, policy_change_id, movedPrices(assessment, stored));
  await updateChange(tx, policy_change_id, {
    status,
    start_date,
    premium_fen,
    forecast_hash,
    forecast_until,
  });
  const act = actOf(context, 'forecast', policy_change_id, {
    person_count: change.person_count,
    amount_fen: premium_fen,
  });
  return {
    act,
    assessment,
    status,
    premium_fen,
    forecast_hash: forecast_hash.toString('hex'),
    forecast_until,
  };
}

/** The prices and days that are not as they stand: those of most rows are. */
const movedPrices = ({ judgements }: Assessment, stored: Reassessment['stored']) =>
  judgements
    .map(({ row_no, category, cover, premium }) => ({
      row_no,
      category: category!,
      start_date: cover!.from,
      end_date: cover!.to,
      unit_price_fen: premium!.unit_price_fen,
      premium_fen: premium!.premium_fen,
    }))
    .filter((row, place) => {
      const stands = stored[place]!;
      return (
        row.category !== stands.category ||
        row.start_date !== stands.start_date ||
        row.end_date !== stands.end_date ||
        row.unit_price_fen !== stands.unit_price_fen ||
        row.premium_fen !== stands.premium_fen
      );
    });
