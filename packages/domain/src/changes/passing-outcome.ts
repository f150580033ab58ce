import { nextMidnight } from '../calendar/shanghai.ts';
import { type Fen, fen } from '../money/money.ts';
import { endedByChange } from './kinds.ts';
import {
  type AnsweredCover,
  type AnsweredEnd,
  type CoverOutcome,
  type EndOutcome,
  neverCover,
  outcomeOf,
} from './outcome.ts';

/** A cover that ends and the one that follows on it, at the moment when the insurer answers. */
export type AnsweredPassing = {
  /** The one that follows. */
  readonly opened: AnsweredCover;
  /** The one that ends; `refund_fen` is what was to go over. */
  readonly ended: Omit<AnsweredEnd, 'accepted' | 'carried_fen'> & {
    readonly unit_price_fen: Fen;
    /** From the first instant to the first one after it, as the cover was planned. */
    readonly cover: { readonly from: Date; readonly until: Date };
  };
};

export type PassingOutcome = { readonly opened: CoverOutcome; readonly ended: EndOutcome };

/**
 * What becomes of the cover that follows, before anybody has looked at what it costs: nothing follows on a cover that never came to be.
 *
 * Where the plan binds on issue and that comes late, it begins at the next 00:00, or at the moment when another change has ended it
 * before: then it has no day, and whoever was covered until it began is covered no longer than that change says.
 */
export function followerOf({ opened, ended }: AnsweredPassing): {
  readonly isThere: boolean;
  readonly follower: CoverOutcome;
} {
  const isThere = ended.ended !== null && endedByChange.includes(ended.ended);
  const accepted = opened.accepted && isThere;
  return { isThere, follower: accepted ? issued(opened) : outcomeOf({ ...opened, accepted }) };
}

function issued(opened: AnsweredCover): CoverOutcome {
  const { cover, stands_until, bound_at, now } = opened;
  if (bound_at !== null || now <= cover.from) return outcomeOf(opened);
  const from = earlier(nextMidnight(now), stands_until ?? cover.from);
  if (from >= cover.until) return neverCover;
  return { from, until: cover.until, bound_at: earlier(now, from), premium_fen: fen(0), ended: null };
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
