import type { Period } from '../calendar/day.ts';
import { nextMidnight } from '../calendar/shanghai.ts';
import { type Fen, fen } from '../money/money.ts';
import { type AnsweredCover, type CoverOutcome, daysOf, endOutcomeOf } from './outcome.ts';
import { type AnsweredPassing, followerOf, type PassingOutcome } from './passing-outcome.ts';
import { type Worth, worthOf } from './worth.ts';

/**
 * Decides what an insurer's answer makes of a move: they work there, or go on here; on no day in both places, and on none in neither. Where
 * the plan binds on issue and that comes late, they move later.
 *
 * Turned down after the cover there had begun: it ends at the next 00:00, and the one here goes on from then. Where another change has taken
 * them off there before, they are off: those days stay, and nothing goes on. All that is paid for is the days at the price here.
 *
 * Source: docs/business-rules.md#moving
 */
export function moveOutcomeOf(move: AnsweredPassing): PassingOutcome {
  const { opened } = move;
  const { isThere, follower } = followerOf(move);
  if (follower.from === null || !isThere)
    return {
      opened: { ...follower, premium_fen: fen(0) },
      ended: { state: isThere ? 'put_back' : 'never' },
    };
  if (follower.ended !== null) return turnedDownLate(move, follower);

  const isLate = follower.from > opened.cover.from;
  const { paid_fen, difference_fen } = isLate ? differenceLate(move, follower.from) : asPlanned(move);
  return {
    opened: { ...follower, premium_fen: fen(Math.max(0, paid_fen + difference_fen)) },
    ended: { state: 'ended', refund_fen: paid_fen, until: isLate ? follower.from : null },
  };
}

/** What the move costs or gives back is what was shown, whatever the cover has cost by now that ends. */
function asPlanned({ opened, ended }: AnsweredPassing): Worth {
  const given = endOutcomeOf({ ...ended, carried_fen: fen(0), accepted: true });
  return {
    paid_fen: given.state === 'ended' ? given.refund_fen : fen(0),
    difference_fen: fen(opened.premium_fen - ended.refund_fen),
  };
}

/** Of fewer days the difference is smaller, and by no rounding more than was shown. */
function differenceLate({ opened, ended }: AnsweredPassing, from: Date): Worth {
  const { paid_fen, difference_fen } = worthFrom(ended, from, opened, opened.unit_price_fen);
  const shown_fen = opened.premium_fen - ended.refund_fen;
  const [least, most] = [Math.min(0, shown_fen), Math.max(0, shown_fen)];
  return { paid_fen, difference_fen: fen(Math.min(most, Math.max(least, difference_fen))) };
}

function turnedDownLate(move: AnsweredPassing, follower: CoverOutcome): PassingOutcome {
  const { opened, ended } = move;
  const refund_fen = asPlanned(move).paid_fen;
  const stands_until = opened.stands_until ?? opened.cover.until;
  const isOff = stands_until < opened.cover.until && stands_until <= nextMidnight(opened.now);
  const { there_fen, goes_on } = isOff
    ? { there_fen: refund_fen, goes_on: null }
    : backHere(ended, refund_fen, opened);
  return {
    opened: { ...follower, premium_fen: there_fen, ended: isOff ? null : follower.ended },
    ended: { state: 'resumed', refund_fen, until: null, goes_on },
  };
}

type Here = Pick<AnsweredPassing['ended'], 'premium_fen' | 'unit_price_fen' | 'cover'>;
type Terms = Pick<AnsweredCover, 'price_unit' | 'policy' | 'now'>;

/** Somebody who comes back: what the days there cost, and the cover here that goes on; none where no day is left. */
export type Back = {
  readonly there_fen: Fen;
  readonly goes_on: { readonly from: Date; readonly premium_fen: Fen } | null;
};

/**
 * Somebody whom the insurer would not have there goes on here from the next 00:00.
 *
 * Source: docs/business-rules.md#moving
 *
 * @param paid_fen what is paid for the days there and those that are left
 */
export function backHere(here: Here, paid_fen: Fen, terms: Terms): Back {
  const from = nextMidnight(terms.now);
  if (from >= here.cover.until) return { there_fen: paid_fen, goes_on: null };
  const worth = worthFrom(here, from, terms, here.unit_price_fen);
  const premium_fen = fen(Math.min(paid_fen, worth.paid_fen));
  return { there_fen: fen(paid_fen - premium_fen), goes_on: { from, premium_fen } };
}

function worthFrom(here: Here, from: Date, { price_unit, policy }: Terms, unit_price_fen: Fen): Worth {
  const lost: Period = daysOf(from, here.cover.until);
  const cover = {
    premium_fen: here.premium_fen,
    unit_price_fen: here.unit_price_fen,
    cover: daysOf(here.cover.from, here.cover.until),
  };
  return worthOf({ cover, lost }, unit_price_fen, { price_unit, policy });
}
