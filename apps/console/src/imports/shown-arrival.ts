import { useState, useSyncExternalStore } from 'react';
import type { RosterEntry, RosterStore } from '../roster/roster.tsx';
import type { ReadingChoice } from './file-list.ts';
import { asChosen, type Reading } from './reading.ts';
import type { Arrival } from './use-ways-in.ts';

/** A list that was read in another way: how it was told of before, and the rows that this changed. */
type Step = { readonly to: Arrival; readonly from: Arrival; readonly changed: readonly Changed[] };

export type Changed = {
  readonly key: number;
  readonly before: RosterEntry | undefined;
  readonly after: RosterEntry | undefined;
};

type Way = { readonly shown: Arrival; readonly steps: readonly Step[]; readonly asked: Asked | null };

/** Another reading that is under way: what was told then, the rows as they stood, and how it is to be read. */
type Asked = {
  readonly from: Arrival;
  readonly before: readonly RosterEntry[];
  /** None once the reading has ended: what was called off or failed is told no longer. */
  readonly choice: ReadingChoice | undefined;
};

/**
 * What is told of a list that came in: of its last reading that was not undone. What was chosen shows at once, so that the next choice
 * is made with it.
 */
export function useShownArrival(
  arrival: Arrival,
  roster: RosterStore,
): Arrival & { readonly lastRead: Reading } {
  const [way, setWay] = useState<Way>({ shown: arrival, steps: [], asked: null });
  if (way.shown !== arrival) {
    const { asked, steps } = way;
    const step = asked && { to: arrival, from: asked.from, changed: changedBy(roster, asked.before) };
    setWay({ shown: arrival, steps: step ? [...steps, step] : [], asked: null });
  }

  const told = useSyncExternalStore(roster.subscribe, () =>
    way.steps.reduceRight(
      (now, { to, from, changed }) => (now === to && isUndone(roster, changed) ? from : now),
      arrival,
    ),
  );
  const again: Arrival['again'] = (choice) => {
    const asked = { from: told, before: roster.entries(), choice };
    setWay((now) => ({ ...now, asked }));
    const over = { ...asked, choice: undefined };
    return told
      .again(choice)
      .finally(() => setWay((now) => (now.asked === asked ? { ...now, asked: over } : now)));
  };
  const { asked } = way;
  const reading = asked?.choice && asked.from === told ? asChosen(told.reading, asked.choice) : told.reading;
  return { reading, lastRead: told.reading, again };
}

export function changedBy(roster: RosterStore, entries: readonly RosterEntry[]): readonly Changed[] {
  const before = new Map(entries.map((entry) => [entry.key, entry]));
  const news = roster.keys().filter((key) => !before.has(key));
  return [
    ...entries.flatMap((entry) =>
      roster.entryOf(entry.key) === entry
        ? []
        : [{ key: entry.key, before: entry, after: roster.entryOf(entry.key) }],
    ),
    ...news.map((key) => ({ key, before: undefined, after: roster.entryOf(key) })),
  ];
}

/** Whether a row stands as it did before, which only undo brings about: what is written anew is another entry. */
export const isUndone = (roster: RosterStore, changed: readonly Changed[]): boolean =>
  stands(roster, changed, 'before');

/** Whether rows stand as something left them, or as they were before it. */
export const stands = (roster: RosterStore, changed: readonly Changed[], when: 'before' | 'after'): boolean =>
  changed.some((row) => row[when] !== undefined && roster.entryOf(row.key) === row[when]) ||
  (changed.length > 0 &&
    changed.every((row) => row[when] === undefined && roster.entryOf(row.key) === undefined));
