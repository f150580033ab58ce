import { forecast as call } from '@app/contract/policy-changes';
import { shanghaiTime, startOfDay } from '@app/domain/calendar/shanghai';
import { fen, sum } from '@app/domain/money/money';
import { plainTerms, quoteOf } from '@app/domain/money/quote';
import { mask } from '@app/domain/persons/id-number';
import { lockAt } from '@app/domain/policies/cut-off';
import { record } from '../audit/audit.ts';
import { readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { countPolicyHeads } from '../policies/policies.ts';
import { type Assessment, firstStart, rowDays } from './rows/assess.ts';
import { assessList } from './rows/draft.ts';
import { storeForecast } from './rows/store-forecast.ts';
import { verdictList } from './rows/verdict-list.ts';

export const forecastChange = answer(call, async (context) => {
  const { policy_id, policy_change_id, persons, start_date, end_date } = context.input;
  if (policy_change_id !== undefined && persons === undefined) {
    const stored = await storeForecast(context, policy_change_id, start_date);
    const { status, forecast_hash, forecast_until, act } = stored;
    await record(context.tx, act);
    return {
      ...(await describe(context, stored.assessment)),
      policy_change_id,
      status,
      forecast_hash,
      expire_at: shanghaiTime(forecast_until),
    };
  }
  if (policy_id === undefined || persons === undefined || policy_change_id !== undefined) {
    throw new Refusal('VALIDATION', { fields: ['policy_id', 'persons', 'policy_change_id'] });
  }
  const { assessment } = await assessList(context, { policy_id, persons, start_date, end_date });
  return {
    ...(await describe(context, assessment)),
    policy_change_id: null,
    status: null,
    forecast_hash: null,
    expire_at: null,
  };
});

/** So many persons' calculations; `policy_change/persons` has those of every row. */
const lines_max = 200;

/** What a forecast shows: the money before and after, the heads, each person's calculation, and every finding. */
async function describe({ tx, now, language }: Context<unknown>, assessment: Assessment) {
  const { policy, rows, judgements, start_date, earliest_start_date } = assessment;
  const sound = judgements.filter(({ insurable }) => insurable);
  const premium_fen = sum(sound.map(({ premium }) => premium!.premium_fen));
  const days = rowDays(assessment);
  const [{ cash_fen }, heads] = await Promise.all([
    readBalance(tx),
    countPolicyHeads(tx, policy.policy_id, laterOf(now, startOfDay(days.first_start_date))),
  ]);
  return {
    person_count: rows.length,
    ok_count: sound.length,
    error_count: rows.length - sound.length,
    premium_fen,
    ...quoted(sound),
    balance_fen: cash_fen,
    balance_after_fen: fen(cash_fen - premium_fen),
    shortage_fen: Math.max(0, premium_fen - cash_fen),
    active_count: heads,
    active_after: heads + sound.length,
    lines: sound.slice(0, lines_max).map(({ row_no, name, person, category, cover, premium }) => ({
      row_no,
      name,
      idcard: mask(person!.idcard),
      category: category!,
      start_date: cover!.from,
      end_date: cover!.to,
      base_price_fen: premium!.base_price_fen,
      loading_percent: premium!.loading_percent,
      unit_price_fen: premium!.unit_price_fen,
      days: premium!.days,
      parts: premium!.parts.map((part) => ({ ...part })),
      premium_fen: premium!.premium_fen,
    })),
    ...verdictList(assessment, language),
    start_date,
    end_date: days.last_end_date,
    ...days,
    earliest_start_date,
    lock_at: shanghaiTime(lockAt(firstStart(assessment), policy.version.terms.start_rule, now)),
    cover_binding: policy.version.cover_binding,
  };
}

/** Heads are counted as the change begins: who was confirmed yesterday and starts tomorrow stands beside it. */
const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** No contract grants a discount or asks a fee: what is paid is the premium. */
function quoted(sound: Assessment['judgements']) {
  const premiums = sound.map(({ premium }) => premium!.premium_fen);
  const { gross_fen, discount_fen, service_fee_fen, payable_fen } = quoteOf(premiums, plainTerms);
  return { gross_fen, discount_fen, service_fee_fen, payable_fen };
}
