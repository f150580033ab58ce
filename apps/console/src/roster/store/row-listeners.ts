import { createListeners, type Listeners } from '../../platform/listeners.ts';

/** Who wants to know of which row, and who of the whole list. */
export type RowListeners = {
  readonly subscribe: Listeners['subscribe'];
  readonly subscribeTo: (key: number) => Listeners['subscribe'];
  readonly changed: (key: number) => void;
  /** Tells all who wait, once, when a change is whole. */
  readonly tell: () => void;
};

export function createRowListeners(): RowListeners {
  const ofList = createListeners();
  const ofRows = new Map<number, Listeners>();
  const changed = new Set<number>();

  function ofRow(key: number): Listeners {
    const listeners = ofRows.get(key) ?? createListeners();
    ofRows.set(key, listeners);
    return listeners;
  }

  return {
    subscribe: ofList.subscribe,
    subscribeTo: (key) => ofRow(key).subscribe,
    changed: (key) => void changed.add(key),
    tell() {
      const told = [...changed];
      changed.clear();
      for (const key of told) ofRows.get(key)?.tell();
      ofList.tell();
    },
  };
}
