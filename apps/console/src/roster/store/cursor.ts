import { createListeners } from '../../platform/listeners.ts';
import { firstColumn } from './columns.ts';

/** A cell: the place of its row in the list, and its column. */
type CellPlace = { readonly at: number; readonly column: number };

/** Where a person is in the list. `asked` grows when something outside wants the focus to go there. */
export type Place = CellPlace & {
  readonly asked: number;
  /** Whether the cell is wanted open, ready to be written in or chosen for. */
  readonly isToOpen: boolean;
  /** The other corner of the cells that are marked; null when only the cursor's own is. */
  readonly anchor: CellPlace | null;
};

type To = { readonly at?: number; readonly column?: number };

export type Cursor = {
  readonly place: () => Place;
  readonly go: (to: To) => void;
  /** As `go`, and takes the focus there. */
  readonly ask: (to: To) => void;
  /** As `ask`, and opens the cell there. */
  readonly open: (to: To) => void;
  /** Marks the cells between where the marking began, or the cursor stands, and another cell, and goes there. */
  readonly mark: (to: To) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Kept outside of React, so that grid, cards and the list of problems stand at the same person. */
export function createCursor(): Cursor {
  let place: Place = { at: 0, column: firstColumn, asked: 0, isToOpen: false, anchor: null };
  const { subscribe, tell } = createListeners();

  function set(next: Place): void {
    const same =
      next.at === place.at &&
      next.column === place.column &&
      next.asked === place.asked &&
      next.isToOpen === place.isToOpen &&
      next.anchor === place.anchor;
    if (same) return;
    place = next;
    tell();
  }

  return {
    place: () => place,
    go: (to) => set({ ...place, ...to, isToOpen: false, anchor: null }),
    ask: (to) => set({ ...place, ...to, isToOpen: false, anchor: null, asked: place.asked + 1 }),
    open: (to) => set({ ...place, ...to, isToOpen: true, anchor: null, asked: place.asked + 1 }),
    mark: (to) =>
      set({
        ...place,
        ...to,
        isToOpen: false,
        anchor: place.anchor ?? { at: place.at, column: place.column },
      }),
    subscribe,
  };
}

/** The marked cells as first and last row and column; the cursor's cell alone when nothing is marked. */
export type Marked = {
  readonly top: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
};

export function markedBy({ at, column, anchor }: Pick<Place, 'at' | 'column' | 'anchor'>): Marked {
  const other = anchor ?? { at, column };
  return {
    top: Math.min(at, other.at),
    end: Math.max(at, other.at),
    from: Math.min(column, other.column),
    to: Math.max(column, other.column),
  };
}
