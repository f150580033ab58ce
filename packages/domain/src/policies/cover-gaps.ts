import { addDays, type Day, daysIn, earlier, later, type Period } from '../calendar/day.ts';
import type { Fen } from '../money/money.ts';

/** One cover of a person in the enterprise. */
export type CoverSpan = Period & {
  readonly policy_no: string;
  readonly insurance_company_id: number;
  readonly insurance_type: string;
  /** What some of its days cost, in fen. */
  readonly costOf: (days: Period) => Fen;
};

/** Days without cover; `red` where the person is known to have worked on some of them. */
type CoverGap = Period & { readonly days: number; readonly red: boolean };

/** Days covered twice. */
type CoverOverlap = Period & {
  readonly days: number;
  /** `duplicate` within one insurer and kind of insurance, which is an error; `overlap` between two. */
  readonly kind: 'duplicate' | 'overlap';
  readonly policy_nos: readonly [string, string];
  /** What these days cost by the one and by the other. */
  readonly amounts_fen: readonly [Fen, Fen];
  /** The smaller of the two amounts that these days cost: what one cover fewer would have saved. */
  readonly wasted_fen: Fen;
};

type CoverFindings = {
  readonly gaps: readonly CoverGap[];
  readonly overlaps: readonly CoverOverlap[];
};

type Employment = {
  /** Until when the person is employed, today as a rule; null for somebody who has left. */
  readonly employed_until: Day | null;
  /** When the person worked, where that is known. */
  readonly worked?: readonly Period[];
};

/**
 * Finds the days between a person's covers that nothing covers, and those that are covered twice.
 *
 * Source: docs/business-rules.md#gaps-and-overlaps
 *
 * @param spans of one person, in any order
 */
export function coverFindings(spans: readonly CoverSpan[], employment: Employment): CoverFindings {
  const sorted = spans.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const gaps: CoverGap[] = [];
  const overlaps: CoverOverlap[] = [];
  let running: CoverSpan[] = [];
  let coveredTo: Day | null = null;
  for (const span of sorted) {
    running = running.filter(({ to }) => to >= span.from);
    overlaps.push(...running.map((other) => overlapOf(other, span)));
    gaps.push(...gapBetween(coveredTo, span.from, employment));
    running.push(span);
    coveredTo = coveredTo === null ? span.to : later(coveredTo, span.to);
  }
  if (employment.employed_until !== null)
    gaps.push(...gapBetween(coveredTo, addDays(employment.employed_until, 1), employment));
  return { gaps, overlaps };
}

/** The gap after the last covered day and before a day, if there is one. */
function gapBetween(coveredTo: Day | null, before: Day, { worked = [] }: Employment): readonly CoverGap[] {
  if (coveredTo === null) return [];
  const gap = { from: addDays(coveredTo, 1), to: addDays(before, -1) };
  if (gap.from > gap.to) return [];
  return [
    { ...gap, days: daysIn(gap), red: worked.some(({ from, to }) => from <= gap.to && gap.from <= to) },
  ];
}

function overlapOf(first: CoverSpan, second: CoverSpan): CoverOverlap {
  const days = { from: later(first.from, second.from), to: earlier(first.to, second.to) };
  const isSame =
    first.insurance_company_id === second.insurance_company_id &&
    first.insurance_type === second.insurance_type;
  const [a, b] = [first.costOf(days), second.costOf(days)];
  return {
    ...days,
    days: daysIn(days),
    kind: isSame ? 'duplicate' : 'overlap',
    policy_nos: [first.policy_no, second.policy_no],
    amounts_fen: [a, b],
    wasted_fen: a < b ? a : b,
  };
}
