import type { Day } from '@app/domain/calendar/day';
import type { RefObject } from 'react';
import type { Choice } from '../choices/choice.ts';
import type { FixScreen } from '../findings/fixes.ts';
import type { Cursor } from '../store/cursor.ts';
import type { EntryField } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import type { RosterText } from '../sheet.ts';

/** What is being written: how it began, what was typed since, and which choice Enter takes. */
export type Editing = {
  readonly mode: 'no' | 'typed' | 'opened';
  readonly typed: string;
  readonly option: number;
};

export const idle: Editing = { mode: 'no', typed: '', option: -1 };

/** What the list asks of the page around it. */
export type RosterWays = {
  /** A finding can be mended by another start of the whole change. */
  readonly onStart: (day: Day) => void;
  /** A pasted text is a list of its own: its columns or sentences are to be recognised. */
  readonly onList: (text: string) => void;
  /** Whole numbers of known workers are to be taken for ruined ones. */
  readonly onRestore: (keys: readonly number[]) => void;
  /** The words of a cell are to mean from now on what they say. */
  readonly onForget: FixScreen['forget'];
};

/** The grid at the moment of an event: what is done to it goes through here. */
export type GridSession = RosterWays & {
  readonly roster: RosterStore;
  readonly cursor: Cursor;
  /** Holds the focus all the time, so that an input method can begin in any cell. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly editing: Editing;
  readonly setEditing: (editing: Editing) => void;
  /** What a text finds in the list of the active cell. */
  readonly find: (typed: string) => readonly Choice[];
  /** What the typed text finds in the list of a choice cell. */
  readonly choices: readonly Choice[];
  readonly setHome: (column: number) => void;
  readonly say: (sentence: string) => void;
  readonly shownAt: (at: number, field: EntryField) => string;
  readonly text: RosterText;
};

/** Ends what is being written, without writing it. */
export function stop({ input, setEditing }: GridSession): void {
  if (input.current) input.current.value = '';
  setEditing(idle);
}
