import { fen } from '@app/domain/money/money';
import { changeKinds } from '@app/domain/changes/kinds';
import { policyChangeStatus } from '@app/domain/changes/status';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Reassessment } from '../kinds/kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { StoredChange } from '../queries.ts';
import { firstStart } from '../rows/assessment.ts';
import { guardMinimum } from '../rows/heads.ts';
import { newlyWarned, refusedList } from '../rows/verdict-list.ts';

/** What the customer saw: the hash of a forecast, or for clients from before it the price alone. */
export type Expectation = {
  readonly policy_change_id: number;
  readonly forecast_hash?: string | undefined;
  readonly expect_premium_fen?: number | undefined;
};

/**
 * Whether this very confirmation took place before, or this very approval was asked for, and neither was taken back since: then its
 * repeat is told how things stand. One that was taken back covers nobody, and whoever reads only that the call succeeded would believe it does.
 */
export const stoodSo = (change: StoredChange, { forecast_hash, expect_premium_fen }: Expectation): boolean =>
  (isSubmitted(change) || change.status === policyChangeStatus.awaitingApproval) &&
  (forecast_hash === undefined || change.forecast_hash?.toString('hex') === forecast_hash) &&
  (expect_premium_fen === undefined || change.premium_fen === expect_premium_fen);

const isSubmitted = ({ status, confirmed_at }: StoredChange): boolean =>
  status >= policyChangeStatus.submitted && status < policyChangeStatus.withdrawn && confirmed_at !== null;

/**
 * Judges and prices a change as of now, and says no where anything is not as the customer saw it. The checks come in the order in which a
 * person can do something about them.
 *
 * @throws Refusal FORECAST_EXPIRED, CUTOFF_PASSED, ROWS_REFUSED, PRICE_CHANGED, WARNINGS_NEW, MIN_PERSONS
 */
export async function reassessAsSeen(
  context: Context<unknown>,
  change: StoredChange,
  expected: Expectation,
): Promise<Reassessment> {
  const { tx, now, language } = context;
  guardFresh(change, expected, now);

  const reassessed = await kindOf(change).reassess(context, change, change.start_date);
  const { assessment } = reassessed;
  const { judgements, earliest_start_date } = assessment;
  if (firstStart(assessment) < earliest_start_date)
    throw new Refusal('CUTOFF_PASSED', { earliest_start_date });
  if (!judgements.every(({ insurable }) => insurable))
    throw new Refusal('ROWS_REFUSED', refusedList(assessment, language));
  guardAgreed(reassessed, expected, changeKinds[change.change_type].opens);
  const warned = newlyWarned(assessment, change.forecast_until && change.forecast_warnings, language);
  if (warned) throw new Refusal('WARNINGS_NEW', warned);
  await guardMinimum(tx, change, assessment, now);
  return reassessed;
}

function guardFresh(change: StoredChange, { forecast_hash }: Expectation, now: Date): void {
  const never = change.forecast_until === null;
  if (never ? forecast_hash !== undefined : change.forecast_until! <= now)
    throw new Refusal('FORECAST_EXPIRED');
}

function guardAgreed(
  { forecast_hash, premium_fen, refund_fen }: Reassessment,
  expected: Expectation,
  opens: boolean,
): void {
  const hash = forecast_hash.toString('hex');
  const isAgreed =
    hash === (expected.forecast_hash ?? hash) && premium_fen === (expected.expect_premium_fen ?? premium_fen);
  if (isAgreed) return;
  throw new Refusal('PRICE_CHANGED', {
    premium_fen: fen(premium_fen - refund_fen),
    refund_fen: opens ? null : refund_fen,
  });
}
