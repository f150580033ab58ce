import type { RowEnd } from '@app/contract/imports/rows';
import type { Day } from '@app/domain/calendar/day';
import type { Verdict } from '@app/domain/roster/verdict';
import type { RosterEntry } from './roster-row.ts';
import type { RowSource } from './row-notes.ts';

/** What a row comes to by itself, as far as it is known on the page. */
export type Judged = {
  /** Whom it names; null while that cannot be read. Two rows that name one person are told of each other. */
  readonly key: string | null;
  readonly name: string;
  readonly verdicts: readonly Verdict[];
  /** The first day that it is about; null while there is none. */
  readonly from: Day | null;
  /** What it costs or gives back; null where it does not, or only the server knows. */
  readonly amount_fen: number | null;
};

/** A row with all that is known of it. A new object whenever something of it changed. */
export type RowView = {
  readonly entry: RosterEntry;
  /** Null for a row in which nothing is written, and for one that waits to be judged. */
  readonly judgement: Judged | null;
  /** Every finding, of here and of the server, in the order of reporting. */
  readonly verdicts: readonly Verdict[];
  /** The findings on cells that were left once: nobody is corrected while still typing. */
  readonly shown: readonly Verdict[];
  /** Whether nothing keeps the row from being done. */
  readonly isReady: boolean;
  /** Null while anything keeps the row from being done, or only the server knows. */
  readonly amount_fen: number | null;
  /** The cover that it ends, as the server told it last; null where it ends none, or that is still being asked. */
  readonly ends: RowEnd | null;
  /** In order as far as it is known here; what only the server knows is still being asked. */
  readonly isChecking: boolean;
  /** What was said of the row elsewhere, such as by the insurer. */
  readonly said: string | null;
  /** Null when it was typed. */
  readonly source: RowSource | null;
  /** The whole number that a ruined one can be, hidden but for its ends. */
  readonly number: string | null;
};
