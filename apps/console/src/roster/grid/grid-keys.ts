import { type Columns, firstColumn, type ShownColumns } from '../store/columns.ts';

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
  /** The row among those that are shown. */
  readonly at: number;
  readonly column: number;
  /** The last row that is shown: the empty one at the end, where the whole list is shown. */
  readonly end: number;
  /** `typed`: begun by typing, so that arrows move on; `opened`: by F2 or a double click, so that they move in the text. */
  readonly editing: 'no' | 'typed' | 'opened';
  /** Where Enter goes back to after a run of Tabs. */
  readonly home: number;
  readonly columns: Pick<Columns, 'fieldAt' | 'isChoice'>;
  readonly shown: ShownColumns;
};

/** What a key does. `leave` lets the browser move the focus out of the grid. */
export type GridAct =
  | {
      readonly act: 'go' | 'mark';
      readonly at: number;
      readonly column: number;
      readonly keepsHome: boolean;
    }
  | {
      readonly act:
        | 'edit'
        | 'cancel'
        | 'clear'
        | 'undo'
        | 'redo'
        | 'addRow'
        | 'press'
        | 'choose'
        | 'leave'
        | 'fillDown';
    }
  | { readonly act: 'option'; readonly by: 1 | -1 };

/** What a key does in the grid, as in a spreadsheet; undefined when it only types. */
export function keyAct(pressed: Pressed, state: GridState): GridAct | undefined {
  if (pressed.ctrl) return withCtrl(pressed, state);
  if (pressed.key === 'Tab') return tab(pressed.shift, state);
  if (state.editing !== 'no') return whileEditing(pressed, state);
  if (pressed.alt)
    return pressed.key === 'ArrowDown' && state.columns.fieldAt(state.column) ? { act: 'edit' } : undefined;
  return whileMoving(pressed, state);
}

const lastOf = ({ shown }: GridState): number => shown.at(-1) ?? firstColumn;
const lastEntryOf = ({ shown, columns }: GridState): number =>
  shown.findLast((column) => columns.fieldAt(column) !== undefined) ?? firstColumn;

/** The shown column so many to the right; the cursor never stands in the row numbers. */
function beside({ column, shown }: GridState, by: 1 | -1): number {
  const open = shown.filter((one) => one >= firstColumn);
  return (by === 1 ? open.find((one) => one > column) : open.findLast((one) => one < column)) ?? column;
}

const go = (at: number, column: number, { end }: GridState, keepsHome = false): GridAct => ({
  act: 'go',
  at: Math.max(0, Math.min(at, end)),
  column,
  keepsHome,
});

const mark = (at: number, column: number, { end }: GridState): GridAct => ({
  act: 'mark',
  at: Math.max(0, Math.min(at, end)),
  column,
  keepsHome: true,
});

function withCtrl({ key, shift }: Pressed, state: GridState): GridAct | undefined {
  if (key === 'Enter') return { act: 'addRow' };
  if (state.editing === 'no' && shift && key === 'ArrowDown') return mark(state.end, state.column, state);
  if (state.editing === 'no' && shift && key === 'ArrowUp') return mark(0, state.column, state);
  if (key === 'Home') return go(0, firstColumn, state);
  if (key === 'End') return go(state.end, firstColumn, state);
  if (state.editing !== 'no') return undefined;
  if (key === 'd' || key === 'D') return { act: 'fillDown' };
  if (key === 'z' || key === 'Z') return { act: shift ? 'redo' : 'undo' };
  return key === 'y' || key === 'Y' ? { act: 'redo' } : undefined;
}

/** From cell to cell that is filled in, then to the next row. From the last row that is shown it leaves the grid, so nobody is caught in it. */
function tab(back: boolean, state: GridState): GridAct {
  const { at, column, end, editing } = state;
  const last = lastEntryOf(state);
  if (back && column > firstColumn) return go(at, Math.min(beside(state, -1), last), state, true);
  if (back) return at === 0 ? { act: 'leave' } : go(at - 1, last, state, true);
  if (at === end && editing === 'no') return { act: 'leave' };
  if (column < last) return go(at, beside(state, 1), state, true);
  return { act: 'go', at: at + 1, column: firstColumn, keepsHome: true };
}

function whileEditing({ key, shift, alt }: Pressed, state: GridState): GridAct | undefined {
  const isChoice = state.columns.isChoice(state.column);
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

/** Where a key that only moves goes to. */
function moved(key: string, state: GridState): { at: number; column: number } | undefined {
  const { at, column } = state;
  switch (key) {
    case 'ArrowDown':
      return { at: at + 1, column };
    case 'ArrowUp':
      return { at: at - 1, column };
    case 'ArrowRight':
      return { at, column: beside(state, 1) };
    case 'ArrowLeft':
      return { at, column: beside(state, -1) };
    case 'PageDown':
      return { at: at + page_rows, column };
    case 'PageUp':
      return { at: at - page_rows, column };
    case 'Home':
      return { at, column: firstColumn };
    case 'End':
      return { at, column: lastOf(state) };
    default:
      return undefined;
  }
}

function whileMoving({ key, shift }: Pressed, state: GridState): GridAct | undefined {
  const { at, column, home, columns } = state;
  const to = moved(key, state);
  if (to) return shift ? mark(to.at, to.column, state) : go(to.at, to.column, state);

  const isEntry = columns.fieldAt(column) !== undefined;
  switch (key) {
    case 'Enter':
      return isEntry ? go(at + (shift ? -1 : 1), home, state, true) : { act: 'press' };
    case ' ':
      return isEntry ? undefined : { act: 'press' };
    case 'F2':
      return isEntry ? { act: 'edit' } : { act: 'press' };
    case 'Delete':
    case 'Backspace':
      return isEntry ? { act: 'clear' } : undefined;
    case 'Escape':
      return { act: 'cancel' };
    default:
      return undefined;
  }
}

const page_rows = 10;
