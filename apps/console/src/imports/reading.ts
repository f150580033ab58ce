import type { listColumn, skippedRow } from '@app/contract/import-rows';
import type { ListField } from '@app/domain/list/fields';
import type { z } from 'zod/mini';
import type { ReadingChoice } from './file-list.ts';
import type { StoredJob } from './stored-list.ts';

/** What was made of a list that came from elsewhere, to be looked through and, where it was misread, read again. */
export type Reading = {
  /** The file's name; null for a pasted text. */
  readonly name: string | null;
  readonly accepted: number;
  readonly hidden: number;
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
