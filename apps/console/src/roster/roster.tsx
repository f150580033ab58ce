import { type ReactNode, Suspense, useSyncExternalStore, useEffect } from 'react';
import { ChoiceList } from './choices/choices-shown.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import type { Cursor } from './store/cursor.ts';
import { RosterGrid } from './grid/roster-grid.tsx';
import type { RosterStore } from './store/roster-store.ts';
import type { RosterWays } from './grid/session.ts';

// The door of the roster workbench: lists of persons that are written, judged and priced live.

export { createCursor, type Cursor } from './store/cursor.ts';
export { askedDate } from './store/asked-date.ts';
export { appendRows, removeRows, tidied, writeRows } from './store/edits.ts';
export { perRevision } from './store/per-revision.ts';
export { recalled, rememberCopied } from './store/recalled.ts';
export type { RowView } from './store/row-view.ts';
export { readAlike } from './findings/alike.ts';
export { takeAllAlike } from './findings/fixes.ts';
export { sentences } from './words/verdict-words.ts';
export { jumpToFinding } from './findings/jump.ts';
export { createRosterStore, type RosterStore } from './store/roster-store.ts';
export {
  blankEntry,
  type CellEdit,
  edited,
  type EntryField,
  entryFields,
  isBlank,
  isMasked,
  type RosterEntry,
} from './store/roster-row.ts';
export { columnsOf, endColumns, entryColumn, numberColumn } from './store/columns.ts';
export type { Choice } from './choices/choice.ts';
export { fixedChoices } from './choices/fixed-choices.ts';
export type { Fix } from './findings/fix.ts';
export { genderOf, idTypeOf, idTypes } from './store/id-types.ts';
export { type ChoosingRow, type Judging, type Sheet, useRosterText, type Wording } from './sheet.ts';
export type { RosterWays } from './grid/session.ts';
export { type RosterSummary, settledIn, startersIn, toldIn } from './store/tally.ts';
export { useKeys, useLooking, usePlace, useSummary } from './store/use-roster.ts';
export { IsAsked } from './findings/ready-mark.tsx';
export { kindOf } from './findings/verdict-cell.tsx';
export { rosterWords } from './words/words.ts';

/** Only a phone fetches them. */
const RosterCards = lazyPage(async () => (await import('./cards/roster-cards.tsx')).RosterCards);

/** Stands beside the grid, which is there first. */
const RowDetail = lazyPage(async () => (await import('./findings/row-detail.tsx')).RowDetail);

type OfRoster = RosterWays & { readonly roster: RosterStore; readonly cursor: Cursor };

/**
 * The list of persons: a grid, or on a phone one person at a time, over the same rows and at the same place.
 *
 * @param tools the page's own, before those of the list
 * @param between stands between the tools and the list
 */
export function Roster({
  tools,
  between,
  ...rest
}: OfRoster & { readonly tools: ReactNode; readonly between: ReactNode }) {
  const isPhone = useIsPhone();
  useEffect(() => void ChoiceList.preload(), []);
  if (!isPhone) return <RosterGrid {...rest} tools={tools} between={between} />;
  return (
    <>
      {tools}
      {between}
      <Suspense>
        <RosterCards {...rest} />
      </Suspense>
    </>
  );
}

/** All that is to be said of the row at the cursor; on a phone its card says it. */
export function RowAtCursor(props: OfRoster) {
  const isPhone = useIsPhone();
  return <Suspense>{!isPhone && <RowDetail {...props} />}</Suspense>;
}

const phone = () => matchMedia('(max-width: 767px)');

const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone().matches);

function subscribe(listener: () => void) {
  const query = phone();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
