import type { Period } from '../calendar/day.ts';
import { nextMidnight } from '../calendar/shanghai.ts';
import { type Fen, fen } from '../money/money.ts';
import { endedByChange } from './kinds.ts';
import { type CoverOutcome, daysOf, endOutcomeOf, outcomeOf } from './outcome.ts';
import type { AnsweredSeat, SeatOutcome } from './seat-outcome.ts';
import { type Worth, worthOf } from './worth.ts';

/**
 * Decides what an insurer's answer makes of a move: they work there, or go on here; on no day in both places, and on none in neither. Where
 * the plan binds on issue and that comes late, they move later.
 *
 * Turned down after the cover there had begun: it ends at the next 00:00, and the one here goes on from then. All that is paid for is the
 * days at the price here.
 *
 * Source: docs/business-rules.md#moving
 */
export function moveOutcomeOf(move: AnsweredSeat): SeatOutcome {
  const { opened, ended } = move;
  const isThere = ended.ended !== null && endedByChange.includes(ended.ended);
  const outcome = outcomeOf({ ...opened, accepted: opened.accepted && isThere });
  if (outcome.from === null || !isThere)
    return {
      opened: { ...outcome, premium_fen: fen(0) },
      ended: { state: isThere ? 'put_back' : 'never' },
    };
  if (outcome.ended !== null) return turnedDownLate(move, outcome);

  const isLate = outcome.from > opened.cover.from;
  const { paid_fen, difference_fen } = isLate ? differenceLate(move, outcome.from) : asPlanned(move);
  return {
    opened: { ...outcome, premium_fen: fen(Math.max(0, paid_fen + difference_fen)) },
    ended: { state: 'ended', refund_fen: paid_fen, until: isLate ? outcome.from : null },
  };
}

/** What the move costs or gives back is what was shown, whatever the cover has cost by now that ends. */
function asPlanned({ opened, ended }: AnsweredSeat): Worth {
  const given = endOutcomeOf({ ...ended, carried_fen: fen(0), accepted: true });
  return {
    paid_fen: given.state === 'ended' ? given.refund_fen : fen(0),
    difference_fen: fen(opened.premium_fen - ended.refund_fen),
  };
}

/** Of fewer days the difference is smaller, and by no rounding more than was shown. */
function differenceLate(move: AnsweredSeat, from: Date): Worth {
  const { paid_fen, difference_fen } = worthFrom(move, from, move.opened.unit_price_fen);
  const shown_fen = move.opened.premium_fen - move.ended.refund_fen;
  const [least, most] = [Math.min(0, shown_fen), Math.max(0, shown_fen)];
  return { paid_fen, difference_fen: fen(Math.min(most, Math.max(least, difference_fen))) };
}

function turnedDownLate(move: AnsweredSeat, outcome: CoverOutcome): SeatOutcome {
  const { opened, ended } = move;
  const refund_fen = asPlanned(move).paid_fen;
  const from = nextMidnight(opened.now);
  const isOver = from >= ended.cover.until;
  const left_fen: Fen = isOver
    ? fen(0)
    : fen(Math.min(refund_fen, worthFrom(move, from, ended.unit_price_fen).paid_fen));
  return {
    opened: { ...outcome, premium_fen: fen(refund_fen - left_fen) },
    ended: {
      state: 'resumed',
      refund_fen,
      until: null,
      goes_on: isOver ? null : { from, premium_fen: left_fen },
    },
  };
}

function worthFrom({ opened, ended }: AnsweredSeat, from: Date, unit_price_fen: Fen): Worth {
  const { price_unit, policy } = opened;
  const lost: Period = daysOf(from, ended.cover.until);
  const cover = {
    premium_fen: ended.premium_fen,
    unit_price_fen: ended.unit_price_fen,
    cover: daysOf(ended.cover.from, ended.cover.until),
  };
  return worthOf({ cover, lost }, unit_price_fen, { price_unit, policy });
}
