import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { copied, paste } from './grid-blocks.ts';
import { keyAct } from './grid-keys.ts';
import { commit, go, leave, open, perform, press } from './grid-session.ts';
import { shownPlace } from '../store/lens.ts';
import { isBlock, writeBlock } from './paste.ts';
import type { GridSession } from './session.ts';

/**
 * What the grid does on what a person does with keyboard, clipboard and pointer.
 *
 * @param home the column that Enter goes back to
 */
export function useGridEvents(session: GridSession, home: number) {
  const { roster, cursor, editing } = session;
  const isEditing = editing.mode !== 'no';

  return {
    onKeyDown(event: KeyboardEvent) {
      // While an input method composes, every key is its own.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      const { key, shiftKey: shift, ctrlKey, metaKey, altKey: alt } = event;
      const { at, column } = cursor.place();
      const places = roster.lens.places();
      const state = {
        at: shownPlace(places, at),
        column,
        end: places ? Math.max(0, places.length - 1) : roster.keys().length,
        editing: editing.mode,
        home,
        columns: roster.columns,
        shown: roster.columns.shown(),
      };
      const act = keyAct({ key, shift, ctrl: ctrlKey || metaKey, alt }, state);
      if (act && perform(session, act)) event.preventDefault();
    },
    onPaste(event: ClipboardEvent) {
      const pasted = event.clipboardData.getData('text/plain');
      if (isEditing && !isBlock(pasted)) return;
      event.preventDefault();
      paste(session, pasted);
    },
    onCopy(event: ClipboardEvent) {
      if (isEditing || !roster.columns.fieldAt(cursor.place().column)) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeBlock(copied(session)));
    },
    onBlur() {
      commit(session);
      leave(session, cursor.place().at);
    },
    onMouseDown: (event: MouseEvent) => pointAt(session, event),
    onClick(event: MouseEvent) {
      const button = buttonOf(event.target);
      const cell = button && cellOf(button);
      if (cell) press(session, cell, button.dataset['press']);
    },
  };
}

/** The first press on a cell goes there, the second in a row opens it; with Shift it marks up to there. */
function pointAt(session: GridSession, event: MouseEvent): void {
  const { cursor, input, editing } = session;
  const isEditing = editing.mode !== 'no';
  if (event.target === input.current && isEditing) return;
  // The press would take the focus out of the input. Nothing may scroll meanwhile: the button under the pointer would be missed.
  event.preventDefault();
  input.current?.focus({ preventScroll: true });
  const cell = cellOf(event.target);
  if (!cell || buttonOf(event.target)) return;
  const { at, column } = cursor.place();
  if (event.shiftKey) {
    commit(session);
    cursor.mark(cell);
  } else if (cell.at !== at || cell.column !== column) go(session, cell);
  else if (!isEditing && event.detail === 2) open(session);
}

/** What a cell offers, where a press is on it: that is done by the click, and the cursor goes there with it. */
const buttonOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null;

function cellOf(target: EventTarget): { at: number; column: number } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-at]');
  return cell && row ? { at: Number(row.dataset['at']), column: Number(cell.dataset['column']) } : undefined;
}
