import { firstColumn } from './columns.ts';

/** Where a person is in the list. `asked` grows when something outside wants the focus to go there. */
export type Place = { readonly at: number; readonly column: number; readonly asked: number };

export type Cursor = {
  readonly place: () => Place;
  readonly go: (to: { readonly at?: number; readonly column?: number }) => void;
  /** As `go`, and takes the focus there. */
  readonly ask: (to: { readonly at?: number; readonly column?: number }) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Kept outside of React, so that grid, cards and the list of problems stand at the same person. */
export function createCursor(): Cursor {
  let place: Place = { at: 0, column: firstColumn, asked: 0 };
  const listeners = new Set<() => void>();

  function set(next: Place): void {
    const same = next.at === place.at && next.column === place.column && next.asked === place.asked;
    if (same) return;
    place = next;
    for (const listener of listeners) listener();
  }

  return {
    place: () => place,
    go: (to) => set({ ...place, ...to }),
    ask: (to) => set({ ...place, ...to, asked: place.asked + 1 }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
