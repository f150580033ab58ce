import type { RosterStore } from './roster-store.ts';

/** What is made of a list, once for each state of its rows however many ask: the same until one changes, so that components may hear of it. */
export function perRevision<Made>(make: (roster: RosterStore) => Made): (roster: RosterStore) => Made {
  const known = new WeakMap<RosterStore, { readonly revision: number; readonly made: Made }>();
  return (roster) => {
    const revision = roster.revision();
    const before = known.get(roster);
    if (before?.revision === revision) return before.made;
    const made = make(roster);
    known.set(roster, { revision, made });
    return made;
  };
}
