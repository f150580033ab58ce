import { useCallback, useSyncExternalStore } from 'react';
import type { RosterStore, RowView } from '../../roster/roster.tsx';

/** How a phrase of a source is tinted by what became of it. */
export type Tint = 'read' | 'asked' | 'gone';

/** The worst of some rows: one that is asked about counts for all of its line. */
export function tintOf(views: readonly (RowView | undefined)[]): Tint {
  const present = views.filter((view) => view !== undefined);
  if (present.length === 0) return 'gone';
  return present.some(isAskedAbout) ? 'asked' : 'read';
}

const isAskedAbout = ({ verdicts }: RowView): boolean => verdicts.some(({ level }) => level === 'error');

/** The tint of some rows as they stand. */
export function useTint(roster: RosterStore, keys: readonly number[]): Tint {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = keys.map((key) => roster.subscribeRow(key)(listener));
      return () => ends.forEach((end) => end());
    },
    [roster, keys],
  );
  return useSyncExternalStore(subscribe, () => tintOf(keys.map((key) => roster.view(key))));
}
