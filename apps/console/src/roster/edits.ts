import type { Patch } from './patches.ts';
import { type Block, rowEdits } from './paste.ts';
import {
  blankEntry,
  type CellEdit,
  edited,
  type EntryField,
  entryFields,
  isBlank,
  type RosterEntry,
} from './roster-row.ts';
import type { RosterStore } from './roster-store.ts';

// What a person does to the list, as patches. A place one past the end is the empty row that always stands there.

type RowPatch = Patch<RosterEntry>;

const entryAt = (roster: RosterStore, at: number): RosterEntry | undefined =>
  roster.entryOf(roster.keys()[at] ?? -1);

/** Writes cells of one row; in the empty row at the end, this makes the row. */
export function writeCells(roster: RosterStore, at: number, edits: readonly CellEdit[]): void {
  const before = entryAt(roster, at);
  if (before) return void roster.change(exchange(at, before, edits.reduce(edited, before)));

  const after = edits.reduce(edited, blankEntry(roster.nextKey()));
  if (isBlank(after)) return;
  roster.takeKey();
  roster.change([{ at: roster.keys().length, before: null, after }]);
}

const exchange = (at: number, before: RosterEntry, after: RosterEntry): readonly RowPatch[] =>
  after === before ? [] : [{ at, before, after }];

/** Puts an empty row below; returns its place. */
export function insertRow(roster: RosterStore, at: number): number {
  const place = Math.min(at, roster.keys().length);
  roster.change([{ at: place, before: null, after: blankEntry(roster.takeKey()) }]);
  return place;
}

/** Takes rows out, in one step. */
export function removeRows(roster: RosterStore, keys: readonly number[]): void {
  const places = keys.flatMap((key) => roster.placeOf(key) ?? []).toSorted((a, b) => b - a);
  roster.change(
    places.flatMap((at) => {
      const before = entryAt(roster, at);
      return before ? [{ at, before, after: null }] : [];
    }),
  );
}

/** What became of a pasted block: as many rows as it had, and what found no place. */
export type PasteReport = { readonly rows: number; readonly replaced: number; readonly left_over: number };

/** Writes a block from a cell on, to the right and down, making rows at the end: one step, all or nothing. */
export function pasteBlock(
  roster: RosterStore,
  place: { readonly at: number; readonly field: EntryField },
  block: Block,
): PasteReport {
  const pasted = block.map((cells) => rowEdits(cells, place.field));
  let replaced = 0;
  const patches = pasted.flatMap(({ edits }, offset): readonly RowPatch[] => {
    const at = place.at + offset;
    const before = entryAt(roster, at);
    if (!before) return [{ at, before: null, after: edits.reduce(edited, blankEntry(roster.takeKey())) }];

    const after = edits.reduce(edited, before);
    replaced += edits.filter(({ field }) => before[field] !== '' && before[field] !== after[field]).length;
    return exchange(at, before, after);
  });
  roster.change(patches);
  const keys = roster.keys().slice(place.at, place.at + block.length);
  const width = Math.max(...pasted.map(({ edits }) => edits.length));
  roster.leave(keys, entryFields.slice(entryFields.indexOf(place.field)).slice(0, width));
  const left_over = pasted.reduce((total, row) => total + row.left_over, 0);
  return { rows: block.length, replaced, left_over };
}
