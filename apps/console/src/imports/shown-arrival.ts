import { useState, useSyncExternalStore } from 'react';
import type { RosterEntry, RosterStore } from '../roster/roster.tsx';
import type { ReadingChoice } from './file-list.ts';
import { asChosen, type Reading } from './reading.ts';

/** A list that came in: what was made of it, and how to have it read in another way, which ends once that is done or was not. */
export type Arrival = {
  readonly reading: Reading;
  readonly again: (choice: ReadingChoice) => Promise<void>;
  /** The reading in whose place it stands, and the rows that it changed; null where the list was read for the first time. */
  readonly anew: { readonly from: Arrival; readonly changed: readonly Changed[] } | null;
};

export type Changed = {
  readonly key: number;
  readonly before: RosterEntry | undefined;
  readonly after: RosterEntry | undefined;
};

type Rows = Pick<RosterStore, 'entryOf'>;

/** Another reading that is under way, and how the list is to be read. */
type Asked = { readonly from: Arrival; readonly choice: ReadingChoice };

/** What is told of a list that came in: of its last reading that was not undone. What was chosen shows at once, so that the next choice is made with it. */
export function useShownArrival(
  arrival: Arrival,
  roster: RosterStore,
): Pick<Arrival, 'reading' | 'again'> & { readonly lastRead: Reading } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const told = useSyncExternalStore(roster.subscribe, () => standing(arrival, roster));
  const again: Arrival['again'] = (choice) => {
    const now = { from: told, choice };
    setAsked(now);
    return told.again(choice).finally(() => setAsked((last) => (last === now ? null : last)));
  };
  const isOfThis = asked !== null && firstOf(asked.from) === firstOf(told);
  const reading = isOfThis ? asChosen(told.reading, asked.choice) : told.reading;
  return { reading, lastRead: told.reading, again };
}

/** Of a list's readings the last that was not undone. */
export function standing(arrival: Arrival, rows: Rows): Arrival {
  const { anew } = arrival;
  if (!anew) return arrival;
  const before = standing(anew.from, rows);
  // Where an earlier one is undone, so are all that were made of it.
  return before !== anew.from || isUndone(rows, anew.changed) ? before : arrival;
}

const firstOf = (arrival: Arrival): Arrival => (arrival.anew ? firstOf(arrival.anew.from) : arrival);

/**
 * What another reading stands in the place of, and what it did to the rows.
 *
 * @param before the rows just before it was put in its place
 */
export function readAnew(
  last: Arrival,
  before: readonly RosterEntry[],
  roster: RosterStore,
): NonNullable<Arrival['anew']> {
  const entries = new Map(before.map((entry) => [entry.key, entry]));
  const from = standing(last, { entryOf: (key) => entries.get(key) });
  return { from, changed: changedBy(roster, before) };
}

function changedBy(roster: RosterStore, entries: readonly RosterEntry[]): readonly Changed[] {
  const before = new Set(entries.map(({ key }) => key));
  const news = roster.keys().filter((key) => !before.has(key));
  return [
    ...entries.flatMap((entry) => {
      const after = roster.entryOf(entry.key);
      return after === entry ? [] : [{ key: entry.key, before: entry, after }];
    }),
    ...news.map((key) => ({ key, before: undefined, after: roster.entryOf(key) })),
  ];
}

/** Whether rows stand as they did before, which only undo brings about: what is written anew is another entry. */
export const isUndone = (rows: Rows, changed: readonly Changed[]): boolean => stands(rows, changed, 'before');

/** Whether rows stand as something left them, or as they were before it. */
export const stands = (rows: Rows, changed: readonly Changed[], when: 'before' | 'after'): boolean =>
  changed.some((row) => row[when] !== undefined && rows.entryOf(row.key) === row[when]) ||
  (changed.length > 0 &&
    changed.every((row) => row[when] === undefined && rows.entryOf(row.key) === undefined));
