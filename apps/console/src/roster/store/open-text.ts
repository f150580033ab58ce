import { blankEntry, edited, type EntryField, type RosterEntry } from './roster-row.ts';

/** What is written in an editor and not in its cell yet. */
type OpenText = { readonly key: number; readonly field: EntryField; readonly text: string };

/** The text of the editor that is open, for whoever stores the list: it is neither judged nor a step to undo until the editor is left. */
export function createOpenText(tell: () => void) {
  let open: OpenText | undefined;
  let made: { readonly of: RosterEntry; readonly by: OpenText; readonly row: RosterEntry } | undefined;

  /** The same object for the same row and text: rows are compared by identity. */
  function rowWith(of: RosterEntry, by: OpenText): RosterEntry {
    const isMade = made?.by === by && made.of === of;
    if (!isMade) made = { of, by, row: edited(of, { field: by.field, text: by.text }) };
    return made?.row ?? of;
  }

  return {
    hold(next: OpenText | undefined): void {
      if (isSame(open, next)) return;
      open = next;
      made = undefined;
      tell();
    },
    read: (): OpenText | undefined => open,
    /** The rows as they would be if the editor were left now. */
    writtenInto(rows: readonly RosterEntry[], nextKey: number): readonly RosterEntry[] {
      const by = open;
      if (!by) return rows;
      const at = rows.findIndex(({ key }) => key === by.key);
      const of = rows[at];
      if (of) return rows.with(at, rowWith(of, by));
      if (by.key !== nextKey) return rows;
      return [...rows, rowWith(made?.by === by ? made.of : blankEntry(nextKey), by)];
    },
  };
}

const isSame = (one: OpenText | undefined, other: OpenText | undefined): boolean =>
  one?.key === other?.key && one?.field === other?.field && one?.text === other?.text;
