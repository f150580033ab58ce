import { type Day, daysIn, type Period } from '../calendar/day.ts';
import { type Fen, fen } from '../money/money.ts';
import type { PriceUnit } from '../money/premium.ts';
import { inOrder, type Verdict, verdict } from '../roster/verdict.ts';
import type { Ending } from './ending.ts';
import { type PassingCover, type PassingTerms, worthOf } from './worth.ts';

/** How often somebody may take another's place, in the words of a plan version. */
export const replaceModes = ['PER_SEAT', 'PER_POLICY_MONTH', 'UNLIMITED', 'NONE'] as const;

export type ReplaceMode = (typeof replaceModes)[number];

/** The rule of a plan version by which one person may take the place of another without a premium. */
export type ReplaceRule = {
  readonly mode: ReplaceMode;
  /** So often in a calendar month, on a seat or in the policy; null where it is not limited. */
  readonly limit: number | null;
  /** Whether whoever comes must do work of the same class. */
  readonly same_class: boolean;
  /** Whether they must work at the same company. */
  readonly same_company: boolean;
  /** So many days somebody is covered at least before their place is given to another. */
  readonly served_days: number;
};

/** How often places have changed hands already in one calendar month: on each seat, and in the whole policy. */
export type ReplacementsUsed = {
  readonly onSeat: (seat_id: number) => number;
  readonly inPolicy: number;
};

/** Whose place is taken, as far as their row tells it: the cover with its seat, and how it ends; null where no cover was found to end. */
type PlaceLeft = {
  readonly ends: Ending;
  readonly seat_id: number;
  readonly category: string;
};

/** Who takes the place, as an addition of the days that the other loses would be judged. */
type PlaceTaken = {
  readonly work_company_id: number | null;
  readonly category: string | null;
  /** What these days would cost as an addition; null where it is none. */
  readonly premium: { readonly unit_price_fen: Fen; readonly premium_fen: Fen } | null;
};

export type Pair = {
  readonly left: PlaceLeft | null;
  readonly taken: PlaceTaken;
};

export type PairContext = {
  readonly rule: ReplaceRule;
  readonly price_unit: PriceUnit;
  readonly policy: Period;
  /** How often places have changed hands in the month of a day. */
  readonly usedIn: (day: Day) => ReplacementsUsed;
};

/** What a place costs whoever takes it, in fen. */
export type SeatPrice = {
  /** What is left of what was paid for the place, which goes over with it. */
  readonly carried_fen: Fen;
  /** What is paid beside it: the difference to work of a higher class. */
  readonly premium_fen: Fen;
  /** The price of one unit from then on: never below what the place was paid by, for nothing is given back. */
  readonly unit_price_fen: Fen;
};

/**
 * Says what keeps each pair from changing places by the plan's rule, in the order of the list: the first rows take what is left of the
 * free ones.
 *
 * Source: docs/business-rules.md#replacing
 */
export function replaceFaults(pairs: readonly Pair[], context: PairContext): readonly (readonly Verdict[])[] {
  const takenInMonth = new Map<string, number>();
  return pairs.map(({ left, taken }) => {
    if (left === null) return [];
    const { rule } = context;
    const month = left.ends.lost.from.slice(0, 7);
    const before = takenInMonth.get(month) ?? 0;
    const isFree = freeLeft(rule, left, context.usedIn(left.ends.lost.from), before) > 0;
    if (isFree) takenInMonth.set(month, before + 1);
    return inOrder([...(isFree ? [] : [beyondQuota(rule, left, taken)]), ...ruleFaults(rule, left, taken)]);
  });
}

function freeLeft(
  { mode, limit }: ReplaceRule,
  { seat_id }: PlaceLeft,
  used: ReplacementsUsed,
  before: number,
): number {
  if (mode === 'NONE') return 0;
  if (mode === 'UNLIMITED' || limit === null) return Number.POSITIVE_INFINITY;
  return limit - (mode === 'PER_SEAT' ? used.onSeat(seat_id) : used.inPolicy + before);
}

const beyondQuota = ({ mode, limit }: ReplaceRule, { ends }: PlaceLeft, { premium }: PlaceTaken): Verdict =>
  verdict('REPLACE_QUOTA', {
    per: mode === 'PER_POLICY_MONTH' ? 'policy' : 'seat',
    limit: mode === 'NONE' ? 0 : (limit ?? 0),
    refund_fen: ends.refund_fen,
    ...(premium === null ? {} : { premium_fen: premium.premium_fen }),
  });

function ruleFaults(
  { same_class, same_company, served_days }: ReplaceRule,
  { ends, category }: PlaceLeft,
  taken: PlaceTaken,
): readonly Verdict[] {
  const served = ends.isCancelled ? 0 : daysIn({ from: ends.cover.cover.from, to: ends.lost.from }) - 1;
  const isOtherClass = same_class && taken.category !== null && taken.category !== category;
  const isOtherCompany =
    same_company && taken.work_company_id !== null && taken.work_company_id !== ends.cover.work_company_id;
  return [
    ...(served < served_days ? [verdict('REPLACE_SERVED', { served_days })] : []),
    ...(isOtherClass ? [verdict('REPLACE_CLASS', { category })] : []),
    ...(isOtherCompany ? [verdict('REPLACE_COMPANY', { work_company: ends.cover.work_company })] : []),
  ];
}

/**
 * What changing places costs: nothing as a rule, since what was paid for the days that are left goes over with the place. For work of a
 * higher class, or an age that costs more, the difference for these days is paid beside it; for a lower one nothing comes back, and the
 * place keeps its price.
 *
 * Source: docs/business-rules.md#replacing
 *
 * @param unit_price_fen of one unit for whoever comes, after the loading
 */
export function seatPriceOf(ends: PassingCover, unit_price_fen: Fen, terms: PassingTerms): SeatPrice {
  const unit = fen(Math.max(unit_price_fen, ends.cover.unit_price_fen));
  const { paid_fen, difference_fen } = worthOf(ends, unit, terms);
  return { carried_fen: paid_fen, premium_fen: fen(Math.max(0, difference_fen)), unit_price_fen: unit };
}
