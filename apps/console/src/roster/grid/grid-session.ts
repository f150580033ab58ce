import { type Choice, nextOpen } from '../choices/choice.ts';
import { firstColumn } from '../store/columns.ts';
import { insertRow, takeOut, tidied } from '../store/edits.ts';
import { applyFix, type FixScreen, gravest, mendCell } from '../findings/fixes.ts';
import { clear, fillDown } from './grid-blocks.ts';
import type { GridAct } from './grid-keys.ts';
import { placeShown, shownPlace } from '../store/lens.ts';
import { type EntryField, entryFields } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { type GridSession, idle, type RosterWays, stop } from './session.ts';

type To = { readonly at: number; readonly column: number; readonly keepsHome?: boolean };

/** Writes what stands in the input, or the choice, into the cell. */
export function commit(session: GridSession, choice?: Choice): void {
  const { roster, cursor, editing, input, shownAt } = session;
  if (editing.mode === 'no') return;
  const { at, column } = cursor.place();
  const field = roster.columns.fieldAt(column);
  const written = input.current?.value ?? '';
  const taken = choice ?? session.choices[editing.option];
  if (taken) mendCell(roster, at, taken.edit);
  else if (field && written !== shownAt(at, field))
    mendCell(roster, at, { field, text: tidied(roster, field, written) });
  stop(session);
}

/** A choice was pressed: it is taken, and where the next cell is a choice too, one goes on to it. */
export function choosePressed(session: GridSession, choice: Choice): void {
  const { cursor, roster } = session;
  commit(session, choice);
  const { at, column } = cursor.place();
  go(
    { ...session, editing: idle },
    { at, column: roster.columns.isChoice(column + 1) ? column + 1 : column },
  );
}

/** Begins to edit what a cell holds. */
export function open(session: GridSession): void {
  const { roster, cursor, input, setEditing, shownAt } = session;
  const { at, column } = cursor.place();
  const field = roster.columns.fieldAt(column);
  if (!field || !input.current) return;
  input.current.value = shownAt(at, field);
  // What comes into sight is for the grid to settle: the input may still lie over a cell that is far away.
  input.current.focus({ preventScroll: true });
  if (roster.columns.isChoice(column)) input.current.select();
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
  const field = roster.columns.fieldAt(column);
  if (key === undefined || !roster.view(key)?.judgement) return;
  roster.leave([key], at === to ? (field ? [field] : []) : entryFields);
}

/**
 * Goes to a cell and presses what it offers: the fix of a finding, the removal of its row.
 *
 * @param code the gravest finding when left out
 */
export function press(session: GridSession, { at, column }: To, code?: string): void {
  const { roster, cursor } = session;
  const here = cursor.place();
  if (here.at !== at || here.column !== column) go(session, { at, column });
  const key = roster.keys()[at];
  const view = key === undefined ? undefined : roster.view(key);
  if (key === undefined || !view) return;
  const kind = roster.columns.all[column]?.kind;
  if (kind === 'remove') return takeOut(roster, key);
  if (kind !== 'verdict') return;
  const first = view.shown.find((verdict) => verdict.code === code) ?? gravest(view.shown);
  const fix = first && roster.judging().fixOf(first, view);
  if (!fix) return;
  const openField = (field: EntryField) => {
    roster.columns.need([field]);
    cursor.go({ at, column: roster.columns.columnOf(field) });
    open(session);
  };
  applyFix(roster, { key, code: first.code, fix }, screenOf(session, openField));
}

/** What a fix leaves to the screen. */
export const screenOf = (ways: RosterWays, openField: FixScreen['open']): FixScreen => ({
  open: openField,
  start: ways.onStart,
  restore: ways.onRestore,
  forget: ways.onForget,
});

/** Does what a key stands for; false where the browser does it. */
export function perform(session: GridSession, act: GridAct): boolean {
  const { roster, cursor, editing, setEditing, choices } = session;
  const { at, column } = cursor.place();
  switch (act.act) {
    case 'go':
      go(session, { ...act, at: placeShown(roster.lens.places(), act.at, roster.keys().length) });
      return true;
    case 'mark':
      leave(session, -1);
      cursor.mark({
        at: placeShown(roster.lens.places(), act.at, roster.keys().length),
        column: act.column,
      });
      return true;
    case 'edit':
      open(session);
      return true;
    case 'cancel':
      cursor.go({});
      stop(session);
      return true;
    case 'clear':
      clear(session);
      return true;
    case 'fillDown':
      fillDown(session);
      return true;
    case 'undo':
    case 'redo':
      travel(session, act.act);
      return true;
    case 'addRow':
      addRow(session, at);
      return true;
    case 'press':
      press(session, { at, column });
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

function addRow(session: GridSession, at: number): void {
  const { roster, cursor } = session;
  commit(session);
  leave(session, at + 1);
  roster.lens.look(null);
  cursor.go({ at: insertRow(roster, at + 1), column: firstColumn });
}

/** One step back or forth, and there with the cursor. */
export function travel({ roster, cursor, say, text }: GridSession, way: 'undo' | 'redo'): void {
  const at = way === 'undo' ? roster.undo() : roster.redo();
  if (at === undefined) return;
  cursor.go({ at: Math.min(at, roster.keys().length) });
  say(text(way === 'undo' ? 'undone' : 'redone'));
}

/** Enter in a choice cell: takes the marked choice, or what the text can only mean; else it marks the first for a person to see. */
function choose(session: GridSession): void {
  const { cursor, editing, setEditing, choices, roster, input } = session;
  const { at, column } = cursor.place();
  const written = input.current?.value ?? '';
  const isUnchanged = editing.mode === 'opened' && editing.typed === '';
  const first = nextOpen(choices, -1, 1);
  if (
    editing.option >= 0 ||
    isMeant(roster, roster.columns.fieldAt(column), written) ||
    isUnchanged ||
    first < 0
  ) {
    const places = roster.lens.places();
    go(session, {
      at: placeShown(places, shownPlace(places, at) + 1, roster.keys().length),
      column,
      keepsHome: true,
    });
  } else setEditing({ ...editing, option: first });
}

/** Whether a text in a choice cell stands for one thing by itself. */
function isMeant(roster: RosterStore, field: EntryField | undefined, written: string): boolean {
  const { directory } = roster.judging();
  if (written.trim() === '') return true;
  if (field === 'work_company')
    return directory.companyOf({ work_company: written, work_company_id: null }) !== undefined;
  return (
    field === 'occupation' &&
    directory.occupationOf({ occupation: written, occupation_code: null }) !== undefined
  );
}
