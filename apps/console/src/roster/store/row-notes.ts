import type { Day } from '@app/domain/calendar/day';
import type { Verdict } from '@app/domain/roster/verdict';
import { type EntryField, entryFields, type RosterEntry } from './roster-row.ts';

/** What the server found on a row. */
export type ServerMark = { readonly key: number; readonly verdicts: readonly Verdict[] };

/** Which row of the list that came in a row was, as that list counts, on which sheet of several, and whether it was hidden from view. */
export type RowSource = {
  readonly source_row: number;
  readonly source_sheet?: string | undefined;
  readonly source_hidden?: boolean | undefined;
  /** See `askedDate`; undefined, too, of a row that was stored before. */
  readonly asked_date?: Day | null | undefined;
};

/** What is known of rows beside what is written in them. */
export type RowNotes = {
  readonly mark: (entry: RosterEntry, verdicts: readonly Verdict[]) => void;
  /** What the server found on exactly this content, else what it found last while the row named the same person. */
  readonly markOf: (entry: RosterEntry) => readonly Verdict[];
  /** Whether the server was asked about this person and these days: until then cover elsewhere is not known. */
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

export function createRowNotes(): RowNotes {
  const marks = new WeakMap<RosterEntry, readonly Verdict[]>();
  const latest = new Map<number, { readonly entry: RosterEntry; readonly verdicts: readonly Verdict[] }>();
  const numbers = new WeakMap<RosterEntry, string>();
  const left = new Map<number, ReadonlySet<string>>();
  const said = new Map<number, string>();
  const sources = new Map<number, RowSource>();
  const leftOf = (key: number) => left.get(key) ?? none;

  return {
    mark(entry, verdicts) {
      marks.set(entry, verdicts);
      latest.set(entry.key, { entry, verdicts });
    },
    markOf(entry) {
      const last = latest.get(entry.key);
      return marks.get(entry) ?? (last && isAlike(entry, last.entry, person) ? last.verdicts : []);
    },
    isAsked(entry) {
      const last = latest.get(entry.key);
      return marks.has(entry) || (last !== undefined && isAlike(entry, last.entry, personAndDays));
    },
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

/** Whom a row names: another work type or company changes nothing of where the person is covered. */
const person = ['name', 'idtype', 'idcard', 'person'] as const;
const personAndDays = [...person, 'birthday', 'start_date', 'end_date'] as const;

const isAlike = (one: RosterEntry, other: RosterEntry, fields: readonly (keyof RosterEntry)[]): boolean =>
  fields.every((field) => one[field] === other[field]);

const none: ReadonlySet<string> = new Set();
/** One set for the rows that were left as a whole, however many they are. */
const all: ReadonlySet<string> = new Set(entryFields);
