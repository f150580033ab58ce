import { confirm as call } from '@app/contract/policy-changes/confirm-change';
import { statusText } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { fen } from '@app/domain/money/money';
import { lockAt } from '@app/domain/policies/cut-off';
import { changeKinds } from '@app/domain/changes/kinds';
import { nextStatus, policyChangeStatus } from '@app/domain/changes/status';
import { type Act, record } from '../audit/audit.ts';
import { settleRoster } from '../imports/imports.ts';
import { hold, readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { actOf } from './acts.ts';
import type { Reassessment } from './kinds/kind.ts';
import { kindOf } from './kinds/kinds.ts';
import { lockInTurn, sourceOf, type StoredChange, updateChange } from './queries.ts';
import { type Assessment, firstStart } from './rows/assessment.ts';
import { guardMinimum } from './rows/heads.ts';
import { newlyWarned, refusedList } from './rows/verdict-list.ts';

/** What the customer saw: the hash of a forecast, or for clients from before it the price alone. */
export type Expectation = {
  readonly policy_change_id: number;
  readonly forecast_hash?: string | undefined;
  readonly expect_premium_fen?: number | undefined;
};

export const confirm = answer(call, (context) => confirmChange(context, context.input, []));

/**
 * Holds the premium and submits a change, all or nothing. The checks come in the order in which a person can do
 * something about them; the last, the balance, is the ledger's.
 *
 * @param before what led to it in this same transaction, recorded with it once the money is held
 */
export async function confirmChange(
  context: Context<unknown>,
  expected: Expectation,
  before: readonly Act[],
) {
  const { tx, now, language } = context;
  // Of two changes that end covers of a policy neither would count whom the other takes.
  const change = await lockInTurn(tx, expected.policy_change_id, (type) => changeKinds[type].ends);
  if (!change) throw new Refusal('NOT_FOUND');
  if (wasConfirmedSo(change, expected)) return present(context, change, (await readBalance(tx)).cash_fen);
  const status = nextStatus(change.status, 'confirm');
  if (status === undefined) throw new Refusal('STATE_CONFLICT', { status: change.status });
  guardFresh(change, expected, now);

  const reassessed = await kindOf(change).reassess(context, change, change.start_date);
  const { assessment, premium_fen, refund_fen, forecast_hash } = reassessed;
  const { policy, judgements, earliest_start_date } = assessment;
  const first = firstStart(assessment);
  if (first < earliest_start_date) throw new Refusal('CUTOFF_PASSED', { earliest_start_date });
  if (!judgements.every(({ insurable }) => insurable))
    throw new Refusal('ROWS_REFUSED', refusedList(assessment, language));
  guardAgreed(reassessed, expected, changeKinds[change.change_type].opens);
  const warned = newlyWarned(assessment, change.forecast_until && change.forecast_warnings, language);
  if (warned) throw new Refusal('WARNINGS_NEW', warned);
  await guardMinimum(tx, change, assessment, now);

  const { start_rule } = policy.version.terms;
  const balance_after_fen = await hold(tx, sourceOf(change), premium_fen, now);
  const confirmed = {
    status,
    premium_fen,
    refund_fen,
    forecast_hash,
    forecast_until: change.forecast_until ?? now,
    confirmed_at: now,
    lock_at: lockAt(first, start_rule, now),
  };
  await updateChange(tx, change.policy_change_id, confirmed);
  await reassessed.carryOut(tx, now);
  await settleRoster(context, change);
  const { policy_change_id, person_count } = change;
  const warnings = warningsOn(judgements);
  const act = actOf(context, 'confirmed', policy_change_id, {
    person_count,
    amount_fen: fen(premium_fen - refund_fen),
    warnings,
  });
  for (const done of [...before, act]) await record(tx, done);
  return present(context, { ...change, ...confirmed }, balance_after_fen);
}

/** The warnings that whoever confirms goes past, each with the number of its rows: `DUP_OTHER:2`. */
function warningsOn(judgements: Assessment['judgements']): readonly string[] {
  const codes = judgements.flatMap(({ verdicts }) =>
    verdicts.flatMap(({ code, level }) => (level === 'warn' ? [code] : [])),
  );
  return [...Map.groupBy(codes, (code) => code)].map(([code, rows]) => `${code}:${rows.length}`);
}

/**
 * Whether this very confirmation took place before and was not taken back since: then its repeat is told how things
 * stand. One that was taken back covers nobody, and whoever reads only that the call succeeded would believe it does.
 */
const wasConfirmedSo = (change: StoredChange, { forecast_hash, expect_premium_fen }: Expectation): boolean =>
  change.status >= policyChangeStatus.submitted &&
  change.status < policyChangeStatus.withdrawn &&
  change.confirmed_at !== null &&
  (forecast_hash === undefined || change.forecast_hash?.toString('hex') === forecast_hash) &&
  (expect_premium_fen === undefined || change.premium_fen === expect_premium_fen);

function guardFresh(change: StoredChange, { forecast_hash }: Expectation, now: Date): void {
  const never = change.forecast_until === null;
  if (never ? forecast_hash !== undefined : change.forecast_until! <= now)
    throw new Refusal('FORECAST_EXPIRED');
}

/** Says no where anything is not as the customer saw it. */
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

const present = ({ language, now }: Context<unknown>, change: StoredChange, balance_after_fen: number) => ({
  policy_change_id: change.policy_change_id,
  change_no: change.change_no,
  status: change.status,
  status_text: statusText(language, 'policyChange', change.status),
  person_count: change.person_count,
  premium_fen: change.premium_fen,
  refund_fen: change.refund_fen,
  withheld_fen: change.status < policyChangeStatus.done ? change.premium_fen : fen(0),
  balance_after_fen,
  start_date: change.start_date,
  lock_at: shanghaiTime(change.lock_at ?? now),
});
