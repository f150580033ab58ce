import { addDays, calendarMonth, type Day, daysIn, earlier, later } from '@app/domain/calendar/day';

// What people are covered for and what it costs in a plan by the natural month, by the calendar and four operations alone: written from
// docs/business-rules.md, and from nothing that the product works it out with.

export type Work = 'low' | 'high';

/** The price of a month, in fen. */
const prices: Readonly<Record<Work, number>> = { low: 4_200, high: 6_800 };

export type Cover = {
  readonly name: string;
  readonly policy_id: number;
  readonly company: number;
  readonly work: Work;
  /** Of a month: that of the work, or of the seat that was taken over. In fen. */
  readonly price_fen: number;
  readonly from: Day;
  readonly to: Day;
  /** What has been paid for it and not been given back or over, in fen. */
  readonly paid_fen: number;
};

/** What a change makes of the covers that it is about, and what is charged for it, in fen; below zero where something comes back. */
export type Outcome = {
  readonly gone: readonly Cover[];
  readonly come: readonly Cover[];
  readonly charged_fen: number;
};

export type Opening = Omit<Cover, 'price_fen' | 'paid_fen'>;

/** What is earned of a month's price by a day of it, rounded half up: days cost the difference of two of these. */
function cost(price_fen: number, { from, to }: { readonly from: Day; readonly to: Day }): number {
  if (to < from) return 0;
  const month = calendarMonth(from);
  const earned = (day_of_month: number) => Math.round((price_fen * day_of_month) / daysIn(month));
  return earned(daysIn({ from: month.from, to })) - earned(daysIn({ from: month.from, to: from }) - 1);
}

export function added(openings: readonly Opening[]): Outcome {
  const come = openings.map((opening) => {
    const price_fen = prices[opening.work];
    return { ...opening, price_fen, paid_fen: cost(price_fen, opening) };
  });
  return { gone: [], come, charged_fen: come.reduce((sum, { paid_fen }) => sum + paid_fen, 0) };
}

export function removed(cover: Cover, first: Day): Outcome {
  const { kept, left_fen } = ended(cover, first);
  return { gone: [cover], come: kept, charged_fen: -left_fen };
}

/** Whoever comes pays the difference to a higher price, and nothing comes back for a lower one. */
export function swapped(cover: Cover, name: string, work: Work, first: Day): Outcome {
  const { kept, left_fen } = ended(cover, first);
  const from = later(first, cover.from);
  const price_fen = Math.max(cover.price_fen, prices[work]);
  const charged_fen = cost(price_fen, { ...cover, from }) - cost(cover.price_fen, { ...cover, from });
  const newcomer = { ...cover, name, work, from, price_fen, paid_fen: left_fen + charged_fen };
  return { gone: [cover], come: [...kept, newcomer], charged_fen };
}

/** The same work keeps its price; other work costs the difference, up or down. */
export function moved(cover: Cover, company: number, work: Work, first: Day): Outcome {
  const { kept, left_fen } = ended(cover, first);
  const from = later(first, cover.from);
  const price_fen = work === cover.work ? cover.price_fen : prices[work];
  const charged_fen = cost(price_fen, { ...cover, from }) - cost(cover.price_fen, { ...cover, from });
  const there = { ...cover, company, work, from, price_fen, paid_fen: left_fen + charged_fen };
  return { gone: [cover], come: [...kept, there], charged_fen };
}

export const untouched: Outcome = { gone: [], come: [], charged_fen: 0 };

/** Turned down when the insurer had it for some days: whoever had begun is covered to the next midnight, and all else is as before. */
export const turnedDown = {
  added(outcome: Outcome, first_without: Day): Outcome {
    const come = outcome.come
      .filter(({ from }) => from < first_without)
      .map((cover) => cutAt(cover, first_without, cost(cover.price_fen, cutTo(cover, first_without))));
    return { gone: [], come, charged_fen: come.reduce((sum, { paid_fen }) => sum + paid_fen, 0) };
  },
  removed: (): Outcome => untouched,
  /** The seat's days were paid. */
  swapped(outcome: Outcome, first_without: Day): Outcome {
    const newcomer = outcome.come.at(-1)!;
    return newcomer.from < first_without
      ? { gone: [], come: [cutAt(newcomer, first_without, 0)], charged_fen: 0 }
      : untouched;
  },
  /** They go on here from the day on which they are turned down there, and the days there cost what they do here. */
  moved({ gone: [cover], come }: Outcome, first_without: Day): Outcome {
    const there = come.at(-1)!;
    if (there.from >= first_without || !cover) return untouched;
    const before = ended(cover, there.from);
    const on_fen = Math.min(before.left_fen, ended(cover, first_without).left_fen);
    const goesOn = { ...cover, from: first_without, paid_fen: on_fen };
    return {
      gone: [cover],
      come: [
        ...before.kept,
        cutAt(there, first_without, before.left_fen - on_fen),
        ...(goesOn.from <= goesOn.to ? [goesOn] : []),
      ],
      charged_fen: 0,
    };
  },
};

/** A cover that is cut before a day: what stays of it, and what of its price is left. */
function ended(cover: Cover, first: Day): { kept: readonly Cover[]; left_fen: number } {
  if (first <= cover.from) return { kept: [], left_fen: cover.paid_fen };
  const kept_fen = Math.min(cover.paid_fen, cost(cover.price_fen, cutTo(cover, first)));
  return { kept: [cutAt(cover, first, kept_fen)], left_fen: cover.paid_fen - kept_fen };
}

const cutAt = (cover: Cover, first: Day, paid_fen: number): Cover => ({ ...cutTo(cover, first), paid_fen });

const cutTo = (cover: Cover, first: Day): Cover => ({ ...cover, to: earlier(cover.to, addDays(first, -1)) });
