import type { Day } from '@app/domain/day';
import { useSyncExternalStore } from 'react';
import type { Cursor } from './cursor.ts';
import { RosterCards } from './roster-cards.tsx';
import { RosterGrid } from './roster-grid.tsx';
import type { RosterStore } from './roster-store.ts';
import { RowDetail } from './row-detail.tsx';

// The door of the roster workbench: lists of persons that are written, judged and priced live.

export { Calculation } from './calculation.tsx';
export { createCursor, type Cursor } from './cursor.ts';
export { createDirectory, type OccupationChoice } from './directory.ts';
export type { Judging } from './judging.ts';
export { jumpToFinding } from './jump.ts';
export { createRosterStore, type RosterStore } from './roster-store.ts';
export { entryFields } from './roster-row.ts';
export type { ServerMark } from './row-notes.ts';
export type { RosterSummary } from './tally.ts';
export { useSummary } from './use-roster.ts';
export { kindOf } from './verdict-cell.tsx';
export { rosterWords } from './words/words.ts';

/** The list of persons: a grid, or on a phone one person at a time, over the same rows and at the same place. */
export function Roster({
  roster,
  cursor,
  onStart,
}: {
  roster: RosterStore;
  cursor: Cursor;
  /** A finding can be mended by another start of the whole change. */
  onStart: (day: Day) => void;
}) {
  const isPhone = useSyncExternalStore(subscribe, () => phone.matches);
  if (isPhone) return <RosterCards roster={roster} cursor={cursor} onStart={onStart} />;
  return (
    <>
      <RosterGrid roster={roster} cursor={cursor} onStart={onStart} />
      <RowDetail roster={roster} cursor={cursor} onStart={onStart} />
    </>
  );
}

const phone = matchMedia('(max-width: 767px)');

function subscribe(listener: () => void) {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}
