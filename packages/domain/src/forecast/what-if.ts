import { addDays, covers, type Day, type Period } from '../calendar/day.ts';
import { type EndedCover, type RefundRule, refundOf } from '../changes/ending.ts';
import { type Fen, fen } from '../money/money.ts';
import { type PriceUnit, premiumOfPerson } from '../money/premium.ts';
import { type AgeBand, ageOn, bandOf } from '../persons/age.ts';
import { nextPeriod } from '../policies/renewal.ts';

/** What a plan version asks for cover, and gives back. */
export type ProjectedTerms = {
  readonly price_unit: PriceUnit;
  readonly class_prices: Readonly<Record<string, Fen>>;
  readonly age_bands: readonly AgeBand[];
  readonly refund_rule: RefundRule;
};

export type ProjectedPolicy = {
  readonly policy_id: number;
  readonly period: Period;
  readonly terms: ProjectedTerms;
  /** By which it goes on when it is renewed, and the policy that is open for that already; null where none is. */
  readonly next: ProjectedTerms;
  readonly next_policy_id: number | null;
};

/** So many persons who are covered alike. */
export type Heads = {
  readonly policy_id: number;
  readonly category: string;
  readonly birthday: Day;
  readonly cover: Period;
  readonly unit_price_fen: Fen;
  readonly premium_fen: Fen;
  readonly heads: number;
  /** Whether they go over when the policy is renewed: to its last day, and by no cover that is there already. */
  readonly goesOver: boolean;
};

/** What is tried: so many of a class come to a policy from a day on, or leave it. */
export type TriedMove = {
  readonly kind: 'add' | 'off';
  readonly policy_id: number;
  readonly category: string;
  readonly count: number;
  readonly from: Day;
};

export type Roster = {
  readonly policies: readonly ProjectedPolicy[];
  readonly heads: readonly Heads[];
};

/** What is charged on a day, in fen; below zero where something comes back. */
export type Charge = { readonly on: Day; readonly amount_fen: Fen };

export type Projection = { readonly charges: readonly Charge[]; readonly heads: readonly Heads[] };

/** Of whom nothing but the class is known, is of an age that every plan insures at its price. */
const age_meant = 35;

/**
 * What a roster costs from a day on to another when moves are made on it and every policy is renewed in time: each charge on its day, and the
 * covers that come of it. Nothing but the premium, the refund and the renewal of a real change works it out.
 *
 * Source: docs/business-rules.md#what-if
 *
 * @param moves whose day no policy of their line covers are left out
 */
export function project(roster: Roster, moves: readonly TriedMove[], { from, to }: Period): Projection {
  const charges: Charge[] = [];
  let heads = roster.heads;
  let line: readonly InLine[] = roster.policies.map((policy) => ({ ...policy, line: policy.policy_id }));
  const take = (on: Day, { come, gone, amount_fen }: Taken) => {
    charges.push({ on, amount_fen });
    heads = [...heads.filter((one) => !gone.includes(one)), ...come];
  };
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const ending of line.filter(({ period }) => addDays(period.to, 1) === day)) {
      const open = line.find(({ policy_id }) => policy_id === ending.next_policy_id);
      const next = open ?? renewed(ending, -line.length);
      if (!open) line = [...line, next];
      take(day, goOver(heads, ending, next));
    }
    for (const move of moves.filter((one) => one.from === day)) {
      const policy = line.find((one) => one.line === move.policy_id && covers(one.period, day));
      if (policy) take(day, move.kind === 'add' ? come(policy, move) : leave(heads, policy, move));
    }
  }
  return { charges, heads };
}

/** How many persons are covered on a day. */
export const headsOn = (heads: readonly Heads[], on: Day): number =>
  heads.reduce((sum, one) => (covers(one.cover, on) ? sum + one.heads : sum), 0);

type Taken = {
  readonly come: readonly Heads[];
  readonly gone: readonly Heads[];
  readonly amount_fen: Fen;
};

/** A policy, and the one at the front of those that it follows. */
type InLine = ProjectedPolicy & { readonly line: number };

const renewed = ({ period, next, line }: InLine, policy_id: number): InLine => ({
  policy_id,
  period: nextPeriod(period, next.price_unit),
  terms: next,
  next,
  next_policy_id: null,
  line,
});

/** Whoever is too old by then, or does work that is not insured there, does not go over. */
function goOver(heads: readonly Heads[], ending: InLine, next: InLine): Taken {
  const opened = heads
    .filter((one) => one.policy_id === ending.policy_id && one.goesOver)
    .flatMap((one) => opening(next, { ...one, from: next.period.from }) ?? []);
  return { come: opened, gone: [], amount_fen: costOf(opened) };
}

function come(policy: InLine, { category, count, from }: TriedMove): Taken {
  const birthday = `${Number(from.slice(0, 4)) - age_meant}-01-01` as Day;
  const opened = opening(policy, { category, birthday, heads: count, from });
  return { come: opened ? [opened] : [], gone: [], amount_fen: costOf(opened ? [opened] : []) };
}

/** A cover to the policy's end, at the price of its class and age; undefined where the plan does not insure them. */
function opening(
  { policy_id, period, terms }: InLine,
  {
    category,
    birthday,
    heads,
    from,
  }: Pick<Heads, 'category' | 'birthday' | 'heads'> & { readonly from: Day },
): Heads | undefined {
  const base_price_fen = terms.class_prices[category];
  const band = bandOf(terms.age_bands, ageOn(birthday, from));
  if (base_price_fen === undefined || !band) return undefined;
  const cover = { from, to: period.to };
  const { loading_percent } = band;
  const { price_unit } = terms;
  const price = premiumOfPerson({ price_unit, base_price_fen, loading_percent, policy: period, cover });
  const { unit_price_fen, premium_fen } = price;
  return { policy_id, category, birthday, cover, unit_price_fen, premium_fen, heads, goesOver: true };
}

const costOf = (opened: readonly Heads[]): Fen =>
  fen(opened.reduce((sum, { premium_fen, heads }) => sum + premium_fen * heads, 0));

/** Of those who could, the ones who came last. */
function leave(all: readonly Heads[], policy: InLine, { category, count, from }: TriedMove): Taken {
  const taken: { come: Heads[]; gone: Heads[]; amount: number } = { come: [], gone: [], amount: 0 };
  const able = all
    .filter((one) => one.policy_id === policy.policy_id && one.category === category && one.cover.to >= from)
    .toSorted((a, b) => (a.cover.from > b.cover.from ? -1 : a.cover.from < b.cover.from ? 1 : 0));
  let left = count;
  for (const one of able) {
    if (left === 0) break;
    const leaving = Math.min(left, one.heads);
    left -= leaving;
    const ended = { ...one, price_unit: policy.terms.price_unit, policy: policy.period } satisfies EndedCover;
    const refund_fen = refundOf(ended, from, policy.terms.refund_rule);
    taken.gone.push(one);
    taken.amount -= refund_fen * leaving;
    if (leaving < one.heads) taken.come.push({ ...one, heads: one.heads - leaving });
    if (one.cover.from < from) taken.come.push({ ...endedOn(one, from, refund_fen), heads: leaving });
  }
  return { come: taken.come, gone: taken.gone, amount_fen: fen(taken.amount) };
}

const endedOn = (one: Heads, from: Day, refund_fen: Fen): Heads => ({
  ...one,
  cover: { from: one.cover.from, to: addDays(from, -1) },
  premium_fen: fen(one.premium_fen - refund_fen),
  goesOver: false,
});
