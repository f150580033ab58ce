/** How a person's cover in a policy is shown. */
export const coverStatus = {
  startsSoon: 10,
  covered: 20,
  coveredUntil: 25,
  removed: 40,
  replaced: 45,
  expired: 50,
  removedBySystem: 60,
  cancelled: 70,
  refused: 80,
} as const;

/** What ended a cover, or is going to, before its policy ends. */
export type CoverEnd = 'off' | 'replaced' | 'moved' | 'system' | 'withdrawn' | 'refused';

/** What is known of one person's cover. */
export type CoverFacts = {
  /** From the first instant to the first one after it; null when nothing is or was covered. */
  readonly cover: { readonly from: Date; readonly until: Date } | null;
  /** Whether the insurer is bound: at submission, or where the plan says so only when it has issued. */
  readonly bound: boolean;
  readonly ended: CoverEnd | null;
};

/**
 * How a person's cover is shown at an instant. Derived each time and never stored, so that it cannot be late.
 *
 * Cover that the insurer is not bound to yet is never shown as cover, whatever the clock says.
 */
export function coverStatusAt({ cover, bound, ended }: CoverFacts, now: Date): number {
  const neverBegins = cover === null || (!bound && ended !== null);
  if (neverBegins) return ended === 'refused' ? coverStatus.refused : coverStatus.cancelled;
  if (!bound || now < cover.from) return coverStatus.startsSoon;
  if (now < cover.until) return ended === null ? coverStatus.covered : coverStatus.coveredUntil;
  return ended === null ? coverStatus.expired : statusAfter[ended];
}

/** A refusal that comes when cover has begun ends it as the system does. */
const statusAfter: Record<CoverEnd, number> = {
  off: coverStatus.removed,
  replaced: coverStatus.replaced,
  moved: coverStatus.removed,
  system: coverStatus.removedBySystem,
  withdrawn: coverStatus.cancelled,
  refused: coverStatus.removedBySystem,
};
