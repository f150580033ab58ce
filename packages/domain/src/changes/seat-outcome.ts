import type { Period } from '../calendar/day.ts';
import { type Fen, fen } from '../money/money.ts';
import { daysOf, endOutcomeOf } from './outcome.ts';
import { type AnsweredPassing, followerOf, type PassingOutcome } from './passing-outcome.ts';
import { seatPriceOf } from './replacement.ts';

/**
 * Decides what an insurer's answer makes of a seat: both sides change, or neither. Whoever leaves is covered until the other begins, also
 * where that is later than planned because the plan binds on issue.
 *
 * Turned down after the newcomer's cover had begun: that ends at the next 00:00 and costs nothing, for the seat's days were paid; whoever
 * was to leave goes on as if nothing had been.
 *
 * Source: docs/business-rules.md#replacing
 */
export function seatOutcomeOf({ opened, ended }: AnsweredPassing): PassingOutcome {
  const { isThere, follower } = followerOf({ opened, ended });
  if (follower.ended !== null || follower.from === null)
    return {
      opened: { ...follower, premium_fen: fen(0) },
      ended: { state: isThere ? 'put_back' : 'never' },
    };

  const isLate = follower.from > opened.cover.from;
  const { carried_fen, paid_fen } = isLate
    ? pricedLate({ opened, ended }, follower.from)
    : pricedAsPlanned({ opened, ended });
  return {
    opened: { ...follower, premium_fen: fen(carried_fen + paid_fen) },
    ended: { state: 'ended', refund_fen: carried_fen, until: isLate ? follower.from : null },
  };
}

type Priced = { readonly carried_fen: Fen; readonly paid_fen: Fen };

/** What goes over is what was shown, and never more than the cover has cost that ends: one that was bound later than planned cost less. */
function pricedAsPlanned({ opened, ended }: AnsweredPassing): Priced {
  // A place goes on with all that came over with it.
  const given = endOutcomeOf({ ...ended, carried_fen: fen(0), accepted: true });
  const carried_fen = given.state === 'ended' ? given.refund_fen : fen(0);
  return { carried_fen, paid_fen: fen(Math.max(0, opened.premium_fen - ended.refund_fen)) };
}

function pricedLate({ opened, ended }: AnsweredPassing, from: Date): Priced {
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
