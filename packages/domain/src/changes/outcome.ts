import type { Period } from '../calendar/day.ts';
import { nextMidnight, shanghaiDay } from '../calendar/shanghai.ts';
import { type Fen, fen } from '../money/money.ts';
import { type PremiumLine, type PriceUnit, premiumOfPerson } from '../money/premium.ts';
import { type CoverEnd } from '../policies/cover.ts';
import { endedByChange } from '../changes/kinds.ts';
import { priceOfDays } from './ending.ts';

/** Why a person whom the insurer took is not covered: the plan binds on issue, and it came when no day was left. */
export const issuedTooLate = 'ISSUED_TOO_LATE';

/** One person's cover at the moment when the insurer answers. */
export type AnsweredCover = {
  readonly accepted: boolean;
  /** From the first instant to the first one after it, as planned at confirmation. */
  readonly cover: { readonly from: Date; readonly until: Date };
  /** Until when it stands by now, as another change may have ended it; null where that was before its first day. */
  readonly stands_until: Date | null;
  /** Since when the insurer is bound; null where the plan binds on issue. */
  readonly bound_at: Date | null;
  readonly premium_fen: Fen;
  /** The price of one unit after its loading. */
  readonly unit_price_fen: Fen;
  readonly price_unit: PriceUnit;
  readonly policy: Period;
  readonly now: Date;
};

/** What becomes of it: the cover that stands, nothing where `from` is null, and what it costs in the end. */
export type CoverOutcome = {
  readonly from: Date | null;
  readonly until: Date | null;
  readonly bound_at: Date | null;
  readonly premium_fen: Fen;
  readonly ended: 'refused' | null;
};

/**
 * Decides what an insurer's answer makes of one person's cover.
 *
 * Issued: the cover stands as planned. Where the plan binds on issue and the issue comes after the planned start,
 * cover begins at the next 00:00 and is priced for the days that are left. Refused: there is no cover, or, where it
 * had begun already, it ends at the next 00:00, or where another change has ended it before, and costs its days only.
 *
 * Source: docs/business-rules.md#policy-changes
 */
export function outcomeOf(answered: AnsweredCover): CoverOutcome {
  const { accepted, cover, bound_at, premium_fen, now } = answered;
  if (!accepted) return refusalOf(answered);
  if (bound_at !== null || now <= cover.from)
    return { ...cover, bound_at: bound_at ?? now, premium_fen, ended: null };

  const from = nextMidnight(now);
  if (from >= cover.until) return neverCover;
  return {
    from,
    until: cover.until,
    bound_at: now,
    premium_fen: lineOf(answered, daysOf(from, cover.until)).premium_fen,
    ended: null,
  };
}

/** Of a cover that is not, and costs nothing. */
export const neverCover: CoverOutcome = {
  from: null,
  until: null,
  bound_at: null,
  premium_fen: fen(0),
  ended: 'refused',
};

function refusalOf(answered: AnsweredCover): CoverOutcome {
  const { cover, stands_until, bound_at, now } = answered;
  if (bound_at === null || stands_until === null || now < cover.from) return neverCover;
  const midnight = nextMidnight(now);
  const until = midnight < stands_until ? midnight : stands_until;
  return {
    from: cover.from,
    until,
    bound_at,
    premium_fen: priceOfDays(
      { ...answered, cover: daysOf(cover.from, cover.until) },
      daysOf(cover.from, until),
    ),
    ended: 'refused',
  };
}

const lineOf = ({ unit_price_fen, price_unit, policy }: AnsweredCover, cover: Period): PremiumLine =>
  premiumOfPerson({ price_unit, base_price_fen: unit_price_fen, loading_percent: 100, policy, cover });

/** The days from one instant to another; a day that is covered in part counts. */
export const daysOf = (from: Date, until: Date): Period => ({
  from: shanghaiDay(from),
  to: shanghaiDay(new Date(until.getTime() - 1)),
});

/** Why the removal of somebody failed whom the insurer had not insured. */
export const neverCovered = 'NEVER_COVERED';

/** The end of a cover at the moment when the insurer answers the change that ends it. */
export type AnsweredEnd = {
  readonly accepted: boolean;
  /** Why the cover ends, as it stands: not by this change where its insurer had refused to open it. */
  readonly ended: CoverEnd | null;
  /** What was to be given back, as it was shown, and what the cover has cost. */
  readonly refund_fen: Fen;
  readonly premium_fen: Fen;
  /** What of its premium came over with a place. */
  readonly carried_fen: Fen;
  /** Whether not a day of it is covered: it ends before it begins, as it was planned or issued. */
  readonly isEmpty: boolean;
};

/** What becomes of it: the end stands and gives back, or the cover goes back to where it was, or there was never one. */
export type EndOutcome =
  /** `until`: where it ends later than planned, since whoever follows begins later; null where as planned. */
  | { readonly state: 'ended'; readonly refund_fen: Fen; readonly until: Date | null }
  | { readonly state: 'put_back' }
  /** It stands, and the same cover goes on later: nothing of it does where no day is left. */
  | {
      readonly state: 'resumed';
      readonly refund_fen: Fen;
      readonly until: null;
      readonly goes_on: { readonly from: Date; readonly premium_fen: Fen } | null;
    }
  | { readonly state: 'never' };

/**
 * Decides what an insurer's answer makes of an end. What comes back is what was shown, and never more than the cover has cost: one that
 * was bound later than planned cost less. Of one that covers nobody on any day, bound so late, all that was paid for it alone comes back
 * whatever the plan's rule.
 *
 * Source: docs/business-rules.md#removing
 */
export function endOutcomeOf(answered: AnsweredEnd): EndOutcome {
  const { accepted, ended, refund_fen, premium_fen, carried_fen, isEmpty } = answered;
  if (ended === null || !endedByChange.includes(ended)) return { state: 'never' };
  if (!accepted) return { state: 'put_back' };
  const shown_fen = isEmpty ? Math.max(refund_fen, premium_fen - carried_fen) : refund_fen;
  const given_fen = fen(Math.min(shown_fen, premium_fen));
  return { state: 'ended', refund_fen: given_fen, until: null };
}
