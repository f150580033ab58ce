import { useSyncExternalStore } from 'react';
import type { RosterStore } from '../store/roster-store.ts';
import { readAlike } from './alike.ts';

/** How many rows are asked about for the same reason in the same words, whichever of them was looked at last. */
export const useAlike = (roster: RosterStore, key: number, asked: Parameters<typeof readAlike>[2]): number =>
  useSyncExternalStore(roster.subscribe, () => readAlike(roster, key, asked).length);
