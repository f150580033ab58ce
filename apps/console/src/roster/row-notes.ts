import type { Verdict } from '@app/domain/verdict';
import type { RosterEntry } from './roster-row.ts';

type Field = Verdict['field'];

/** What the server found on a row. */
export type ServerMark = { readonly key: number; readonly verdicts: readonly Verdict[] };

/** What is known of rows beside what is written in them: what the server found, and which cells were left once. */
export type RowNotes = {
  readonly mark: (entry: RosterEntry, verdicts: readonly Verdict[]) => void;
  /** What the server found on exactly this content; nothing once it was changed, and again when the change is undone. */
  readonly markOf: (entry: RosterEntry) => readonly Verdict[];
  /** False when these cells were left before. */
  readonly leave: (key: number, fields: readonly Field[]) => boolean;
  readonly leftOf: (key: number) => ReadonlySet<Field>;
};

export function createRowNotes(): RowNotes {
  const marks = new WeakMap<RosterEntry, readonly Verdict[]>();
  const left = new Map<number, ReadonlySet<Field>>();
  const leftOf = (key: number) => left.get(key) ?? none;

  return {
    mark: (entry, verdicts) => void marks.set(entry, verdicts),
    markOf: (entry) => marks.get(entry) ?? [],
    leave(key, fields) {
      const before = leftOf(key);
      if (fields.every((field) => before.has(field))) return false;
      left.set(key, new Set([...before, ...fields]));
      return true;
    },
    leftOf,
  };
}

const none: ReadonlySet<Field> = new Set();
