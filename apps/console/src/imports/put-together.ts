import { entryFields, type RosterEntry, type RosterStore } from '../roster/roster.tsx';
import type { OpenList } from './open-list.ts';
import { storable } from './difference.ts';
import { mergeLists, type Merge } from './merge.ts';
import { openRows, readJob } from './stored-list.ts';

/**
 * Reads what someone else has saved of the list, and puts what was written here on top, as one step that can be undone; it is stored like
 * any other change. Throws when no answer comes: then all stands as it was.
 */
export async function putTogether({ roster, keeper, cursor }: OpenList): Promise<void> {
  const { job } = keeper.keeping();
  if (!job) return;
  const { entries: base, isMoved } = keeper.stored();
  const found = await readJob(job.import_job_id);
  let merge: Merge | undefined;
  let sources: ReadonlyMap<number, Source> = new Map();
  await openRows({ roster, keeper, cursor }, found, {
    onRead(theirs) {
      // What was written while their rows were read belongs to it too.
      const mine = storable(roster.entries());
      merge = mergeLists({ base, mine, theirs });
      sources = sourcesOf(roster, merge.added);
    },
  });
  if (!merge) return;
  const keys = putOnTop(roster, merge, sources);
  keeper.tellMerged({
    rows: merge.added.length + merge.changed.length + merge.removed.length,
    disputed: merge.disputed.flatMap((key) => {
      const at = roster.placeOf(keys.get(key) ?? key);
      const entry = roster.entryOf(keys.get(key) ?? key);
      return at === undefined || !entry ? [] : [{ at, name: entry.name }];
    }),
    aim: isMoved ? undefined : { kind: found.kind, policy_id: found.policy_id, start_date: found.start_date },
  });
}

type Source = NonNullable<ReturnType<RosterStore['originOf']>>;

const sourcesOf = (roster: RosterStore, rows: readonly RosterEntry[]) =>
  new Map(
    rows.flatMap(({ key }): [number, Source][] => {
      const source = roster.originOf(key);
      return source ? [[key, source]] : [];
    }),
  );

/** Does a merge to the rows that are shown. Returns the new numbers of added rows by those they had. */
function putOnTop(
  roster: RosterStore,
  { changed, removed, added }: Merge,
  sources: ReadonlyMap<number, Source>,
): ReadonlyMap<number, number> {
  const keys = new Map(added.map(({ key }) => [key, roster.takeKey()]));
  const placed = (key: number) => {
    const at = roster.placeOf(key);
    const before = roster.entryOf(key);
    return at === undefined || !before ? [] : [{ at, before }];
  };
  const out = removed.flatMap(placed).toSorted((one, other) => other.at - one.at);
  const end = roster.keys().length - out.length;
  const news = added.map((row): RosterEntry => ({ ...row, key: keys.get(row.key) ?? row.key }));
  roster.cite([...sources].map(([key, source]) => [keys.get(key) ?? key, source] as const));
  roster.leave(
    [...changed, ...news].map(({ key }) => key),
    entryFields,
  );
  roster.change([
    ...changed.flatMap((after) => placed(after.key).map((place) => ({ ...place, after }))),
    ...out.map((place) => ({ ...place, after: null })),
    ...news.map((after, offset) => ({ at: end + offset, before: null, after })),
  ]);
  return keys;
}
