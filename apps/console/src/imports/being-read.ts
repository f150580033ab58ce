import { useRef } from 'react';
import type { RosterEntry } from '../roster/roster.tsx';
import type { OpenList } from './open-list.ts';

/** A stored list while the server reads it anew, perhaps several times in a row: till then it takes no rows. */
export function useBeingRead({ roster, keeper }: OpenList) {
  const current = useRef<{ readonly rows: ReadonlyMap<number, RosterEntry>; readonly end: () => void }>(null);
  return {
    isOn: (): boolean => current.current !== null,
    /** @returns its rows as they were stored before it began */
    begin: (): ReadonlyMap<number, RosterEntry> =>
      (current.current ??= {
        rows: new Map(roster.entries().map((entry) => [entry.key, entry])),
        end: keeper.hold(),
      }).rows,
    /** What was typed meanwhile is stored from now on. */
    end(): void {
      current.current?.end();
      current.current = null;
    },
  };
}
