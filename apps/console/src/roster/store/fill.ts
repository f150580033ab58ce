import { type CellEdit, edited, type RosterEntry } from './roster-row.ts';

/** Whose cells are filled: only those in which nothing stands, or everyone's. */
export type FillScope = 'empty' | 'all';

/** Writes the same into the cells of a row, as far as they are filled. Returns the row itself where nothing changes. */
export const filled = (entry: RosterEntry, edits: readonly CellEdit[], scope: FillScope): RosterEntry =>
  edits.filter(({ field }) => scope === 'all' || entry[field].trim() === '').reduce(edited, entry);
