import { blocked_shown_max, listRenewable as call, type Renewable } from '@app/contract/renewals/one-key';
import type { Language } from '@app/contract/words/languages';
import { wordVerdict } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { type Fen, fen, sum } from '@app/domain/money/money';
import { forecastHash } from './kinds/add/reassess.ts';
import type { AddAssessment } from './rows/assess.ts';
import { readBalance } from '../ledger/ledger.ts';
import type { PlanVersion } from '../plans/plans.ts';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import type { Context } from '../platform/context.ts';
import { type Due, findRenewable } from './kinds/renew/due.ts';
import { judgeGoing } from './kinds/renew/going-over.ts';
import { readState } from './kinds/renew/renewal-state.ts';
import { findRenewals, type StoredRenewal } from './kinds/renew/timers.queries.ts';
import { renewalHash } from './kinds/renew/renewal-hash.ts';

export const listRenewable = answer(call, async (context) => {
  const { tx, now } = context;
  const policies: Renewable[] = [];
  const dues = await findRenewable(tx, now);
  const ids = dues.map(({ policy_id }) => policy_id);
  const renewals = new Map((await findRenewals(tx, ids)).map((one) => [one.policy_id, one]));
  for (const due of dues) {
    const renewable = await readRenewable(context, due, renewals.get(due.policy_id)!);
    if (renewable.person_count + renewable.blocked_count > 0) policies.push(renewable);
  }
  const { cash_fen } = await readBalance(tx);
  const total_premium_fen = sum(policies.map(({ premium_fen }) => fen(premium_fen)));
  return {
    policies,
    total_premium_fen,
    balance_fen: cash_fen,
    short_by_fen: fen(Math.max(0, total_premium_fen - cash_fen)),
  };
});

/** A policy as its renewal would be now. */
async function readRenewable(
  context: Context<unknown>,
  due: Due,
  renewal: StoredRenewal,
): Promise<Renewable> {
  const { tx, now, language } = context;
  const { next, start_date, submit_until, going, assessment } = await judgeGoing(context, due);
  const { judgements } = assessment;
  const sound = judgements.filter(({ insurable }) => insurable);
  const refused = judgements.flatMap((judgement, place) =>
    judgement.insurable ? [] : [{ judgement, of: going[place]! }],
  );
  return {
    policy_id: due.policy_id,
    policy_no: due.policy_no,
    plan: due.version.plan,
    end_date: due.period.to,
    ...(await readState(tx, due, renewal, context)),
    next: {
      policy_id: due.next_policy_id,
      policy_no: due.next_policy_id === null ? null : next.policy_no,
      start_date: next.period.from,
      end_date: next.period.to,
    },
    start_date,
    submit_until: shanghaiTime(submit_until),
    is_late: flagOf(now >= submit_until),
    person_count: sound.length,
    premium_fen: sum(sound.map(({ premium }) => premium?.premium_fen ?? fen(0))),
    forecast_hash: sound.length === 0 ? null : await hashOf(assessment),
    blocked_count: refused.length,
    blocked: refused.slice(0, blocked_shown_max).map(({ judgement, of }) => {
      const fault = judgement.verdicts.find(({ level }) => level === 'error')!;
      return {
        policy_person_id: of.policy_person_id,
        name: of.name,
        idcard: of.idcard_mask,
        work_company: of.work_company,
        code: fault.code,
        msg: wordVerdict(language, fault),
      };
    }),
    warnings: warningsOn(sound, language),
    ...pricesOf(due.version, next.version),
  };
}

/** Whom renewing warns of, by what it is, the first of them by name. */
function warningsOn(judgements: AddAssessment['judgements'], language: Language): Renewable['warnings'] {
  const found = judgements.flatMap(({ name, verdicts }) =>
    verdicts.flatMap((verdict) => (verdict.level === 'warn' ? [{ name, verdict }] : [])),
  );
  return [...Map.groupBy(found, ({ verdict }) => verdict.code)].map(([code, those]) => ({
    code,
    count: those.length,
    names: those.slice(0, names_max).map(({ name }) => name),
    msg: wordVerdict(language, those[0]!.verdict),
  }));
}

const names_max = 3;

const hashOf = async (assessment: AddAssessment): Promise<string> =>
  renewalHash((await forecastHash(assessment)).toString('hex'), assessment);

/** The prices by class of the version that ends and of the one that follows, where one of them is another. */
function pricesOf({ terms: before }: PlanVersion, { terms: after }: PlanVersion) {
  const categories = [
    ...new Set([...Object.keys(before.class_prices), ...Object.keys(after.class_prices)]),
  ].toSorted();
  const priceIn = (prices: Readonly<Record<string, Fen>>, category: string) => prices[category] ?? null;
  const class_prices = categories.map((category) => ({
    category,
    old_fen: priceIn(before.class_prices, category),
    new_fen: priceIn(after.class_prices, category),
  }));
  const price_changed = class_prices.some(({ old_fen, new_fen }) => old_fen !== new_fen);
  return {
    price_changed: flagOf(price_changed),
    class_prices: price_changed ? class_prices : [],
  };
}
