import { useSyncExternalStore } from 'react';
import type { Cursor, Place } from './cursor.ts';
import type { RowView } from './judging.ts';
import type { RosterStore } from './roster-store.ts';
import type { RosterSummary } from './tally.ts';

// How components read the list: each hears of what it shows, and of nothing else.

export const useKeys = (roster: RosterStore): readonly number[] =>
  useSyncExternalStore(roster.subscribe, roster.keys);

export const useRowView = (roster: RosterStore, key: number): RowView | undefined =>
  useSyncExternalStore(roster.subscribeRow(key), () => roster.view(key));

export const useSummary = (roster: RosterStore): RosterSummary =>
  useSyncExternalStore(roster.subscribe, roster.summary);

export const useCanUndo = (roster: RosterStore): boolean =>
  useSyncExternalStore(roster.subscribe, roster.canUndo);

export const useCanRedo = (roster: RosterStore): boolean =>
  useSyncExternalStore(roster.subscribe, roster.canRedo);

export const usePlace = (cursor: Cursor): Place => useSyncExternalStore(cursor.subscribe, cursor.place);
