import { rows_max } from '@app/contract/policy-changes';
import type { Day } from '@app/domain/day';
import type { RefObject } from 'react';
import { type Choice, nextOpen } from './choices.ts';
import { columnOf, columns, fieldAt } from './columns.ts';
import type { Cursor } from './cursor.ts';
import { insertRow, pasteBlock, removeRows, writeCells } from './edits.ts';
import { applyFix, fixOf, gravest } from './fixes.ts';
import type { GridAct } from './grid-keys.ts';
import { readBlock } from './paste.ts';
import { type EntryField, entryFields } from './roster-row.ts';
import type { RosterStore } from './roster-store.ts';
import type { RosterText } from './row-words.ts';

/** What is being written: how it began, what was typed since, and which choice Enter takes. */
export type Editing = {
  readonly mode: 'no' | 'typed' | 'opened';
  readonly typed: string;
  readonly option: number;
};

export const idle: Editing = { mode: 'no', typed: '', option: -1 };

/** The grid at the moment of an event: what is done to it goes through here. */
export type GridSession = {
  readonly roster: RosterStore;
  readonly cursor: Cursor;
  /** Holds the focus all the time, so that an input method can begin in any cell. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly editing: Editing;
  readonly setEditing: (editing: Editing) => void;
  /** What a text finds in the list of the active cell. */
  readonly find: (typed: string) => readonly Choice[];
  /** What the typed text finds in the list of a choice cell. */
  readonly choices: readonly Choice[];
  readonly setHome: (column: number) => void;
  readonly say: (sentence: string) => void;
  readonly onStart: (day: Day) => void;
  readonly shownAt: (at: number, field: EntryField) => string;
  readonly text: RosterText;
};

type To = { readonly at: number; readonly column: number; readonly keepsHome?: boolean };

/** Writes what stands in the input, or the choice, into the cell. */
export function commit(session: GridSession, choice?: Choice): void {
  const { roster, cursor, editing, input, shownAt } = session;
  if (editing.mode === 'no') return;
  const { at, column } = cursor.place();
  const field = fieldAt(column);
  const written = input.current?.value ?? '';
  const taken = choice ?? session.choices[editing.option];
  if (taken) writeCells(roster, at, [taken.edit]);
  else if (field && written !== shownAt(at, field)) writeCells(roster, at, [{ field, text: written }]);
  stop(session);
}

/** A choice was pressed: it is taken, and from the work company one goes on to the work type. */
export function choosePressed(session: GridSession, choice: Choice): void {
  const { cursor } = session;
  commit(session, choice);
  const { at, column } = cursor.place();
  go({ ...session, editing: idle }, { at, column: fieldAt(column) === 'work_company' ? column + 1 : column });
}

function stop({ input, setEditing }: GridSession): void {
  if (input.current) input.current.value = '';
  setEditing(idle);
}

/** Begins to edit what a cell holds. */
export function open(session: GridSession): void {
  const { cursor, input, setEditing, shownAt } = session;
  const { at, column } = cursor.place();
  const field = fieldAt(column);
  if (!field || !input.current) return;
  input.current.value = shownAt(at, field);
  input.current.focus();
  if (columns[column]?.kind === 'choice') input.current.select();
  setEditing({ mode: 'opened', typed: '', option: -1 });
}

/** Goes to another cell; the one that is left is judged from now on, and with the last of a row the whole row. */
export function go(session: GridSession, { at, column, keepsHome = false }: To): void {
  const { roster, cursor, setHome } = session;
  commit(session);
  leave(session, at);
  cursor.go({ at: Math.min(at, roster.keys().length), column });
  if (!keepsHome) setHome(column);
}

/** Notes what was left when the cursor goes to a row. */
export function leave({ roster, cursor }: GridSession, to: number): void {
  const { at, column } = cursor.place();
  const key = roster.keys()[at];
  const field = fieldAt(column);
  if (key === undefined || !roster.view(key)?.judgement) return;
  roster.leave([key], at === to ? (field ? [field] : []) : entryFields);
}

/** Presses what a cell offers: the fix of its finding, the removal of its row. */
export function press(session: GridSession, at: number, column: number): void {
  const { roster, cursor, onStart } = session;
  const key = roster.keys()[at];
  const view = key === undefined ? undefined : roster.view(key);
  if (key === undefined || !view) return;
  if (columns[column]?.kind === 'remove') removeRows(roster, [key]);
  const first = columns[column]?.kind === 'verdict' ? gravest(view.shown) : undefined;
  const fix = first && fixOf(first, view);
  if (!fix) return;
  const openField = (field: EntryField) => {
    cursor.go({ at, column: columnOf(field) });
    open(session);
  };
  applyFix(roster, key, fix, { open: openField, start: onStart });
}

/** Writes a pasted block from the cursor on and says what became of it. */
export function paste(session: GridSession, pasted: string): void {
  const { roster, cursor, say, text } = session;
  const { at, column } = cursor.place();
  const field = fieldAt(column);
  if (!field) return;
  const block = readBlock(pasted);
  if (at + block.length > rows_max) return say(text('tooManyRows', { max: rows_max }));

  stop(session);
  const { rows, replaced, left_over } = pasteBlock(roster, { at, field }, block);
  say(
    [
      text('pasted', { count: rows }),
      replaced > 0 ? text('replaced', { count: replaced }) : '',
      left_over > 0 ? text('leftOver', { count: left_over }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** Does what a key stands for; false where the browser does it. */
export function perform(session: GridSession, act: GridAct): boolean {
  const { roster, cursor, editing, setEditing, choices } = session;
  const { at, column } = cursor.place();
  switch (act.act) {
    case 'go':
      go(session, act);
      return true;
    case 'edit':
      open(session);
      return true;
    case 'cancel':
      stop(session);
      return true;
    case 'clear':
      clear(session, at, column);
      return true;
    case 'undo':
    case 'redo':
      travel(session, act.act);
      return true;
    case 'addRow':
      commit(session);
      leave(session, at + 1);
      cursor.go({ at: insertRow(roster, at + 1), column: columnOf('name') });
      return true;
    case 'press':
      press(session, at, column);
      return true;
    case 'option':
      setEditing({ ...editing, option: nextOpen(choices, editing.option, act.by) });
      return true;
    case 'choose':
      choose(session);
      return true;
    case 'leave':
      commit(session);
      leave(session, -1);
      return false;
  }
}

/** One step back or forth, and there with the cursor. */
export function travel({ roster, cursor, say, text }: GridSession, way: 'undo' | 'redo'): void {
  const at = way === 'undo' ? roster.undo() : roster.redo();
  if (at === undefined) return;
  cursor.go({ at: Math.min(at, roster.keys().length) });
  say(text(way === 'undo' ? 'undone' : 'redone'));
}

function clear({ roster }: GridSession, at: number, column: number): void {
  const field = fieldAt(column);
  if (field && at < roster.keys().length) writeCells(roster, at, [{ field, text: '' }]);
}

/** Enter in a choice cell: takes the marked choice, or what the text can only mean; else it marks the first for a person to see. */
function choose(session: GridSession): void {
  const { cursor, editing, setEditing, choices, roster, input } = session;
  const { at, column } = cursor.place();
  const written = input.current?.value ?? '';
  const { directory } = roster.judging();
  const isMeant =
    written.trim() === '' ||
    (fieldAt(column) === 'work_company'
      ? directory.companyOf({ work_company: written, work_company_id: null })
      : directory.occupationOf({ occupation: written, occupation_code: null })) !== undefined;
  const isUnchanged = editing.mode === 'opened' && editing.typed === '';
  const first = nextOpen(choices, -1, 1);
  if (editing.option >= 0 || isMeant || isUnchanged || first < 0)
    go(session, { at: at + 1, column, keepsHome: true });
  else setEditing({ ...editing, option: first });
}
