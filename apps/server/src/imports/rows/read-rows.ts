import type { RosterValues } from '@app/contract/imports/rows';
import type { ListRow } from '@app/domain/list/table';
import { askedStart } from './asked-start.ts';
import type { KeptRow, Roster } from './roster-text.ts';
import { freeNumbers, goneNumbers } from './row-numbers.ts';

/** A line of what was sent, as a row of its own, whose number only the sender has seen. */
export function readRow(row_no: number, read: ListRow, by: number): KeptRow {
  const values = writtenIn(read);
  return {
    row_no,
    values,
    source_row: read.source_row,
    source_sheet: read.source_sheet,
    source_hidden: read.hidden ? 1 : undefined,
    said: null,
    asked: askedStart(values),
    seen_by: [by],
  };
}

/** What a line says, in its cells and beside them. */
export const writtenIn = ({ values, intent, doubts = [] }: ListRow): RosterValues => ({
  ...values,
  ...(intent ? { intent } : {}),
  ...(doubts.length > 0 ? { doubts: doubts.map((doubt) => ({ ...doubt, others: [...doubt.others] })) } : {}),
});

/** The rows of a list that gets other content, under numbers that none of those insured from it may come back under. */
export function readRows(rows: readonly ListRow[], left: Roster['left'], by: number): KeptRow[] {
  const free = freeNumbers(goneNumbers({ left }));
  return rows.map((row) => readRow(free.next().value, row, by));
}
