import type { ListReading, ListRow, SkippedRow } from '@app/domain/list/table';
import type { FileReading } from '../../spreadsheets/spreadsheets.ts';
import type { Reading } from '../rows/roster-text.ts';

const skipped_shown_max = 1_000;
const text_shown_max = 200;
/** Of all sheets; a file for each of forty companies has a few hundred. */
const columns_shown_max = 1_000;
/** So many are told by name; of the others it is told how many they are. */
const hidden_names_max = 5;

/** A row that was insured from this list before, or that somebody took out of it: it is left out, and said to be. */
export type DoneRow = Pick<ListRow, 'source_row' | 'source_sheet' | 'values'> & {
  readonly why: 'done' | 'removed';
};

/** What was recognised in a list and what was left out, as it is kept and shown. */
export function readingOf(
  { heading_row, columns, rows, skipped, hidden_rows, message_lines }: ListReading,
  done: readonly DoneRow[],
  file?: Pick<FileReading, 'sheets' | 'sheet'>,
): Reading {
  const all = [
    ...done.map((row) => leftOut({ ...row, text: row.values.name ?? '' })),
    ...skipped.map(leftOut),
  ];
  const doneOf = Map.groupBy(done, ({ source_sheet }) => source_sheet ?? '');
  const sheets = (file?.sheets ?? []).map((sheet) => ({
    ...sheet,
    people: sheet.people - (sheet.taken ? (doneOf.get(sheet.name)?.length ?? 0) : 0),
  }));
  return {
    sheets: withShownColumns(sheets).map((sheet) => ({
      ...sheet,
      hidden: sheet.hidden ? 1 : 0,
      taken: sheet.taken ? 1 : 0,
      columns: sheet.columns.map((column) => ({ ...column, samples: [...column.samples] })),
    })),
    sheet: file?.sheet ?? null,
    heading_row,
    columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
    counts: {
      in: message_lines ?? rows.length + skipped.length,
      accepted: rows.length - done.length,
      skipped: all.length,
      hidden: hidden_rows,
      is_message: message_lines === null ? 0 : 1,
    },
    hidden_names: rows
      .flatMap(({ hidden, values }) => (hidden ? [values.name ?? ''] : []))
      .slice(0, hidden_names_max),
    skipped: all.slice(0, skipped_shown_max),
  };
}

type LeftOut = Pick<SkippedRow, 'source_row' | 'source_sheet' | 'text' | 'heads'> & {
  readonly why: Reading['skipped'][number]['why'];
};

const leftOut = ({ source_row, why, text, source_sheet, heads }: LeftOut): Reading['skipped'][number] => ({
  source_row,
  why,
  text: text.slice(0, text_shown_max).toWellFormed(),
  ...(source_sheet === undefined ? {} : { source_sheet }),
  ...(heads === undefined ? {} : { heads }),
});

type Sheet = FileReading['sheets'][number];

/** The sheets, those with the fewest persons without their columns where all together have more than anybody looks through. */
function withShownColumns(sheets: readonly Sheet[]): readonly Sheet[] {
  let shown = 0;
  const seen = sheets.toSorted((one, other) => other.people - one.people);
  const isShown = new Map(seen.map((sheet) => [sheet, (shown += sheet.columns.length) <= columns_shown_max]));
  return sheets.map((sheet) => (isShown.get(sheet) ? sheet : { ...sheet, columns: [] }));
}
