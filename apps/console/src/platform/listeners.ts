type Listener = () => void;

/** Who wants to know when something that is kept outside of React changes. */
export type Listeners = {
  /** The same function each time, so that React never subscribes twice. */
  readonly subscribe: (listener: Listener) => () => void;
  readonly tell: () => void;
};

export function createListeners(): Listeners {
  const all = new Set<Listener>();
  return {
    subscribe(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell() {
      for (const listener of all) listener();
    },
  };
}
