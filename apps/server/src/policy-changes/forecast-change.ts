import { forecast as call } from '@app/contract/policy-changes/forecast-change';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { fen, sum } from '@app/domain/money/money';
import { plainTerms, quoteOf } from '@app/domain/money/quote';
import { mask } from '@app/domain/persons/id-number';
import { lockAt } from '@app/domain/policies/cut-off';
import { record } from '../audit/audit.ts';
import { readBalance } from '../ledger/ledger.ts';
import { nameOccupations } from '../occupations/occupations.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/answer.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Assessment, firstStart, rowDays } from './rows/assess.ts';
import { assessList } from './rows/draft.ts';
import { headsWith } from './rows/heads.ts';
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
  const { policy, judgements, start_date, earliest_start_date } = assessment;
  const sound = judgements.filter(({ insurable }) => insurable);
  const premium_fen = sum(sound.map(({ premium }) => premium!.premium_fen));
  const days = rowDays(assessment);
  const placed = placedRows(assessment);
  const [{ cash_fen }, heads, lines] = await Promise.all([
    readBalance(tx),
    headsWith(tx, assessment, now),
    linesOf(tx, placed.slice(0, lines_max)),
  ]);
  return {
    policy_no: policy.policy_no,
    plan: policy.version.plan,
    policy_start_date: policy.period.from,
    policy_end_date: policy.period.to,
    person_count: judgements.length,
    ok_count: sound.length,
    error_count: judgements.length - sound.length,
    premium_fen,
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
    earliest_start_date,
    lock_at: shanghaiTime(lockAt(firstStart(assessment), policy.version.terms.start_rule, now)),
    cover_binding: policy.version.cover_binding,
  };
}

/** The rows that can be insured, each with where the person works. */
function placedRows({ rows, judgements, companies }: Assessment) {
  return judgements.flatMap((judgement, place) => {
    const { work_company_id, occupation_id } = rows[place]!;
    const company = companies.get(work_company_id ?? 0);
    if (!judgement.insurable || !company || occupation_id === null) return [];
    return [{ judgement, occupation_id, company }];
  });
}

type Placed = ReturnType<typeof placedRows>[number];

/** How many persons go to which work company, and what they cost: the most first. */
function companiesOf(placed: readonly Placed[]) {
  const ofCompany = Map.groupBy(placed, ({ company }) => company.company_id);
  return [...ofCompany.values()]
    .map((those) => ({
      work_company_id: those[0]!.company.company_id,
      work_company: those[0]!.company.name,
      person_count: those.length,
      premium_fen: sum(those.map(({ judgement }) => judgement.premium!.premium_fen)),
    }))
    .sort((one, other) => other.person_count - one.person_count);
}

async function linesOf(tx: EnterpriseTx, placed: readonly Placed[]) {
  const named = await nameOccupations(tx, [...new Set(placed.map(({ occupation_id }) => occupation_id))]);
  const occupations = new Map(named.map(({ occupation_id, name }) => [occupation_id, name]));
  return placed.map(({ judgement, occupation_id, company }, at) => {
    const { row_no, name, person, category, cover, premium } = judgement;
    return {
      row_no,
      place: at + 1,
      name,
      idcard: mask(person!.idcard),
      work_company: company.name,
      occupation_name: occupations.get(occupation_id) ?? '',
      category: category!,
      start_date: cover!.from,
      end_date: cover!.to,
      base_price_fen: premium!.base_price_fen,
      loading_percent: premium!.loading_percent,
      unit_price_fen: premium!.unit_price_fen,
      days: premium!.days,
      parts: premium!.parts.map((part) => ({ ...part })),
      premium_fen: premium!.premium_fen,
    };
  });
}

/** No contract grants a discount or asks a fee: what is paid is the premium. */
function quoted(sound: Assessment['judgements']) {
  const premiums = sound.map(({ premium }) => premium!.premium_fen);
  const { gross_fen, discount_fen, service_fee_fen, payable_fen } = quoteOf(premiums, plainTerms);
  return { gross_fen, discount_fen, service_fee_fen, payable_fen };
}
