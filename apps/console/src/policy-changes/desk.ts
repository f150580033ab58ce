import type { Day } from '@app/domain/day';
import {
  createCursor,
  createRosterStore,
  type Cursor,
  type Judging,
  type RosterStore,
} from '../roster/roster.tsx';

/**
 * The list that is being written. It is kept in memory alone, since ID numbers are personal data: going to another page and back keeps it,
 * leaving the console asks first.
 */
export type Desk = {
  readonly roster: RosterStore;
  readonly cursor: Cursor;
  /** The draft that the server keeps of it, once it was checked there. */
  draft: (SavedDraft & { readonly entries: readonly object[] }) | undefined;
};

/** What the server keeps of a list, and what it was written for. */
export type SavedDraft = {
  readonly policy_change_id: number;
  readonly policy_id: number;
  readonly start_date: Day;
};

let desk: Desk | undefined;

/** The list that is being written, or a new one. */
export function openDesk(judging: Judging): Desk {
  if (!desk) {
    desk = { roster: createRosterStore(judging), cursor: createCursor(), draft: undefined };
    addEventListener('beforeunload', warnOfUnsaved);
  }
  return desk;
}

/** The list that belongs to a draft; undefined when it is not in memory any more. */
export const deskOf = (policy_change_id: number): Desk | undefined =>
  desk?.draft?.policy_change_id === policy_change_id ? desk : undefined;

/** How many persons stand in a list that is being written. */
export const headsOnDesk = (): number => desk?.roster.summary().heads ?? 0;

/** Forgets the list: it was submitted. */
export function closeDesk(): void {
  desk = undefined;
  removeEventListener('beforeunload', warnOfUnsaved);
}

/** Notes that the server keeps the rows as they stand. */
export function noteSaved(saved: Desk, draft: SavedDraft): void {
  saved.draft = { ...draft, entries: saved.roster.filled().map(({ entry }) => entry) };
}

/** Whether rows were written that the server does not keep. */
function isUnsaved({ roster, draft }: Desk): boolean {
  const filled = roster.filled();
  const saved = new Set(draft?.entries);
  return filled.length !== saved.size || filled.some(({ entry }) => !saved.has(entry));
}

function warnOfUnsaved(event: BeforeUnloadEvent): void {
  if (desk && isUnsaved(desk)) event.preventDefault();
}
