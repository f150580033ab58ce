import { type CellEdit, editLike } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';

/** What a new person begins with, as the sheet says. Nothing for who is there. */
export function carriedTo(roster: RosterStore, at: number): readonly CellEdit[] {
  const keys = roster.keys();
  const before = keys[at] === undefined ? roster.entryOf(keys.at(-1) ?? -1) : undefined;
  return before ? roster.sheet.carried.map((field) => editLike(before, field)) : [];
}
