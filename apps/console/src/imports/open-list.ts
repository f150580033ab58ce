import {
  createCursor,
  createRosterStore,
  type Cursor,
  type Judging,
  type RosterStore,
} from '../roster/roster.tsx';
import { createKeeper, type Keeper } from './keeper.ts';

/** A list that is being written, where one is in it, and who stores it. ID numbers are personal data: nothing of it is kept on the device. */
export type OpenList = { readonly roster: RosterStore; readonly cursor: Cursor; readonly keeper: Keeper };

/** @returns an empty list */
export function createOpenList(judging: Judging): OpenList {
  const roster = createRosterStore(judging);
  return { roster, cursor: createCursor(), keeper: createKeeper(roster) };
}

/** The lists that were insured, in part or whole, since a page that shows them last looked. */
const moved = new Set<number>();

/** Notes that rows of a stored list have gone into a change, or were edited by somebody else: whoever shows it must read it anew. */
export const noteMoved = (import_job_id: number): void => void moved.add(import_job_id);

/** Whether a stored list must be read anew; asked once. */
export const takeMoved = (import_job_id: number): boolean => moved.delete(import_job_id);
