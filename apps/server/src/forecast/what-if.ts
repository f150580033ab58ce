import { type TriedMove, whatIf as call, type WhatIf } from '@app/contract/what-if';
import { addDays, calendarMonth, covers, type Day, type Period } from '@app/domain/calendar/day';
import { type Charge, type Heads, headsOn, project, type ProjectedTerms } from '@app/domain/forecast/what-if';
import { type Fen, fen } from '@app/domain/money/money';
import { readBalance } from '../ledger/ledger.ts';
import { type PlanVersion, readPlanVersions, readSoldVersions } from '../plans/plans.ts';
import { answer } from '../platform/answer.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { guardShort } from '../platform/work/short.ts';
import { listOpenPolicies } from '../policies/policies.ts';
import { findHeads } from './heads.queries.ts';

export const whatIf = answer(call, async ({ tx, input, now, today }) => {
  const open = await readOpen(tx, today);
  const sold = await readSoldVersions(tx);
  const heads = await readHeads(tx, open, now);
  guardShort(heads.length * input.months);
  const chosen = new Map(input.plans.map(({ policy_id, plan_id }) => [policy_id, plan_id]));
  for (const policy_id of [...chosen.keys(), ...input.moves.map((move) => move.policy_id)])
    if (!open.some((policy) => policy.policy_id === policy_id)) throw new Refusal('NOT_FOUND');
  guardMoves(input.moves, open, today);

  const lineOf = (plans: ReadonlyMap<number, number>) => ({
    heads,
    policies: open.map((policy) => projected(policy, { open, sold, plan_id: plans.get(policy.policy_id) })),
  });
  const months = monthsFrom(today, input.months);
  const period = { from: today, to: months.at(-1)!.to };
  const moves = input.moves.map(({ start_date: from, ...move }) => ({ ...move, from }));
  const tried = project(lineOf(chosen), moves, period);
  const base = project(lineOf(new Map()), [], period);
  const { cash_fen } = await readBalance(tx);
  return {
    today,
    balance_fen: cash_fen,
    months: months.map(({ from, to }) => ({
      month: from,
      heads: headsOn(tried.heads, to),
      base_heads: headsOn(base.heads, to),
      charged_fen: chargedIn(tried.charges, { from, to }),
      base_charged_fen: chargedIn(base.charges, { from, to }),
    })),
    balance_zero_date: emptyOn(tried.charges, cash_fen),
    base_balance_zero_date: emptyOn(base.charges, cash_fen),
    policies: open.map((policy) => toldOf(policy, heads, sold)),
  };
});

/** What cannot be tried is said, and not left out of the figures: a class that the plan does not insure, a day that is no day to come. */
function guardMoves(moves: readonly TriedMove[], open: readonly Open[], today: Day): void {
  const isSold = ({ policy_id, category }: TriedMove) =>
    open.find((policy) => policy.policy_id === policy_id)!.version.terms.class_prices[category] !== undefined;
  if (!moves.every(isSold)) throw new Refusal('VALIDATION', { fields: ['moves.category'] });
  if (moves.some(({ start_date }) => start_date <= today))
    throw new Refusal('VALIDATION', { fields: ['moves.start_date'] });
}

type Open = Awaited<ReturnType<typeof readOpen>>[number];

async function readOpen(tx: EnterpriseTx, today: Day) {
  const open = await listOpenPolicies(tx, today);
  const versions = await readPlanVersions(
    tx,
    open.map(({ plan_version_id }) => plan_version_id),
  );
  return open.map(({ policy_id, policy_no, start_date: from, end_date: to, plan_version_id }) => ({
    policy_id,
    policy_no,
    period: { from, to },
    version: versions.get(plan_version_id)!,
  }));
}

async function readHeads(tx: EnterpriseTx, open: readonly Open[], now: Date): Promise<readonly Heads[]> {
  const rows = await findHeads(
    tx,
    open.map(({ policy_id }) => policy_id),
    now,
  );
  return rows.map(({ from, to, goes_over: goesOver, ...row }) => ({ ...row, cover: { from, to }, goesOver }));
}

const termsOf = ({ terms, refund_rule }: PlanVersion): ProjectedTerms => ({
  price_unit: terms.price_unit,
  class_prices: terms.class_prices,
  age_bands: terms.age_bands,
  refund_rule,
});

/** A policy with what it goes on by: the policy of its plan that is open already, else the plan's latest version, or another plan's. */
function projected(
  { policy_id, period, version }: Open,
  given: {
    readonly open: readonly Open[];
    readonly sold: readonly PlanVersion[];
    readonly plan_id: number | undefined;
  },
) {
  const plan_id = given.plan_id ?? version.plan_id;
  const next = given.sold.find((one) => one.plan_id === plan_id) ?? (given.plan_id ? undefined : version);
  if (!next) throw new Refusal('NOT_FOUND');
  const after = addDays(period.to, 1);
  const follower = given.open.find((one) => one.version.plan_id === plan_id && covers(one.period, after));
  const next_policy_id = follower?.policy_id ?? null;
  return { policy_id, period, terms: termsOf(version), next: termsOf(next), next_policy_id };
}

/** The rest of this month, and the months that follow it. */
function monthsFrom(today: Day, count: number): readonly Period[] {
  const months = [calendarMonth(today)];
  while (months.length < count) months.push(calendarMonth(addDays(months.at(-1)!.to, 1)));
  return months;
}

const chargedIn = (charges: readonly Charge[], month: Period): Fen =>
  fen(charges.reduce((sum, { on, amount_fen }) => (covers(month, on) ? sum + amount_fen : sum), 0));

/** The first day on which the balance does not pay for what is charged; null where it does. */
function emptyOn(charges: readonly Charge[], balance_fen: Fen): Day | null {
  let left: number = balance_fen;
  for (const { on, amount_fen } of charges) {
    left -= amount_fen;
    if (left < 0) return on;
  }
  return null;
}

/** A policy as something may be tried with it. Of another kind of insurance or series, no plan can follow. */
function toldOf(
  { policy_id, policy_no, period, version }: Open,
  heads: readonly Heads[],
  sold: readonly PlanVersion[],
): WhatIf['policies'][number] {
  const own = heads.filter((one) => one.policy_id === policy_id);
  return {
    policy_id,
    policy_no,
    plan_id: version.plan_id,
    plan: version.plan,
    start_date: period.from,
    end_date: period.to,
    classes: Object.entries(version.terms.class_prices).map(([category, price_fen]) => ({
      category,
      price_fen,
      heads: own.reduce((sum, one) => (one.category === category ? sum + one.heads : sum), 0),
    })),
    plans: sold
      .filter(({ terms }) => terms.series === version.terms.series)
      .map(({ plan_id, plan }) => ({ plan_id, plan })),
  };
}
