import type { Directory } from '@app/domain/roster/directory';
import type { Verdict } from '@app/domain/roster/verdict';
import type { ReactNode } from 'react';
import type { Language } from '../platform/language.ts';
import { type Text, useOwnText, type Words } from '../platform/text.ts';
import type { Choice, ChoiceField } from './choices/choice.ts';
import type { Readings } from '../platform/readings.ts';
import type { Fix } from './findings/fix.ts';
import type { Columns } from './store/columns.ts';
import type { Naming } from './store/row-notes.ts';
import type { Judged, RowView } from './store/row-view.ts';
import type { EntryField, RosterEntry } from './store/roster-row.ts';
import type { english } from './words/en.ts';
import { rosterWords } from './words/words.ts';

/**
 * A kind of list: its columns, and what it says and asks otherwise than others. The roster holds, draws and edits rows, and knows nothing of
 * what they are for.
 */
export type Sheet = {
  /** Under which a device remembers the columns that somebody opened or closed. */
  readonly id: string;
  readonly columns: Columns;
  /** What it says in other words than `rosterWords`, under the same keys. */
  readonly words: Words<SheetEnglish>;
  readonly naming: Naming;
  /** What a new person has from the one before, where persons are typed one at a time. */
  readonly carried: readonly EntryField[];
  /** The columns that can be filled for the whole list at once. */
  readonly filled: readonly ('work_company' | 'occupation' | 'start_date')[];
  /** Whether the sender is told of a row that is taken out: it stays, left out, until it is taken out once more. */
  readonly tellsRemoved: boolean;
  /** Whether a pasted text without columns is a message, and not the text of a cell or a column of them. */
  readonly isMessage: (text: string) => boolean;
};

/** What the rows of a sheet are judged against, and what their choices mean. */
export type Judging = {
  readonly sheet: Sheet;
  readonly now: Date;
  readonly directory: Directory;
  /** How the names of the choices are read aloud; null until that is here. */
  readonly readings: Readings | null;
  /** Judges one row by itself. */
  readonly judge: (entry: RosterEntry) => Judged;
  /** The columns that the list needs whatever stands in it. */
  readonly needs: readonly EntryField[];
  /** The columns that a row needs beside those in which something is written. */
  readonly neededBy: (entry: RosterEntry) => readonly EntryField[];
  /** Everything that a choice cell of a row could hold. */
  readonly choicesOf: (field: ChoiceField, row: ChoosingRow, wording: Wording) => readonly Choice[];
  /** The remedy of a finding; null where only the person who knows the worker can mend it. */
  readonly fixOf: (found: Verdict, view: RowView) => Fix | null;
  /** How the amount of a row comes about; null where it has none, or nothing is to be said of it. */
  readonly workings: (view: RowView) => ReactNode;
};

/** What lists of different kinds say in different words. */
type SheetEnglish = Readonly<
  Record<
    'grid' | 'amount' | 'noAmount' | 'takeAllTheSame' | 'takeAllAlike_one' | 'takeAllAlike_other',
    string
  >
>;

/** What is said around the rows of a sheet. */
export type RosterText = Text<typeof english & SheetEnglish>;

/** In which words things are said. */
export type Wording = { readonly language: Language; readonly text: RosterText };

/** The words of the roster, as the sheet of a list says them. */
export const useRosterText = ({ sheet }: { readonly sheet: Sheet }): RosterText =>
  useOwnText(rosterWords, sheet.words);

/** A row in which a cell is chosen for. */
export type ChoosingRow = { readonly entry: RosterEntry; readonly view: RowView | undefined };
