import { columns, fieldAt, firstColumn, lastColumn, lastEntryColumn } from './columns.ts';

/** A key as it was pressed. */
export type Pressed = {
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly alt: boolean;
};

/** Where the cursor stands when a key is pressed. */
export type GridState = {
  readonly at: number;
  readonly column: number;
  /** The place of the empty row at the end. */
  readonly end: number;
  /** `typed`: begun by typing, so that arrows move on; `opened`: by F2 or a double click, so that they move in the text. */
  readonly editing: 'no' | 'typed' | 'opened';
  /** Where Enter goes back to after a run of Tabs. */
  readonly home: number;
};

/** What a key does. `leave` lets the browser move the focus out of the grid. */
export type GridAct =
  | { readonly act: 'go'; readonly at: number; readonly column: number; readonly keepsHome: boolean }
  | { readonly act: 'edit' | 'cancel' | 'clear' | 'undo' | 'redo' | 'addRow' | 'press' | 'choose' | 'leave' }
  | { readonly act: 'option'; readonly by: 1 | -1 };

/** What a key does in the grid, as in a spreadsheet; undefined when it only types. */
export function keyAct(pressed: Pressed, state: GridState): GridAct | undefined {
  if (pressed.ctrl) return withCtrl(pressed, state);
  if (pressed.key === 'Tab') return tab(pressed.shift, state);
  if (state.editing !== 'no') return whileEditing(pressed, state);
  if (pressed.alt) return pressed.key === 'ArrowDown' && fieldAt(state.column) ? { act: 'edit' } : undefined;
  return whileMoving(pressed, state);
}

const go = (at: number, column: number, { end }: GridState, keepsHome = false): GridAct => ({
  act: 'go',
  at: Math.max(0, Math.min(at, end)),
  column: Math.max(firstColumn, Math.min(column, lastColumn)),
  keepsHome,
});

function withCtrl({ key, shift }: Pressed, state: GridState): GridAct | undefined {
  if (key === 'Enter') return { act: 'addRow' };
  if (key === 'Home') return go(0, firstColumn, state);
  if (key === 'End') return go(state.end, firstColumn, state);
  if (state.editing !== 'no') return undefined;
  if (key === 'z' || key === 'Z') return { act: shift ? 'redo' : 'undo' };
  return key === 'y' || key === 'Y' ? { act: 'redo' } : undefined;
}

/** From cell to cell that is filled in, then to the next row. From the empty row at the end it leaves the grid, so nobody is caught in it. */
function tab(back: boolean, state: GridState): GridAct {
  const { at, column, end, editing } = state;
  if (back && column > firstColumn) return go(at, Math.min(column - 1, lastEntryColumn), state, true);
  if (back) return at === 0 ? { act: 'leave' } : go(at - 1, lastEntryColumn, state, true);
  if (at === end && editing === 'no') return { act: 'leave' };
  if (column < lastEntryColumn) return go(at, column + 1, state, true);
  return { act: 'go', at: at + 1, column: firstColumn, keepsHome: true };
}

function whileEditing({ key, shift, alt }: Pressed, state: GridState): GridAct | undefined {
  const isChoice = columns[state.column]?.kind === 'choice';
  if (key === 'Escape') return { act: 'cancel' };
  if (isChoice && key === 'ArrowDown') return { act: 'option', by: 1 };
  if (isChoice && key === 'ArrowUp') return { act: 'option', by: -1 };
  if (isChoice && key === 'Enter') return { act: 'choose' };
  if (key === 'Enter')
    return { act: 'go', at: Math.max(0, state.at + (shift ? -1 : 1)), column: state.home, keepsHome: true };
  if (state.editing === 'opened' || alt) return undefined;
  if (key === 'ArrowDown') return { act: 'go', at: state.at + 1, column: state.column, keepsHome: false };
  return key === 'ArrowUp' ? go(state.at - 1, state.column, state) : undefined;
}

function whileMoving({ key, shift }: Pressed, state: GridState): GridAct | undefined {
  const { at, column, home } = state;
  const isEntry = fieldAt(column) !== undefined;
  switch (key) {
    case 'ArrowDown':
      return go(at + 1, column, state);
    case 'ArrowUp':
      return go(at - 1, column, state);
    case 'ArrowRight':
      return go(at, column + 1, state);
    case 'ArrowLeft':
      return go(at, column - 1, state);
    case 'PageDown':
      return go(at + page_rows, column, state);
    case 'PageUp':
      return go(at - page_rows, column, state);
    case 'Home':
      return go(at, firstColumn, state);
    case 'End':
      return go(at, lastColumn, state);
    case 'Enter':
      return isEntry ? go(at + (shift ? -1 : 1), home, state, true) : { act: 'press' };
    case ' ':
      return isEntry ? undefined : { act: 'press' };
    case 'F2':
      return isEntry ? { act: 'edit' } : { act: 'press' };
    case 'Delete':
    case 'Backspace':
      return isEntry ? { act: 'clear' } : undefined;
    default:
      return undefined;
  }
}

const page_rows = 10;
