import { isBlank, type RosterEntry, type RosterStore } from '../roster/roster.tsx';
import { isSame, showAnew, withWork } from './reread.ts';

/**
 * What somebody has typed since a list was stored, to be put on it once it stands as it was read anew: on the rows that it was
 * typed in, and whoever is new at its end. What was typed in a row that the reading leaves out goes with the row.
 */
function typedSince(roster: RosterStore, stored: ReadonlyMap<number, RosterEntry>): () => void {
  const typed = roster.entries().filter((now) => {
    const base = stored.get(now.key);
    return base ? !isSame(base, now) : !isBlank(now);
  });
  return () => {
    const changes = typed.flatMap((now) => {
      const [base, fresh, at] = [stored.get(now.key), roster.entryOf(now.key), roster.placeOf(now.key)];
      return base && fresh && at !== undefined
        ? [{ at, before: fresh, after: withWork(fresh, [base], now) }]
        : [];
    });
    const end = roster.keys().length;
    const news = typed
      .filter(({ key }) => !stored.has(key))
      .map((now, offset) => ({ at: end + offset, before: null, after: { ...now, key: roster.takeKey() } }));
    if (changes.length + news.length > 0) roster.change([...changes, ...news]);
  };
}

/** Shows a list as it was read anew; then, once that is taken for stored, what was typed since it was stored before. */
export function showWithTyped(stored: ReadonlyMap<number, RosterEntry>) {
  let put = () => {};
  return {
    show: (roster: RosterStore, entries: readonly RosterEntry[]) => {
      put = typedSince(roster, stored);
      showAnew(roster, entries);
    },
    putTyped: () => put(),
  };
}
