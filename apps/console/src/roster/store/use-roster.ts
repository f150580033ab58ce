import { useSyncExternalStore } from 'react';
import type { ShownColumns } from './columns.ts';
import type { Cursor, Place } from './cursor.ts';
import type { RowView } from './row-view.ts';
import type { Looking } from './lens.ts';
import type { Offer, RosterStore } from './roster-store.ts';
import type { RosterSummary } from './tally.ts';

// How components read the list: each hears of what it shows, and of nothing else.

export const useKeys = (roster: RosterStore): readonly number[] =>
  useSyncExternalStore(roster.subscribe, roster.keys);

export const useRowView = (roster: RosterStore, key: number): RowView | undefined =>
  useSyncExternalStore(roster.subscribeRow(key), () => roster.view(key));

export const useSummary = (roster: RosterStore): RosterSummary =>
  useSyncExternalStore(roster.subscribe, roster.summary);

/** A number that is told from the rows, whichever of them was looked at last. */
export const useCount = (roster: RosterStore, count: () => number): number =>
  useSyncExternalStore(roster.subscribe, count);

export const useOffer = (roster: RosterStore): Offer | null =>
  useSyncExternalStore(roster.subscribe, roster.offer);

export const useCanUndo = (roster: RosterStore): boolean =>
  useSyncExternalStore(roster.subscribe, roster.canUndo);

export const useCanRedo = (roster: RosterStore): boolean =>
  useSyncExternalStore(roster.subscribe, roster.canRedo);

export const usePlace = (cursor: Cursor): Place => useSyncExternalStore(cursor.subscribe, cursor.place);

export const useColumns = ({ columns }: RosterStore): ShownColumns =>
  useSyncExternalStore(columns.subscribe, columns.shown);

export const useLooking = ({ lens }: RosterStore): Looking | null =>
  useSyncExternalStore(lens.subscribe, lens.looking);

/** The places of the rows that are shown; null while all are. */
export function useShownPlaces({ lens, subscribe }: RosterStore): readonly number[] | null {
  useSyncExternalStore(lens.subscribe, lens.looking);
  return useSyncExternalStore(subscribe, lens.places);
}
