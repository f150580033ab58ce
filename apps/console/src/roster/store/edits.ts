import { readDate } from '@app/domain/list/words/dates';
import { spokenDay } from '@app/domain/list/words/spoken-day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { askedDate } from './asked-date.ts';
import type { Patch } from './patches.ts';
import type { Block } from '../grid/paste.ts';
import {
  blankEntry,
  type CellEdit,
  edited,
  editLike,
  type EntryField,
  entryFields,
  isBlank,
  type RosterEntry,
} from './roster-row.ts';
import { recalled } from './recalled.ts';
import type { RosterStore } from './roster-store.ts';

// What a person does to the list, as patches. A place one past the end is the empty row that always stands there.

type RowPatch = Patch<RosterEntry>;

const entryAt = (roster: RosterStore, at: number): RosterEntry | undefined =>
  roster.entryOf(roster.keys()[at] ?? -1);

/** A typed text as a cell keeps it: a day in whatever notation or words (明天, 25号) as `YYYY-MM-DD`, anything else as it is. */
export function tidied(roster: RosterStore, field: EntryField, text: string): string {
  if (field !== 'start_date' && field !== 'end_date' && field !== 'birthday') return text;
  const today = shanghaiDay(roster.judging().now);
  return readDate(text, today) ?? (field === 'birthday' ? undefined : spokenDay(text, today)) ?? text;
}

/** Writes cells of one row; in the empty row at the end, this makes the row. */
export function writeCells(roster: RosterStore, at: number, edits: readonly CellEdit[]): void {
  const before = entryAt(roster, at);
  if (before) return void roster.change(exchange(at, before, edits.reduce(edited, before)));

  const after = edits.reduce(edited, blankEntry(roster.nextKey()));
  if (isBlank(after)) return;
  roster.takeKey();
  roster.change([{ at: roster.keys().length, before: null, after }]);
}

/** Writes a cell on, letter by letter: one step with the letters before. */
export function writeOn(roster: RosterStore, at: number, edit: CellEdit): void {
  const before = entryAt(roster, at);
  if (!before) return writeCells(roster, at, [edit]);
  const after = edited(before, edit);
  if (after !== before) roster.goOn({ at, before, after });
}

const exchange = (at: number, before: RosterEntry, after: RosterEntry): readonly RowPatch[] =>
  after === before ? [] : [{ at, before, after }];

/** Changes many rows, each in its own way, in one step. Returns how many it changed. */
export function writeRows(
  roster: RosterStore,
  keys: readonly number[],
  change: (entry: RosterEntry) => RosterEntry,
): number {
  const patches = keys.flatMap((key): readonly RowPatch[] => {
    const at = roster.placeOf(key);
    const before = roster.entryOf(key);
    return at === undefined || !before ? [] : exchange(at, before, change(before));
  });
  roster.change(patches);
  return patches.length;
}

/** Puts an empty row below; returns its place. */
export function insertRow(roster: RosterStore, at: number): number {
  const place = Math.min(at, roster.keys().length);
  roster.change([{ at: place, before: null, after: blankEntry(roster.takeKey()) }]);
  return place;
}

const takenOut = (roster: RosterStore, keys: readonly number[]): readonly RowPatch[] =>
  keys
    .flatMap((key) => roster.placeOf(key) ?? [])
    .toSorted((a, b) => b - a)
    .flatMap((at) => {
      const before = entryAt(roster, at);
      return before ? [{ at, before, after: null }] : [];
    });

/** Takes rows out, in one step. */
export const removeRows = (roster: RosterStore, keys: readonly number[]): void =>
  void roster.change(takenOut(roster, keys));

/** Takes a row out; one that somebody sent is left out first where its sender is told of that, so that nobody vanishes from the reply. */
export function takeOut(roster: RosterStore, key: number): void {
  const view = roster.view(key);
  const isTold = roster.sheet.tellsRemoved && view?.source != null && view.entry.intent?.kind !== 'out';
  if (isTold) writeRows(roster, [key], (entry) => ({ ...entry, intent: { kind: 'out', words: '', of: '' } }));
  else removeRows(roster, [key]);
}

/**
 * Puts persons at the end: one step. Returns the new rows' keys.
 *
 * @param sourceRows which rows of the list that came in the persons stood in, on which sheets, and which of them were hidden
 */
export function appendRows(
  roster: RosterStore,
  persons: readonly Partial<RosterEntry>[],
  {
    sourceRows = [],
    sourceSheets = [],
    sourceHidden = [],
  }: {
    readonly sourceRows?: readonly (number | null)[];
    readonly sourceSheets?: readonly (string | undefined)[];
    readonly sourceHidden?: readonly boolean[];
  } = {},
): readonly number[] {
  const end = roster.keys().length;
  const entries = persons.map((person): RosterEntry => {
    const key = roster.takeKey();
    return recalled({ ...blankEntry(key), ...person, key });
  });
  const keys = entries.map(({ key }) => key);
  roster.leave(keys, entryFields);
  roster.cite(
    keys.flatMap((key, at) => {
      const source_row = sourceRows[at] ?? null;
      if (source_row === null) return [];
      const source = { source_sheet: sourceSheets[at], source_hidden: sourceHidden[at] };
      return [[key, { source_row, ...source, asked_date: askedDate(persons[at]!) }] as const];
    }),
  );
  roster.change(entries.map((after, offset) => ({ at: end + offset, before: null, after })));
  return keys;
}

/** What became of a pasted block: as many rows as it had, and what found no place. */
export type PasteReport = { readonly rows: number; readonly replaced: number; readonly left_over: number };

/** Writes a block from a place on, to the right and down, making rows at the end: one step, all or nothing. */
export function pasteBlock(
  roster: RosterStore,
  place: {
    /** The places of the rows that take the block, in order; past them come new rows at the end. */
    readonly places: readonly number[];
    /** The fields that take its columns. */
    readonly fields: readonly EntryField[];
  },
  block: Block,
): PasteReport {
  const { places, fields } = place;
  let replaced = 0;
  let end = roster.keys().length;
  const written: number[] = [];
  const patches = block.flatMap((cells, offset): readonly RowPatch[] => {
    const edits = fields.flatMap((field, at): CellEdit[] => {
      const text = cells[at];
      return text === undefined ? [] : [{ field, text: tidied(roster, field, text) }];
    });
    const at = places[offset] ?? end;
    const before = entryAt(roster, at);
    if (!before) {
      const after = recalled(edits.reduce(edited, blankEntry(roster.takeKey())));
      written.push(after.key);
      return [{ at: end++, before: null, after }];
    }
    const after = recalled(edits.reduce(edited, before));
    written.push(after.key);
    replaced += edits.filter(({ field }) => before[field] !== '' && before[field] !== after[field]).length;
    return exchange(at, before, after);
  });
  roster.leave(written, fields.slice(0, widthOf(block)));
  roster.change(patches);
  return { rows: block.length, replaced, left_over: leftOver(block, fields.length) };
}

const widthOf = (block: Block): number => block.reduce((most, { length }) => Math.max(most, length), 0);

/** How many filled cells found no column. */
const leftOver = (block: Block, width: number): number =>
  block.reduce((total, cells) => total + cells.slice(width).filter((text) => text !== '').length, 0);

/** Gives rows the same in some fields as another row has. Returns how many it changed. */
export const fillLike = (
  roster: RosterStore,
  keys: readonly number[],
  { like, fields }: { readonly like: RosterEntry; readonly fields: readonly EntryField[] },
): number =>
  writeRows(roster, keys, (entry) =>
    fields.reduce((filled, field) => edited(filled, editLike(like, field)), entry),
  );
