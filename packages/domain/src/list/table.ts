import type { Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import type { Told } from '../roster/intent.ts';
import type { Cell } from './cell.ts';
import type { ListField } from './fields.ts';
import type { RememberedHeadings } from './sheet/remembered-headings.ts';

/** A row as the file counts it, from 1. Merged cells come filled in by whoever read the file. */
export type SheetRow = { readonly row_no: number; readonly cells: readonly Cell[]; readonly hidden?: true };

export type Sheet = { readonly name: string; readonly hidden: boolean; readonly rows: readonly SheetRow[] };

/** What a column was taken for, and by what: its heading, what stands in it, or a person's choice, now or before. */
export type ListColumn = {
  readonly index: number;
  readonly title: string;
  readonly field: ListField | null;
  readonly by: 'heading' | 'content' | 'chosen' | 'remembered' | 'none';
  readonly samples: readonly string[];
};

/**
 * A person as the list has them. A value that could be read is normalised (days `YYYY-MM-DD`, numbers without spaces,
 * `male` and `female`, idtype `1` to `7`); one that could not stands as it was written. Names lose stray spaces only.
 */
export type ListRow = Told & {
  readonly source_row: number;
  /** The name of the sheet, of a file with several. */
  readonly source_sheet?: string;
  /** Whether its row was hidden from view. */
  readonly hidden?: true;
  /** What the columns of its table answer of whether the person leaves. */
  readonly leaving?: LeavingAnswer;
  /** The last digits of the number, where its table has only those. */
  readonly ending?: string;
  /** Of somebody who leaves: the first day without cover that the list tells, where it has passed. */
  readonly passed_day?: Day;
  readonly values: Partial<Record<ListField, string>>;
};

/** What a column answers of whether somebody leaves: 是否离职 否, Cover continues? Y. Undefined where the cell leaves it open. */
export type LeavingAnswer = { readonly leaves: boolean | undefined; readonly words: string };

/**
 * A row that is nobody more, and why; or, with `heads`, a line that says another number of persons than was found. `merged`: the
 * person stands in the list by a row of another sheet.
 */
export type SkippedRow = {
  readonly source_row: number;
  readonly why: 'blank' | 'above_heading' | 'heading_again' | 'total' | 'note' | 'heads' | 'merged';
  readonly text: string;
  readonly source_sheet?: string;
  readonly heads?: Miscount;
};

/** How many persons a line says, and how many were found for it. */
export type Miscount = { readonly said: number; readonly found: number };

/**
 * A list as it was read. Every row of the sheet is the heading, a person or skipped; `hidden_rows` counts the persons
 * that stood in rows hidden from view. A message's lines are `message_lines`, null for a table: one may hold several persons,
 * and one person several.
 */
export type ListReading = {
  readonly heading_row: number | null;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListRow[];
  readonly skipped: readonly SkippedRow[];
  readonly hidden_rows: number;
  readonly message_lines: number | null;
};

/** How to read: `mapping` and `heading_row` are a person's choice, null for a sheet without a heading. */
export type ListOptions = {
  readonly today: Day;
  readonly mapping?: readonly { readonly index: number; readonly field: ListField | null }[];
  readonly heading_row?: number | null;
  /** Helps to tell columns without a heading. */
  readonly directory?: Directory;
  /** What headings of earlier lists were matched to by hand. */
  readonly headings?: RememberedHeadings;
};
