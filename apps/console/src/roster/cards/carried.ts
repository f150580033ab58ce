import { type CellEdit, editLike } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';

/** What a new person begins with: whoever types one after another mostly writes of one company and one work. Nothing for who is there. */
export function carriedTo(roster: RosterStore, at: number): readonly CellEdit[] {
  const keys = roster.keys();
  const before = keys[at] === undefined ? roster.entryOf(keys.at(-1) ?? -1) : undefined;
  return before ? [editLike(before, 'work_company'), editLike(before, 'occupation')] : [];
}
