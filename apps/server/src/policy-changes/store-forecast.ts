import type { Day } from '@app/domain/day';
import { fen } from '@app/domain/money';
import { nextStatus } from '@app/domain/policy-change';
import type { Context } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { actOf } from './acts.ts';
import { earliestStartOf } from './assess.ts';
import { lockChange, updateChange, updatePrices } from './queries.ts';
import { reassess } from './reassess.ts';
import { refusedList } from './verdict-list.ts';

/** A forecast can be confirmed for this long. */
const forecast_life_ms = 15 * 60_000;

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
  const { assessment, premium_fen, forecast_hash } = await reassess(context, change, start_date);
  const earliest_start_date = earliestStartOf(assessment.policy, now);
  if (start_date < earliest_start_date) throw new Refusal('CUTOFF_PASSED', { earliest_start_date });
  if (!assessment.judgements.every(({ insurable }) => insurable))
    throw new Refusal('ROWS_REFUSED', refusedList(assessment, language));

  const forecast_until = new Date(now.getTime() + forecast_life_ms);
  await updatePrices(
    tx,
    policy_change_id,
    assessment.judgements.map((judgement) => ({
      row_no: judgement.row_no,
      category: judgement.category!,
      start_date: judgement.cover!.from,
      end_date: judgement.cover!.to,
      unit_price_fen: judgement.premium!.unit_price_fen,
      premium_fen: fen(judgement.premium!.premium_fen),
    })),
  );
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
