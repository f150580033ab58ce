import type { RowEnd } from '@app/contract/imports/rows';
import type { Day } from '@app/domain/calendar/day';
import type { Verdict } from '@app/domain/roster/verdict';
import { type EntryField, entryFields, type RosterEntry } from './roster-row.ts';

/** What the server found on a row. */
export type ServerMark = {
  readonly key: number;
  readonly verdicts: readonly Verdict[];
  readonly ends?: RowEnd | null | undefined;
};

/** Which row of the list that came in a row was, as that list counts, on which sheet of several, and whether it was hidden from view. */
export type RowSource = {
  readonly source_row: number;
  readonly source_sheet?: string | undefined;
  readonly source_hidden?: boolean | undefined;
  /** See `askedDate`; undefined, too, of a row that was stored before. */
  readonly asked_date?: Day | null | undefined;
};

/** By which cells a row names somebody, and by which the days: what the server found holds as long as they stay. */
export type Naming = {
  readonly who: readonly (keyof RosterEntry)[];
  readonly when: readonly (keyof RosterEntry)[];
};

/** What is known of rows beside what is written in them. */
export type RowNotes = {
  readonly mark: (entry: RosterEntry, found: Omit<ServerMark, 'key'>) => void;
  /** What the server found on exactly this content, else what it found last while the row named the same person. */
  readonly markOf: (entry: RosterEntry) => readonly Verdict[];
  /** The cover that it ends, as long as it names the same person and day. */
  readonly endsOf: (entry: RosterEntry) => RowEnd | null;
  /** Whether the server was asked about this person and these days: until then only it knows the rest. */
  readonly isAsked: (entry: RosterEntry) => boolean;
  /** False when these cells were left before. */
  readonly leave: (key: number, fields: readonly EntryField[]) => boolean;
  readonly leftOf: (key: number) => ReadonlySet<string>;
  /** What was said of a row elsewhere, such as by the insurer. */
  readonly say: (key: number, words: string) => void;
  readonly saidOf: (key: number) => string | null;
  readonly cite: (key: number, source: RowSource) => void;
  readonly sourceOf: (key: number) => RowSource | undefined;
  /** The whole number that a ruined one can be, hidden but for its ends; of exactly this content. */
  readonly offerNumber: (entry: RosterEntry, mask: string) => void;
  readonly numberOf: (entry: RosterEntry) => string | null;
};

export function createRowNotes({ who, when }: Naming): RowNotes {
  type Mark = Omit<ServerMark, 'key'>;
  const marks = new WeakMap<RosterEntry, Mark>();
  const latest = new Map<number, { readonly entry: RosterEntry; readonly mark: Mark }>();
  const numbers = new WeakMap<RosterEntry, string>();
  const left = new Map<number, ReadonlySet<string>>();
  const said = new Map<number, string>();
  const sources = new Map<number, RowSource>();
  const leftOf = (key: number) => left.get(key) ?? none;
  const personAndDays = [...who, ...when];

  function stillAsked(entry: RosterEntry) {
    const last = latest.get(entry.key);
    return last && isAlike(entry, last.entry, personAndDays) ? last : undefined;
  }

  return {
    mark(entry, mark) {
      marks.set(entry, mark);
      latest.set(entry.key, { entry, mark });
    },
    markOf(entry) {
      const last = latest.get(entry.key);
      return (
        (marks.get(entry) ?? (last && isAlike(entry, last.entry, who) ? last.mark : undefined))?.verdicts ??
        []
      );
    },
    endsOf: (entry) => (marks.get(entry) ?? stillAsked(entry)?.mark)?.ends ?? null,
    isAsked: (entry) => marks.has(entry) || stillAsked(entry) !== undefined,
    leave(key, fields) {
      const before = leftOf(key);
      if (fields.every((field) => before.has(field))) return false;
      left.set(key, fields.length >= all.size ? all : new Set([...before, ...fields]));
      return true;
    },
    leftOf,
    say: (key, words) => void said.set(key, words),
    saidOf: (key) => said.get(key) ?? null,
    cite: (key, source) => void sources.set(key, source),
    sourceOf: (key) => sources.get(key),
    offerNumber: (entry, mask) => void numbers.set(entry, mask),
    numberOf: (entry) => numbers.get(entry) ?? null,
  };
}

const isAlike = (one: RosterEntry, other: RosterEntry, fields: readonly (keyof RosterEntry)[]): boolean =>
  fields.every((field) => one[field] === other[field]);

const none: ReadonlySet<string> = new Set();
/** One set for the rows that were left as a whole, however many they are. */
const all: ReadonlySet<string> = new Set(entryFields);
