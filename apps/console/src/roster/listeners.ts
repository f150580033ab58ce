type Listener = () => void;
type Subscribe = (listener: Listener) => () => void;

/** Who wants to know of which row. `subscribeTo(key)` is the same function each time, so React never subscribes twice. */
export type Listeners = {
  readonly subscribe: Subscribe;
  readonly subscribeTo: (key: number) => Subscribe;
  readonly changed: (key: number) => void;
  /** Tells all who wait, once, when a change is whole. */
  readonly tell: () => void;
};

export function createListeners(): Listeners {
  const all = new Set<Listener>();
  const byKey = new Map<number, { readonly set: Set<Listener>; readonly subscribe: Subscribe }>();
  const changed = new Set<number>();

  function rowOf(key: number) {
    const known = byKey.get(key);
    if (known) return known;

    const set = new Set<Listener>();
    const row = { set, subscribe: subscribeIn(set) };
    byKey.set(key, row);
    return row;
  }

  return {
    subscribe: subscribeIn(all),
    subscribeTo: (key) => rowOf(key).subscribe,
    changed: (key) => void changed.add(key),
    tell() {
      const told = [...changed];
      changed.clear();
      for (const key of told) for (const listener of byKey.get(key)?.set ?? []) listener();
      for (const listener of all) listener();
    },
  };
}

const subscribeIn =
  (set: Set<Listener>): Subscribe =>
  (listener) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
