import type { ReadingChoice } from './file-list.ts';
import type { Reading } from './reading.ts';
import {
  askedDate,
  blankEntry,
  entryFields,
  recalled,
  type RosterEntry,
  type RosterStore,
} from '../roster/roster.tsx';

// A list that is read in another way once somebody has worked on it: what was typed, chosen, dismissed or taken out stays so.

/** A row that came in: the place that it was read from, and what each reading made of it, the latest last. */
type ReadRow = {
  readonly origin: string;
  readonly readings: readonly RosterEntry[];
  /** How it stood when a reading left it out. */
  readonly aside?: RosterEntry | undefined;
};

/** The persons of a reading, and where each stood. */
export type Read = {
  readonly persons: readonly Partial<RosterEntry>[];
  readonly sourceRows: readonly (number | null)[];
  readonly sourceSheets?: readonly (string | undefined)[];
  readonly sourceHidden?: readonly boolean[];
};

/** What was made of a list so far: rows as they were put on, or what the last of several readings left. */
export type Earlier = (Read & { readonly entries: readonly RosterEntry[] }) | readonly ReadRow[];

const rowsOf = (earlier: Earlier): readonly ReadRow[] => {
  if (!('persons' in earlier)) return earlier;
  const origins = originsIn(earlier);
  return earlier.entries.map((entry, at) => ({ origin: origins[at] ?? '', readings: [entry] }));
};

/** What another reading does to the list, before it is done. */
export type Reread = {
  readonly rows: readonly ReadRow[];
  /** The rows of this reading that stand on the list afterwards. */
  readonly keys: readonly number[];
  /** How many rows more there are then. */
  readonly further: number;
  /** Rows that somebody worked on and that it leaves out. */
  readonly lost: readonly RosterEntry[];
  readonly apply: () => void;
};

/** Puts another reading in the place of an earlier one, with all that was done since; one step that can be undone. */
export function reread(roster: RosterStore, earlierRead: Earlier, read: Read): Reread {
  const before = rowsOf(earlierRead);
  const isAnew = before.every(({ readings }) => !presentOf(roster, readings));
  const earlier = new Map(isAnew ? [] : before.map((row) => [row.origin, row]));
  const origins = originsIn(read);
  const rows = origins.flatMap((origin, at): { row: ReadRow; after: RosterEntry; at: number }[] => {
    const row = earlier.get(origin);
    const now = row && (presentOf(roster, row.readings) ?? row.aside);
    // Somebody took it out.
    if (row && !now) return [];
    const key = now?.key ?? roster.takeKey();
    const fresh = recalled({ ...blankEntry(key), ...read.persons[at], key });
    const readings = [...(row?.readings ?? []), fresh].slice(-readings_max);
    return [
      { row: { origin, readings }, after: row && now ? withWork(fresh, row.readings, now) : fresh, at },
    ];
  });
  const here = new Set(origins);
  const out = [...earlier.values()].filter(({ origin }) => !here.has(origin));
  const leaving = out.flatMap(({ readings }) => presentOf(roster, readings) ?? []);
  const taken = new Set(rows.map(({ row }) => row.origin));
  return {
    rows: [
      ...rows.map(({ row }) => row),
      ...out.map((row) => ({ ...row, aside: presentOf(roster, row.readings) ?? row.aside })),
      ...[...earlier.values()].filter(({ origin }) => here.has(origin) && !taken.has(origin)),
    ],
    keys: rows.map(({ after }) => after.key),
    further: rows.filter(({ after }) => roster.placeOf(after.key) === undefined).length - leaving.length,
    lost: out.flatMap(({ readings }) => {
      const now = presentOf(roster, readings);
      return now && !readings.some((one) => isSame(one, now)) ? [now] : [];
    }),
    apply: () => put(roster, { rows, leaving, read }),
  };
}

/** Two earlier readings and this one: as far as undo is likely to go back. */
const readings_max = 3;

const presentOf = (roster: RosterStore, [first]: readonly RosterEntry[]): RosterEntry | undefined =>
  first && roster.entryOf(first.key);

function put(
  roster: RosterStore,
  {
    rows,
    leaving,
    read,
  }: {
    readonly rows: readonly { readonly after: RosterEntry; readonly at: number }[];
    readonly leaving: readonly RosterEntry[];
    readonly read: Read;
  },
): void {
  const placed = leaving.flatMap((before) => {
    const at = roster.placeOf(before.key);
    return at === undefined ? [] : [{ at, before, after: null }];
  });
  const known = rows.flatMap(({ after }) => {
    const at = roster.placeOf(after.key);
    const before = roster.entryOf(after.key);
    return at === undefined || !before ? [] : [{ at, before, after }];
  });
  const news = rows.filter(({ after }) => roster.placeOf(after.key) === undefined);
  const end = roster.keys().length - placed.length;
  roster.leave(
    rows.map(({ after }) => after.key),
    entryFields,
  );
  roster.cite(
    rows.flatMap(({ after, at }) => {
      const source_row = read.sourceRows[at] ?? null;
      const source = {
        source_sheet: read.sourceSheets?.[at],
        source_hidden: read.sourceHidden?.[at],
        asked_date: askedDate(read.persons[at]!),
      };
      return source_row === null ? [] : [[after.key, { source_row, ...source }] as const];
    }),
  );
  roster.change([
    ...known,
    ...placed.toSorted((one, other) => other.at - one.at),
    ...news.map(({ after }, offset) => ({ at: end + offset, before: null, after })),
  ]);
}

/** The same row of the same sheet, and which person of it. */
function originsIn({ persons, sourceRows, sourceSheets = [] }: Read): readonly string[] {
  const seen = new Map<string, number>();
  return persons.map((_, at) => {
    const place = `${sourceSheets[at] ?? ''}\n${sourceRows[at] ?? at}`;
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    return `${place}\n${nth}`;
  });
}

type Name = Exclude<keyof RosterEntry, 'key'>;

/** What is written as one: a chosen record goes with its text. */
const cells: readonly (readonly Name[])[] = [
  ...entryFields.map((field): readonly Name[] => {
    if (field === 'idcard') return [field, 'person'];
    if (field === 'work_company') return [field, 'work_company_id'];
    return field === 'occupation' ? [field, 'occupation_code'] : [field];
  }),
  ['intent'],
];

const differing = (one: RosterEntry, other: RosterEntry): readonly (readonly Name[])[] =>
  cells.filter((cell) => cell.some((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name])));

export const isSame = (one: RosterEntry, other: RosterEntry): boolean =>
  differing(one, other).length === 0 && one.doubts.length === other.doubts.length;

/** A row as it is read now, with what somebody did to it since the reading that it stands nearest to. */
export function withWork(
  fresh: RosterEntry,
  readings: readonly RosterEntry[],
  now: RosterEntry,
): RosterEntry {
  const base = readings.reduce<RosterEntry>(
    (best, one) => (differing(one, now).length <= differing(best, now).length ? one : best),
    readings[0] ?? fresh,
  );
  const typed = differing(base, now).flat();
  const looked = base.doubts.filter(({ field }) => !now.doubts.some((doubt) => doubt.field === field));
  const done = new Set<string>([...typed, ...looked.map(({ field }) => field)]);
  return {
    ...fresh,
    ...Object.fromEntries(typed.map((name) => [name, now[name]])),
    doubts: fresh.doubts.filter(({ field }) => !done.has(field)),
  };
}

/** Shows a stored list as it was read anew, in one step that can be undone. */
export function showAnew(roster: RosterStore, entries: readonly RosterEntry[]): void {
  const last = entries.reduce((most, { key }) => Math.max(most, key), 0);
  while (roster.nextKey() <= last) roster.takeKey();
  const before = roster.entries();
  roster.change([
    ...before.map((entry, at) => ({ at, before: entry, after: null })).toReversed(),
    ...entries.map((entry, at) => ({ at, before: null, after: sameOr(roster.entryOf(entry.key), entry) })),
  ]);
}

/** A row that stands as it was keeps what is known of it. */
const sameOr = (present: RosterEntry | undefined, read: RosterEntry): RosterEntry =>
  present && isSame(present, read) ? present : read;

/** What somebody worked on of a file's rows, and what of it another way to read the file would leave out. */
export function workOn(
  roster: RosterStore,
  asRead: readonly RosterEntry[],
  isLeftOut: (source_row: number, source_sheet: string | null) => boolean,
): { readonly touched: ReadonlyMap<number, RosterEntry>; readonly lost: readonly RosterEntry[] } {
  const touched = new Map<number, RosterEntry>();
  const lost: RosterEntry[] = [];
  for (const read of asRead) {
    const now = roster.entryOf(read.key);
    const source_row = roster.sourceOf(read.key);
    if (!now || source_row === null || isSame(read, now)) continue;
    touched.set(read.key, read);
    if (isLeftOut(source_row, roster.sheetOf(read.key))) lost.push(now);
  }
  return { touched, lost };
}

/** Whether a row of a file is out where it is read as chosen. */
export const leavesOut =
  ({ sheets }: Pick<Reading, 'sheets'>, choice: ReadingChoice) =>
  (source_row: number, source_sheet: string | null): boolean => {
    const ofSheet = choice.sheets?.find(
      ({ sheet }) => sheets.length < 2 || sheets[sheet]?.name === source_sheet,
    );
    const { heading_row = null } = ofSheet ?? choice;
    return ofSheet?.taken === 0 || (heading_row !== null && source_row <= heading_row);
  };
