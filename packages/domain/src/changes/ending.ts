import { addDays, type Day, later, type Period } from '../calendar/day.ts';
import { shanghaiDay } from '../calendar/shanghai.ts';
import { type Fen, fen } from '../money/money.ts';
import { type PriceUnit, premiumOfDays, premiumOfPerson } from '../money/premium.ts';
import { shortRateRefund } from '../money/short-rate.ts';
import { earliestStart, type StartRule } from '../policies/cut-off.ts';

/** How a plan gives money back for days that are no longer covered. */
export const refundModes = [
  'PRO_RATA',
  'SHORT_RATE',
  'NONE',
  'NONE_AFTER_START',
  'MONTH_END_SETTLE',
] as const;

export type RefundMode = (typeof refundModes)[number];

/** The rule of a plan version by which cover that ends early is paid back. */
export type RefundRule = {
  readonly refund_mode: RefundMode;
  /** What the insurer keeps of a year's price by the months begun, from none on; of plans that refund by short rate. */
  readonly kept_percent: readonly number[] | null;
};

/** The place that a cover has taken over, from somebody else or from the same person at other work: what was paid for it goes on with it. */
export type Place = {
  /** The first day of the cover that opened it. */
  readonly from: Day;
  /** What of the cover's premium came over with it. */
  readonly carried_fen: Fen;
  /** All that was paid for it before this cover, and the price of one unit by which it goes on. */
  readonly paid_fen: Fen;
  readonly unit_price_fen: Fen;
};

/** A cover that is to be ended, and what was paid for it. */
export type EndedCover = {
  /** Its first and its last day, as they are planned. */
  readonly cover: Period;
  readonly premium_fen: Fen;
  /** The price of one unit after its loading. */
  readonly unit_price_fen: Fen;
  readonly price_unit: PriceUnit;
  readonly policy: Period;
  /** None where it opened a place itself. */
  readonly place?: Place | null;
};

/** A cover in a policy that is not over, and that may be ended. */
export type RemovableCover = {
  readonly policy_person_id: number;
  readonly employee_id: number;
  readonly name: string;
  readonly work_company_id: number;
  readonly work_company: string;
  /** Its first and its last day, as they stand. */
  readonly cover: Period;
  readonly premium_fen: Fen;
  /** The price of one unit after its loading. */
  readonly unit_price_fen: Fen;
  readonly place?: Place | null;
  /** Whether it binds the insurer, and counts as a head. */
  readonly isBound: boolean;
  /** The number of the change that ends it already; null while none does. */
  readonly ended_in: string | null;
  /** The number of the change that put its person in the place of somebody whom the policy does not cover any more; none where there is none. */
  readonly took_place_in?: string | null;
  /** The number of the correction of its person that is not answered yet; none where there is none. */
  readonly corrected_in?: string | null;
};

/** The end of a cover that a row makes: the days that it loses, and what is given back for them, in fen. */
export type Ending = {
  readonly cover: RemovableCover;
  readonly lost: Period;
  /** Whether it ends before its first day. */
  readonly isCancelled: boolean;
  readonly refund_fen: Fen;
};

/**
 * The first day that can be without cover when somebody confirms a removal now: by the same cut-off as a start, and never today, whose
 * cover has begun.
 *
 * Source: docs/business-rules.md#removing
 */
export const earliestOff = (now: Date, rule: StartRule): Day =>
  later(earliestStart(now, rule), addDays(shanghaiDay(now), 1));

/** Whether a removal ends a cover before its first day: it is as if it had never been. */
export const isCancelled = (cover: Pick<Period, 'from'>, off_from: Day): boolean => off_from <= cover.from;

/**
 * What is given back when a cover ends early, in fen: all of it before its first day, else by the plan's rule; never more than was paid.
 *
 * By the days, what is kept is what the days until the end would have cost; of a month that is paid whole, its days' part. By short rate
 * the insurer keeps the more, the more months have begun. A plan that settles at the end of the month gives back with the monthly bill.
 * What came over with a place that has begun is given back as of that place, also where its new cover has not: else whoever takes it over
 * for a day gets back what the plan keeps.
 *
 * Source: docs/business-rules.md#refunds
 *
 * @param off_from the first day that is not covered any more
 */
export function refundOf(ended: EndedCover, off_from: Day, rule: RefundRule): Fen {
  const { cover, premium_fen, place } = ended;
  if (place && place.from < off_from && rule.refund_mode !== 'PRO_RATA')
    return refundWithPlace(ended, place, off_from, rule);
  if (isCancelled(cover, off_from)) return premium_fen;
  if (off_from > cover.to) return fen(0);
  return refunds[rule.refund_mode](ended, off_from, rule);
}

/** What came over by the place's own days and price, and what was paid beside it by the cover's. */
function refundWithPlace(ended: EndedCover, place: Place, off_from: Day, rule: RefundRule): Fen {
  const { cover, premium_fen, unit_price_fen } = ended;
  const { carried_fen, paid_fen } = place;
  if (off_from > cover.to) return fen(0);
  const refund = refunds[rule.refund_mode];
  const asPlace = { ...ended, ...place, cover: { from: place.from, to: cover.to }, premium_fen: paid_fen };
  const beside_fen = fen(premium_fen - carried_fen);
  const asBeside = {
    ...ended,
    premium_fen: beside_fen,
    unit_price_fen: fen(Math.max(0, unit_price_fen - place.unit_price_fen)),
  };
  const came = Math.min(carried_fen, refund(asPlace, off_from, rule));
  const beside = isCancelled(cover, off_from) ? beside_fen : refund(asBeside, off_from, rule);
  return fen(Math.min(premium_fen, came + beside));
}

const nothing = (): Fen => fen(0);

const refunds: Record<RefundMode, (ended: EndedCover, off_from: Day, rule: RefundRule) => Fen> = {
  PRO_RATA: (ended, off_from) =>
    fen(ended.premium_fen - priceOfDays(ended, { from: ended.cover.from, to: addDays(off_from, -1) })),
  SHORT_RATE: ({ cover, premium_fen, unit_price_fen }, off_from, { kept_percent }) => {
    if (kept_percent === null) throw new RangeError('a short rate without percentages');
    const from = cover.from;
    const given = shortRateRefund({ annual_fen: unit_price_fen, from, off_from, kept_percent });
    return fen(Math.max(0, premium_fen - (unit_price_fen - given)));
  },
  NONE: nothing,
  NONE_AFTER_START: nothing,
  MONTH_END_SETTLE: nothing,
};

/**
 * The price of one unit that stays paid of a cover from a day on, whatever cheaper work its person does then: none where the plan gives back
 * by the days, or where neither the cover nor the place that it took over has begun.
 *
 * Source: docs/business-rules.md#moving
 */
export function unitKept(
  { cover, unit_price_fen, place }: Pick<EndedCover, 'cover' | 'unit_price_fen' | 'place'>,
  from: Day,
  { refund_mode }: RefundRule,
): Fen {
  if (refund_mode === 'PRO_RATA') return fen(0);
  if (!isCancelled(cover, from)) return unit_price_fen;
  return place && place.from < from ? place.unit_price_fen : fen(0);
}

/**
 * What the first days of a cover cost, in fen, at most what was paid for all of it. A month that is otherwise paid whole is paid by its
 * days here.
 *
 * @param days from the first day of the cover to one of its days
 */
export function priceOfDays(
  { cover, premium_fen, unit_price_fen, price_unit, policy }: EndedCover,
  days: Period,
): Fen {
  const unit = { price_unit, base_price_fen: unit_price_fen, loading_percent: 100, policy };
  const isPaidWhole = price_unit === 'MONTH_NATURAL_FULL' || price_unit === 'MONTH_ROLLING';
  const price = isPaidWhole
    ? premiumOfDays(premiumOfPerson({ ...unit, cover }).parts, days)
    : premiumOfPerson({ ...unit, cover: days }).premium_fen;
  return fen(Math.min(price, premium_fen));
}

/** The last day on which somebody is covered; null where the cover never begins. */
export const lastCoveredDay = ({ isCancelled: cancelled, lost }: Ending): Day | null =>
  cancelled ? null : addDays(lost.from, -1);
