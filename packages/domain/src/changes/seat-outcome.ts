import type { Period } from '../calendar/day.ts';
import { type Fen, fen } from '../money/money.ts';
import { endedByChange } from './kinds.ts';
import {
  type AnsweredCover,
  type AnsweredEnd,
  type CoverOutcome,
  daysOf,
  endOutcomeOf,
  type EndOutcome,
  outcomeOf,
} from './outcome.ts';
import { seatPriceOf } from './replacement.ts';

/** Both sides of a seat that changes hands, at the moment when the insurer answers. */
export type AnsweredSeat = {
  /** Whoever comes. */
  readonly opened: AnsweredCover;
  /** Whoever leaves; `refund_fen` is what was to go over with the seat. */
  readonly ended: Omit<AnsweredEnd, 'accepted' | 'carried_fen'> & {
    readonly unit_price_fen: Fen;
    /** From the first instant to the first one after it, as the cover was planned. */
    readonly cover: { readonly from: Date; readonly until: Date };
  };
};

export type SeatOutcome = { readonly opened: CoverOutcome; readonly ended: EndOutcome };

/**
 * Decides what an insurer's answer makes of a seat: both sides change, or neither. Whoever leaves is covered until the other begins, also
 * where that is later than planned because the plan binds on issue.
 *
 * Turned down after the newcomer's cover had begun: that ends at the next 00:00 and costs nothing, for the seat's days were paid; whoever
 * was to leave goes on as if nothing had been.
 *
 * Source: docs/business-rules.md#replacing
 */
export function seatOutcomeOf({ opened, ended }: AnsweredSeat): SeatOutcome {
  const isThere = ended.ended !== null && endedByChange.includes(ended.ended);
  const outcome = outcomeOf({ ...opened, accepted: opened.accepted && isThere });
  if (outcome.ended !== null || outcome.from === null)
    return {
      opened: { ...outcome, premium_fen: fen(0) },
      ended: { state: isThere ? 'put_back' : 'never' },
    };

  const isLate = outcome.from > opened.cover.from;
  const { carried_fen, paid_fen } = isLate
    ? pricedLate({ opened, ended }, outcome.from)
    : pricedAsPlanned({ opened, ended });
  return {
    opened: { ...outcome, premium_fen: fen(carried_fen + paid_fen) },
    ended: { state: 'ended', refund_fen: carried_fen, until: isLate ? outcome.from : null },
  };
}

type Priced = { readonly carried_fen: Fen; readonly paid_fen: Fen };

/** What goes over is what was shown, and never more than the cover has cost that ends: one that was bound later than planned cost less. */
function pricedAsPlanned({ opened, ended }: AnsweredSeat): Priced {
  // A place goes on with all that came over with it.
  const given = endOutcomeOf({ ...ended, carried_fen: fen(0), accepted: true });
  const carried_fen = given.state === 'ended' ? given.refund_fen : fen(0);
  return { carried_fen, paid_fen: fen(Math.max(0, opened.premium_fen - ended.refund_fen)) };
}

function pricedLate({ opened, ended }: AnsweredSeat, from: Date): Priced {
  const { price_unit, policy } = opened;
  const lost: Period = daysOf(from, opened.cover.until);
  const seat = {
    premium_fen: ended.premium_fen,
    unit_price_fen: ended.unit_price_fen,
    cover: daysOf(ended.cover.from, ended.cover.until),
  };
  const { carried_fen, premium_fen } = seatPriceOf({ cover: seat, lost }, opened.unit_price_fen, {
    price_unit,
    policy,
  });
  return { carried_fen, paid_fen: premium_fen };
}
