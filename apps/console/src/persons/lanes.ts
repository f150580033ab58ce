import type { PolicyPerson } from '@app/contract/persons';
import { instantOf } from '../platform/server-time.ts';
import type { Span } from '../ui/cover-bar.tsx';

export type Covered = Span & { readonly cover: PolicyPerson };

/** One line of covers: of a plan, or at a work company. */
export type Lane = { readonly name: string; readonly under: string; readonly covers: readonly Covered[] };

/** The covers that are or were, or will be, the earliest first. */
export const coveredOf = (policies: readonly PolicyPerson[]): readonly Covered[] =>
  policies
    .flatMap((cover) =>
      cover.cover_from !== null && cover.cover_until !== null
        ? [{ from: cover.cover_from, until: cover.cover_until, cover }]
        : [],
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** A lane for each plan: the months of one plan are policies of their own, and follow one another. */
export const lanesByPlan = (covers: readonly Covered[]): readonly Lane[] =>
  lanesBy(covers, ({ plan, insurance_company_name }) => [plan, insurance_company_name]);

export const lanesByCompany = (covers: readonly Covered[]): readonly Lane[] =>
  lanesBy(covers, ({ work_company }) => [work_company, '']);

function lanesBy(
  covers: readonly Covered[],
  nameOf: (cover: PolicyPerson) => readonly [name: string, under: string],
): readonly Lane[] {
  const lanes = Map.groupBy(covers, ({ cover }) => nameOf(cover).join('\n'));
  return [...lanes.values()].map((own) => {
    const [name, under] = nameOf(own[0]!.cover);
    return { name, under, covers: own };
  });
}

/** Where nothing covers a person between two covers. */
export function gapsOf(covers: readonly Covered[]): readonly Span[] {
  const gaps: Span[] = [];
  let until = covers[0]?.until ?? '';
  for (const cover of covers) {
    if (cover.from > until) gaps.push({ from: until, until: cover.from });
    if (cover.until > until) until = cover.until;
  }
  return gaps;
}

/** Whole months from the first cover to the last one and to now, at least three. */
export function scaleOf(covers: readonly Span[], now: string): Span {
  const first = monthOf([now, ...covers.map(({ from }) => from)].toSorted()[0]!);
  const last = monthOf([now, ...covers.map(({ until }) => until)].toSorted().at(-1)!);
  const pad = last - first < 2 ? 1 : 0;
  return { from: monthStart(first - pad), until: monthStart(last + 1 + pad) };
}

/** Where a moment lies on a scale, in percent. */
export function percentOf({ from, until }: Span, time: string): number {
  const [start, end, at] = [from, until, time].map((text) => instantOf(text).getTime());
  return Math.round(((at! - start!) / (end! - start!)) * 100_000) / 1_000;
}

export type Tick = { readonly day: string; readonly at: number };

const ticks_max = 8;

/** The months that are named on a scale: all of them, or every so many, so that they can be read. */
export function ticksOf(scale: Span): readonly Tick[] {
  const [first, end] = [monthOf(scale.from), monthOf(scale.until)];
  const step = [1, 2, 3, 6, 12, 24].find((months) => (end - first) / months <= ticks_max) ?? 60;
  return Array.from({ length: end - first }, (_, month) => first + month)
    .filter((month) => month % step === 0)
    .map((month) => ({ day: monthStart(month).slice(0, 10), at: percentOf(scale, monthStart(month)) }));
}

/** Months are counted from the year 0 on. */
const monthOf = (time: string): number => Number(time.slice(0, 4)) * 12 + Number(time.slice(5, 7)) - 1;

const monthStart = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01 00:00:00`;
