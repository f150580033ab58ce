import { coverStatus } from './cover.ts';

/** One cover of a person, as it is shown at the moment that is asked about. */
export type StandingCover = {
  readonly from: Date | null;
  readonly until: Date | null;
  /** What `coverStatusAt` says of it at that moment. */
  readonly status: number;
};

/**
 * Whether a person is covered, over all policies: `covered` now, `starts` later, `ended`, or `never`, where nothing ever was or
 * will be covered. `covers` are those that say so, the longest first, or the next, or the last.
 */
export type Standing<Cover> = {
  readonly kind: 'covered' | 'starts' | 'ended' | 'never';
  readonly covers: readonly Cover[];
  /** The first moment without any cover, over covers that follow one another; null for whoever is not covered. */
  readonly until: Date | null;
  /** Since when nothing covers a person who was covered; null for whoever is covered or never was. */
  readonly since: Date | null;
};

/**
 * Says how a person stands. Derived each time from the covers and never stored, so that it cannot be late.
 *
 * Source: docs/business-rules.md#whether-a-person-is-covered
 *
 * @param covers all of one person, in any order
 */
export function standingOf<Cover extends StandingCover>(covers: readonly Cover[]): Standing<Cover> {
  const now = covers.filter(({ status }) => isCovering(status)).toSorted(byEnd);
  if (now.length > 0) return { kind: 'covered', covers: now, until: unbrokenEnd(now, covers), since: null };

  const over = covers.filter(({ status }) => isOver(status)).toSorted(byEnd);
  const since = over[0]?.until ?? null;
  const [next] = covers.filter(({ status }) => status === coverStatus.startsSoon).toSorted(byStart);
  if (next) return { kind: 'starts', covers: [next], until: null, since };
  return { kind: over.length > 0 ? 'ended' : 'never', covers: over.slice(0, 1), until: null, since };
}

/** Until when cover lasts without a gap: each cover that begins no later than the ones before it end carries it on. */
function unbrokenEnd(running: readonly StandingCover[], covers: readonly StandingCover[]): Date {
  let until = running[0]!.until!;
  const follow = covers.filter(({ status }) => status === coverStatus.startsSoon).toSorted(byStart);
  for (const { from, until: end } of follow) if (from && end && from <= until && end > until) until = end;
  return until;
}

const isCovering = (status: number): boolean =>
  status === coverStatus.covered || status === coverStatus.coveredUntil;

const isOver = (status: number): boolean =>
  status === coverStatus.removed ||
  status === coverStatus.replaced ||
  status === coverStatus.expired ||
  status === coverStatus.removedBySystem;

const byEnd = (a: StandingCover, b: StandingCover): number => at(b.until) - at(a.until);
const byStart = (a: StandingCover, b: StandingCover): number => at(a.from) - at(b.from);
const at = (moment: Date | null): number => moment?.getTime() ?? 0;
