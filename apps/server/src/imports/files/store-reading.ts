import type { RosterValues } from '@app/contract/import-rows';
import type { ListField } from '@app/domain/list/fields';
import type { ListRow } from '@app/domain/list/table';
import type { FileReading } from '../../spreadsheets/spreadsheets.ts';
import { lockJob, type StoredJob, updateJob } from '../queries.ts';
import type { At } from '../rows/judge.ts';
import { withValues } from '../rows/person-of-row.ts';
import { saveRows } from '../rows/roster-store.ts';
import { type KeptRow, openRoster, type Roster, sealText } from '../rows/roster-text.ts';
import { rowOfKey } from '../rows/row-key.ts';
import { importStatus, isOpen } from '../status.ts';
import { type DoneRow, readingOf } from './reading.ts';

/**
 * Stores what was read. A file of rejected rows comes back to the rows that it was made of, in whichever list they stand
 * now; any other is the list's new content.
 *
 * @param job locked
 */
export async function storeReading(at: At, job: StoredJob, file: FileReading): Promise<void> {
  const home = await homeOf(at, job, file);
  const target = home ?? job;
  const { left, rows: before } = await openRoster(at, target);
  const { rows, done } = home ? merged(home.import_job_id, { rows: before, left }, file) : fresh(file);
  await saveRows(at, target, { rows, left });
  const reading = readingOf(file.list, done, file);
  await updateJob(at.tx, target.import_job_id, {
    reading_enc: await sealText(at.sealer, reading, 'reading', target.import_job_id),
    rows_read: file.list.rows.length + file.list.skipped.length,
    failure: null,
    failure_what: null,
  });
  if (target.import_job_id === job.import_job_id) return;
  await updateJob(at.tx, job.import_job_id, {
    status: importStatus.discarded,
    continued_in: target.import_job_id,
    updated_at: at.now,
  });
}

/** The list that the file's rows were rejected from; undefined when it is no such file, or that list is no longer open. */
async function homeOf({ tx }: At, job: StoredJob, { keys }: FileReading): Promise<StoredJob | undefined> {
  const named = [...keys.values()].map(rowOfKey).find((one) => one !== undefined);
  if (!named) return undefined;
  if (named.import_job_id === job.import_job_id) return job;
  const home = await lockJob(tx, named.import_job_id);
  return home && isOpen(home.status) ? home : undefined;
}

const fresh = ({ list }: FileReading): { rows: KeptRow[]; done: DoneRow[] } => ({
  rows: list.rows.map(({ source_row, values }, place) => ({
    row_no: place + 1,
    values,
    source_row,
    said: null,
  })),
  done: [],
});

/** The list with the rows of the file in the places of those that they were made of; whoever is new comes last. */
function merged(import_job_id: number, { rows, left }: Roster, { list, keys }: FileReading) {
  const gone = new Set(left.flatMap((part) => part.rows.map(({ row_no }) => row_no)));
  const byNumber = new Map(rows.map((row) => [row.row_no, row]));
  const carried = list.columns.flatMap(({ field }) => (field === null ? [] : [field]));
  let next = Math.max(0, ...byNumber.keys(), ...gone) + 1;
  const done: DoneRow[] = [];
  for (const read of list.rows) {
    const key = rowOfKey(keys.get(read.source_row) ?? '');
    const row_no = key?.import_job_id === import_job_id ? key.row_no : undefined;
    const before = row_no === undefined ? undefined : byNumber.get(row_no);
    if (before) byNumber.set(before.row_no, withReadValues(before, read, carried));
    else if (row_no !== undefined && gone.has(row_no)) done.push({ source_row: read.source_row });
    else {
      byNumber.set(next, { row_no: next, values: read.values, source_row: read.source_row, said: null });
      next += 1;
    }
  }
  return { rows: [...byNumber.values()], done };
}

/** A row with what the file says now; what its columns do not carry stays as it was. */
function withReadValues(row: KeptRow, { values }: ListRow, carried: readonly ListField[]): KeptRow {
  const blank = Object.fromEntries(carried.map((field) => [field, ''])) as RosterValues;
  const { sent: _, ...free } = row;
  return { ...free, values: withValues(row.values, { ...blank, ...values }) };
}
