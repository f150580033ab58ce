import type { Day, Period } from '../calendar/day.ts';
import { gapBefore } from './earlier-cover.ts';
import { namesDiffer } from './same-name.ts';
import { type Verdict, verdict } from './verdict.ts';

/** Cover that somebody has, with the name and the work company under which it runs where these are known. */
type KnownCover = Period & { readonly name?: string; readonly work_company?: string };

/** Cover in another policy of the enterprise; `same_insurer` where that insurer may insure a person only once. */
export type CoverElsewhere = KnownCover & {
  readonly kind: 'same_insurer' | 'other';
  readonly policy_no: string;
};

/** The cover that a person has or had, by the person's key. */
export type EarlierCover = {
  readonly covered: (key: string) => readonly KnownCover[];
  readonly elsewhere?: (key: string) => readonly CoverElsewhere[];
  /** Days that a change under way takes off cover which nobody may have beside the new one: they are free once it is answered. */
  readonly leaving?: (key: string) => readonly (Period & { readonly change_no: string })[];
  readonly lastCover?: (key: string) => Day | null;
  /** The correction of who bears this number, or is to, that is not answered yet. */
  readonly correcting?: (key: string) => string | null;
};

/** Who a new row is about: the person's key, and the name as it was written. */
type Named = { readonly key: string; readonly name: string };

/**
 * What a person's other cover says about a new one: nobody is covered twice in one policy, nor twice by an insurer who
 * does not allow it; twice in all is paid twice; and days without cover between two are worth knowing.
 *
 * Of each kind the first is named. Where the number is covered under another name, nothing of that cover is the row's:
 * one of the two has the number of somebody else, and who goes on as if it were the same person leaves one uninsured. Where that
 * cover has other days, one of the names is mistyped or the person has a new one, and only the document tells.
 *
 * Source: docs/business-rules.md#row-verdicts
 */
export function earlierCoverFaults(
  { key, name }: Named,
  cover: Period,
  known: EarlierCover,
): readonly Verdict[] {
  const change_no = known.correcting?.(key) ?? null;
  if (change_no !== null) return [verdict('CORRECTION_PENDING', { change_no })];
  const covered = known.covered(key);
  const elsewhere = known.elsewhere?.(key) ?? [];
  const otherwise = [...covered, ...elsewhere].filter((one) => namesDiffer(one.name ?? '', name));
  const [other] = firstOverlap(otherwise, cover);
  if (other)
    return [verdict('ID_NAME_MISMATCH', { name: other.name ?? '', work_company: other.work_company ?? '' })];

  const gap = gapBefore(cover.from, known.lastCover?.(key) ?? null);
  const ofKind = (wanted: CoverElsewhere['kind']) => elsewhere.filter(({ kind }) => kind === wanted);
  const twice = firstOverlap(covered, cover);
  const before = otherwise.toSorted((a, b) => (a.to < b.to ? 1 : -1))[0];
  return [
    ...(before ? [verdict('NAME_CHANGED', { name: before.name ?? '', to: before.to })] : []),
    ...(twice.length > 0 ? [] : firstOverlap(known.leaving?.(key) ?? [], cover)).map(({ change_no }) =>
      verdict('BEING_REMOVED', { change_no }),
    ),
    ...twice.map(({ from, to }) => verdict('DUP_POLICY', { from, to })),
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
