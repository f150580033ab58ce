import { forecast as call } from '@app/contract/policy-changes/forecast-change';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import type { ChangeType } from '@app/domain/changes/kinds';
import { fen } from '@app/domain/money/money';
import { plainTerms, quoteOf } from '@app/domain/money/quote';
import { lockAt } from '@app/domain/policies/cut-off';
import type { z } from 'zod/mini';
import { record } from '../audit/audit.ts';
import { readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { kindOf } from './kinds/kinds.ts';
import { approvalOf } from './submitting/approval.ts';
import { amountsOf, type Assessment, endedCovers, firstStart, rowDays } from './rows/assessment.ts';
import { headsWith } from './rows/heads.ts';
import { companiesOf, linesOf, placedRows } from './rows/lines.ts';
import { type AskedStart, countAskedStarts } from './rows/rows.queries.ts';
import { storeForecast } from './rows/store-forecast.ts';
import { verdictList } from './rows/verdict-list.ts';

export const forecastChange = answer(call, async (context) => {
  const { policy_change_id, persons, leavers, policy_person_ids, start_date } = context.input;
  const isOfRows = persons !== undefined || leavers !== undefined || policy_person_ids !== undefined;
  if (policy_change_id !== undefined && !isOfRows) {
    const stored = await storeForecast(context, policy_change_id, start_date);
    const { change, status, forecast_hash, forecast_until, act } = stored;
    await record(context.tx, act);
    return {
      ...(await describe(context, stored.assessment, change.change_type)),
      ...askedEarlier(await countAskedStarts(context.tx, policy_change_id)),
      policy_change_id,
      status,
      forecast_hash,
      expire_at: shanghaiTime(forecast_until),
      approval: await approvalOf(context, change),
    };
  }
  const { change_type } = context.input;
  return {
    ...(await describe(context, await assessRows(context), change_type)),
    ...askedEarlier([]),
    policy_change_id: null,
    status: null,
    forecast_hash: null,
    expire_at: null,
    approval: null,
  };
});

/** Judges rows that are sent to be priced alone. */
function assessRows(context: Context<z.output<typeof call.input>>): Promise<Assessment> {
  const { policy_id, policy_change_id, ...rows } = context.input;
  if (policy_id === undefined || policy_change_id !== undefined)
    throw new Refusal('VALIDATION', { fields: ['policy_id', 'policy_change_id'] });
  return kindOf(rows).assess(context, { ...rows, policy_id });
}

/** So many pairs of days: whoever reads them looks at the first few, and goes by the count. */
const asked_starts_max = 20;

const askedEarlier = (starts: readonly AskedStart[]) => ({
  asked_earlier_count: starts.reduce((count, { person_count }) => count + person_count, 0),
  asked_starts: starts.slice(0, asked_starts_max),
});

/** So many persons' calculations; `policy_change/persons` has those of every row. */
const lines_max = 200;

/** What a forecast shows: the money before and after, the heads, each person's calculation, and every finding. */
async function describe(
  { tx, now, language }: Context<unknown>,
  assessment: Assessment,
  change_type: ChangeType,
) {
  const { policy, judgements, start_date, earliest_start_date } = assessment;
  const sound = judgements.filter(({ insurable }) => insurable);
  const { premium_fen, refund_fen } = amountsOf(assessment);
  const days = rowDays(assessment);
  const placed = placedRows(assessment);
  const [{ cash_fen }, heads, lines] = await Promise.all([
    readBalance(tx),
    headsWith(tx, assessment, now),
    linesOf(tx, policy, placed.slice(0, lines_max)),
  ]);
  return {
    policy_no: policy.policy_no,
    plan: policy.version.plan,
    policy_start_date: policy.period.from,
    policy_end_date: policy.period.to,
    person_count: judgements.length,
    ok_count: sound.length,
    error_count: judgements.length - sound.length,
    change_type,
    premium_fen,
    refund_fen,
    refund_mode: policy.version.refund_rule.refund_mode,
    min_persons: policy.version.min_persons,
    ...quoted(sound),
    balance_fen: cash_fen,
    balance_after_fen: fen(cash_fen - premium_fen),
    shortage_fen: Math.max(0, premium_fen - cash_fen),
    ...heads,
    companies: companiesOf(placed),
    lines,
    ...verdictList(assessment, language),
    start_date,
    end_date: days.last_end_date,
    ...days,
    ...endedCovers(assessment),
    earliest_start_date,
    lock_at: shanghaiTime(lockAt(firstStart(assessment), policy.version.terms.start_rule, now)),
    cover_binding: policy.version.cover_binding,
  };
}

/** No contract grants a discount or asks a fee: what is paid is the premium. */
function quoted(sound: Assessment['judgements']) {
  const premiums = sound.flatMap(({ premium }) => premium?.premium_fen ?? []);
  const { gross_fen, discount_fen, service_fee_fen, payable_fen } = quoteOf(premiums, plainTerms);
  return { gross_fen, discount_fen, service_fee_fen, payable_fen };
}
