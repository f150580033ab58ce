import type { Day, Period } from '../calendar/day.ts';
import { gapBefore } from './earlier-cover.ts';
import { type Verdict, verdict } from './verdict.ts';

/** Cover in another policy of the enterprise; `same_insurer` where that insurer may insure a person only once. */
export type CoverElsewhere = Period & {
  readonly kind: 'same_insurer' | 'other';
  readonly policy_no: string;
};

/** The cover that a person has or had, by the person's key. */
export type EarlierCover = {
  readonly covered: (key: string) => readonly Period[];
  readonly elsewhere?: (key: string) => readonly CoverElsewhere[];
  readonly lastCover?: (key: string) => Day | null;
};

/**
 * What a person's other cover says about a new one: nobody is covered twice in one policy, nor twice by an insurer who
 * does not allow it; twice in all is paid twice; and days without cover between two are worth knowing.
 *
 * Of each kind the first is named.
 *
 * Source: docs/business-rules.md#row-verdicts
 */
export function earlierCoverFaults(key: string, cover: Period, known: EarlierCover): readonly Verdict[] {
  const elsewhere = known.elsewhere?.(key) ?? [];
  const gap = gapBefore(cover.from, known.lastCover?.(key) ?? null);
  const ofKind = (wanted: CoverElsewhere['kind']) => elsewhere.filter(({ kind }) => kind === wanted);
  return [
    ...firstOverlap(known.covered(key), cover).map(({ from, to }) => verdict('DUP_POLICY', { from, to })),
    ...firstOverlap(ofKind('same_insurer'), cover).map(({ from, to, policy_no }) =>
      verdict('DUP_INSURER', { from, to, policy_no }),
    ),
    ...firstOverlap(ofKind('other'), cover).map(({ from, to, policy_no }) =>
      verdict('DUP_OTHER', { from, to, policy_no }),
    ),
    ...(gap ? [verdict('GAP', gap)] : []),
  ];
}

const firstOverlap = <Cover extends Period>(covers: readonly Cover[], cover: Period): readonly Cover[] =>
  covers
    .filter(({ from, to }) => from <= cover.to && cover.from <= to)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, 1);
