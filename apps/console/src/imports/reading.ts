import type { listColumn, skippedRow } from '@app/contract/imports/rows';
import type { ListField } from '@app/domain/list/fields';
import type { z } from 'zod/mini';
import type { ReadingChoice, SheetChoice } from './file-list.ts';
import type { StoredJob } from './stored-list.ts';

/** What was made of a list that came from elsewhere, to be looked through and, where it was misread, read again. */
export type Reading = {
  /** The file's name; null for a pasted text. */
  readonly name: string | null;
  readonly accepted: number;
  readonly hidden: number;
  /** Who stood in the first of the hidden rows. */
  readonly hiddenNames: readonly string[];
  readonly columns: readonly z.output<typeof listColumn>[];
  readonly heading_row: number | null;
  /** Rows that became nobody, with their words: at most as many as are looked through. */
  readonly skipped: readonly z.output<typeof skippedRow>[];
  readonly skippedCount: number;
  /** Whether it is a message, whose lines are not persons one by one. */
  readonly isMessage: boolean;
  readonly sheets: StoredJob['sheets'];
  readonly sheet: number | null;
  /** Whether it has columns that can be given another meaning. */
  readonly isTable: boolean;
};

export const readingOfFile = (job: StoredJob): Reading => ({
  name: job.file_name,
  accepted: job.counts.accepted,
  hidden: job.counts.hidden,
  hiddenNames: job.hidden_names ?? [],
  columns: job.columns,
  heading_row: job.heading_row,
  skipped: job.skipped,
  skippedCount: job.counts.skipped,
  isMessage: job.counts.is_message === 1,
  sheets: job.sheets,
  sheet: job.sheet,
  isTable: job.columns.length > 0,
});

/** The columns as they were taken, with one of them given another meaning; whoever had that meaning before loses it. */
export const mappingWith = (
  columns: Reading['columns'],
  index: number,
  field: ListField | null,
): NonNullable<ReadingChoice['mapping']> =>
  columns.map((column) => {
    if (column.index === index) return { index, field };
    return { index: column.index, field: field !== null && column.field === field ? null : column.field };
  });

/** A list as it is told while it is being read in another way: its columns and sheets as they were chosen, its rows as they still are. */
export const asChosen = (reading: Reading, { sheets = [], mapping }: ReadingChoice): Reading => ({
  ...reading,
  columns: chosenColumns(reading.columns, mapping),
  sheets: reading.sheets.map((sheet, at) => {
    const choice = sheets.find((one) => one.sheet === at);
    return choice && sheet.columns
      ? { ...sheet, columns: chosenColumns(sheet.columns, choice.mapping) }
      : sheet;
  }),
});

const chosenColumns = (columns: Reading['columns'], mapping: ReadingChoice['mapping'] = []) =>
  columns.map((column) => {
    const chosen = mapping.find(({ index }) => index === column.index);
    return chosen && chosen.field !== column.field
      ? { ...column, field: chosen.field, by: 'chosen' as const }
      : column;
  });

/** Of several sheets one as it was read, so that its columns can be looked through; else the list as it is. */
export function sheetOfReading(
  reading: Reading,
  at: number,
): Pick<Reading, 'columns' | 'heading_row' | 'sheet'> {
  const sheet = reading.sheets[at];
  if (reading.sheets.length < 2 || !sheet?.columns) return reading;
  return { sheet: at, columns: sheet.columns, heading_row: sheet.heading_row ?? null };
}

/** The choice for a sheet, with what was chosen for the others before. */
export function choiceWith({ sheets }: Reading, choice: SheetChoice): ReadingChoice {
  const others = sheets.flatMap(
    ({ why, taken, people = 0, columns = [], heading_row = null }, sheet): SheetChoice[] => {
      if (sheet === choice.sheet) return [];
      const mapping = columns.some(({ by }) => by === 'chosen')
        ? { heading_row, mapping: columns.map(({ index, field }) => ({ index, field })) }
        : {};
      const isTaken =
        why === 'chosen' ? { taken: 0 as const } : taken && !why && people > 0 ? { taken: 1 as const } : {};
      return Object.keys({ ...mapping, ...isTaken }).length === 0 ? [] : [{ sheet, ...mapping, ...isTaken }];
    },
  );
  return { sheets: [...others, choice] };
}
