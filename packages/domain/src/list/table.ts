import type { Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import type { Told } from '../roster/intent.ts';
import { type Cell, clipped } from './cell.ts';
import { readColumns } from './columns.ts';
import type { ListField } from './fields.ts';
import { findHeading } from './heading-row.ts';
import { columns_max } from './limits.ts';
import { readRow, skipped } from './rows.ts';
import { tidyText } from './values.ts';

/** A row as the file counts it, from 1. Merged cells come filled in by whoever read the file. */
export type SheetRow = { readonly row_no: number; readonly cells: readonly Cell[]; readonly hidden?: true };

export type Sheet = { readonly name: string; readonly hidden: boolean; readonly rows: readonly SheetRow[] };

/** What a column was taken for, and by what: its heading, what stands in it, or a person's choice. */
export type ListColumn = {
  readonly index: number;
  readonly title: string;
  readonly field: ListField | null;
  readonly by: 'heading' | 'content' | 'chosen' | 'none';
  readonly samples: readonly string[];
};

/**
 * A person as the list has them. A value that could be read is normalised (days `YYYY-MM-DD`, numbers without spaces,
 * `male` and `female`, idtype `1` to `7`); one that could not stands as it was written. Names lose stray spaces only.
 */
export type ListRow = Told & {
  readonly source_row: number;
  readonly values: Partial<Record<ListField, string>>;
};

/** A row that is nobody, and why; or, with `heads`, a line that says another number of persons than was found. */
export type SkippedRow = {
  readonly source_row: number;
  readonly why: 'blank' | 'above_heading' | 'heading_again' | 'total' | 'note' | 'heads';
  readonly text: string;
};

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
};

/**
 * Reads a sheet that someone made for people to look at: titles above the heading, headings of two rows or repeated on each
 * page, blank rows, totals and signatures below. Never throws, whatever stands in it.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function readSheet(sheet: Sheet, options: ListOptions): ListReading {
  const sheetRows = sheet.rows.map((row) =>
    row.cells.length > columns_max ? { ...row, cells: row.cells.slice(0, columns_max) } : row,
  );
  const heading = findHeading(sheetRows, options.heading_row);
  const above = heading === undefined ? [] : sheetRows.slice(0, heading.at);
  const under = heading === undefined ? [] : sheetRows.slice(heading.at + 1, heading.last + 1);
  const below = heading === undefined ? sheetRows : sheetRows.slice(heading.last + 1);
  const columns = readColumns(below, heading, options);

  const rows: ListRow[] = [];
  const left: SkippedRow[] = [
    ...above.map((row) =>
      skipped(row, row.cells.every(({ text }) => text.trim() === '') ? 'blank' : 'above_heading'),
    ),
    ...under.map((row) => skipped(row, 'heading_again')),
  ];
  let hidden_rows = 0;
  const samples = columns.map(() => new Set<string>());
  for (const row of below) {
    const read = readRow(row, columns, heading, options.today);
    if ('why' in read) {
      left.push(read);
      continue;
    }
    rows.push(read);
    if (row.hidden) hidden_rows++;
    addSamples(samples, row);
  }
  return {
    heading_row: heading === undefined ? null : (sheetRows[heading.at]?.row_no ?? null),
    columns: columns.map((column, at) => ({ ...column, samples: [...(samples[at] ?? [])] })),
    rows,
    skipped: left,
    hidden_rows,
    message_lines: null,
  };
}

/**
 * The place of the sheet that looks most like a list of persons: most persons, then most columns known, then the first.
 * One hidden from view is taken only where no other is a list, even an empty one. 0 for a workbook without sheets.
 */
export function chooseSheet(sheets: readonly Sheet[], today: Day): number {
  const ranked = sheets
    .map((sheet, at) => ({ at, ...weightOf(sheet, today) }))
    .toSorted((a, b) => b.seen - a.seen || b.persons - a.persons || b.fields - a.fields || a.at - b.at);
  return ranked[0]?.at ?? 0;
}

function weightOf(sheet: Sheet, today: Day): { seen: number; persons: number; fields: number } {
  const { rows, columns } = readSheet(sheet, { today });
  const persons = rows.length;
  const fields = columns.filter(({ field }) => field !== null).length;
  const isList = persons > 0 || fields > 1;
  return { seen: isList ? (sheet.hidden ? 1 : persons > 0 ? 3 : 2) : 0, persons, fields };
}

/** As many cells of a column as show what it holds. */
const samples_max = 3;

function addSamples(samples: readonly Set<string>[], { cells }: SheetRow): void {
  samples.forEach((seen, index) => {
    const text = tidyText(clipped(cells[index]?.text ?? '', sample_max));
    if (seen.size < samples_max && text !== '') seen.add(text);
  });
}

const sample_max = 60;
