import type { ListType } from '@app/domain/changes/kinds';
import type { ListField } from '@app/domain/list/fields';
import type { Directory } from '@app/domain/roster/directory';
import type { Told } from '@app/domain/roster/intent';
import { readBlock } from '@app/domain/list/delimited';
import { readPasted } from '@app/domain/list/pasted';
import { readAs } from '@app/domain/list/read-as';
import { readSheet } from '@app/domain/list/read-sheet';
import type { ListReading } from '@app/domain/list/table';
import type { PastedOptions } from '@app/domain/list/written';
import type { ReadingChoice } from './file-list.ts';
import type { Reading } from './reading.ts';

type Persons = readonly (Partial<Record<ListField, string>> & Told)[];

/** What a pasted text is read against, and for which kind of change. */
export type TextAround = PastedOptions & { readonly kind: ListType };

/** Reads a pasted text; with a choice of a person's, as a table of just these columns. */
export function readText(
  text: string,
  around: TextAround,
  choice?: ReadingChoice,
): { readonly reading: Reading; readonly persons: Persons; readonly sourceRows: readonly number[] } {
  const isTable = text.includes('\t');
  const read = choice
    ? readSheet(
        { name: '', hidden: false, rows: readBlock(text) },
        {
          ...around,
          ...(choice.mapping ? { mapping: choice.mapping } : {}),
          ...(choice.heading_row === undefined ? {} : { heading_row: choice.heading_row }),
        },
      )
    : readPasted(text, around);
  const { rows, ...rest } = readAs(around.kind, read, { ...around, text });
  return {
    reading: readingOfText({ ...rest, rows }, isTable),
    persons: rows.map(({ values, intent = null, doubts = [] }) => ({ ...values, intent, doubts })),
    sourceRows: rows.map(({ source_row }) => source_row),
  };
}

const readingOfText = (
  { rows, skipped, columns, heading_row, hidden_rows, message_lines }: ListReading,
  isTable: boolean,
): Reading => ({
  name: null,
  accepted: rows.length,
  hidden: hidden_rows,
  hiddenNames: [],
  columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
  heading_row,
  skipped,
  skippedCount: skipped.length,
  isMessage: message_lines !== null,
  sheets: [],
  sheet: null,
  isTable,
});

/** A list as a worker takes it: a directory's records, since its functions cannot travel. */
export type TextTask = Omit<TextAround, 'directory'> & {
  readonly text: string;
  readonly companies: Directory['companies'];
  readonly occupations: Directory['occupations'];
  readonly choice: ReadingChoice | undefined;
};
