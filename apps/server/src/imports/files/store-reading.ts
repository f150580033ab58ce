import type { RosterValues } from '@app/contract/imports/rows';
import { rows_max } from '@app/contract/policy-changes/fields';
import type { ListField } from '@app/domain/list/fields';
import type { ListRow } from '@app/domain/list/table';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { personKey, readDocument } from '@app/domain/persons/id-document';
import { guardGuesses } from '../../persons/persons.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Fault, FileReading } from '../../spreadsheets/spreadsheets.ts';
import { lockJob, type StoredJob, updateJob } from '../queries.ts';
import type { At } from '../rows/judge.ts';
import { readRow } from '../rows/read-rows.ts';
import { saveRows } from '../rows/roster-store.ts';
import { type KeptRow, openReading, openRoster, type Roster, sealText } from '../rows/roster-text.ts';
import { rowOfKey } from '../rows/row-key.ts';
import { idtypeOf } from '../rows/person-of-row.ts';
import { isSeenBy, rewrittenRow } from '../rows/seen-rows.ts';
import { freeNumbers } from '../rows/row-numbers.ts';
import { importStatus, isOpen } from '@app/domain/list/import-status';
import { type DoneRow, readingOf } from './reading.ts';
import { fresh } from './fresh.ts';

/** A file, and the number of the user who sent it. */
type SentFile = FileReading & { readonly by: number };

/** The rows that lines of the file were made of, by the line. */
type Origins = ReadonlyMap<number, NonNullable<ReturnType<typeof rowOfKey>>>;

/**
 * Stores what was read. A file of rejected rows comes back to the rows that it was made of, in whichever list they stand
 * now; any other is the list's new content.
 *
 * @param job locked
 * @returns why nothing was stored; undefined when it was
 */
export async function storeReading(at: At, job: StoredJob, file: SentFile): Promise<Fault | undefined> {
  const origins = await originsOf(at, file);
  const home = await homeOf(at, job, origins);
  const target = home ?? job;
  const before = await openRoster(at, target);
  const { left } = before;
  const { rows, past, done, compared } = home
    ? { ...merged(home.import_job_id, before, file, origins), past: before.past }
    : { ...fresh(file, before, job.file_id), compared: [] };
  if (rows.length > rows_max) return { reason: 'ROWS_TOO_MANY' };
  await guardCompared(at, compared, file.by);
  await saveRows(at, target, { rows, past, left });
  const { source, earlier, gone } = await openReading(at, target);
  const reading = { ...readingOf(file.list, done, file), by: file.by, source, earlier, gone };
  // Whoever was insured while it was being read was all that is on it.
  const isDone = rows.length === 0 && left.length > 0;
  await updateJob(at.tx, target.import_job_id, {
    ...(isDone ? { status: importStatus.done } : {}),
    reading_enc: await sealText(at.sealer, reading, 'reading', target.import_job_id),
    rows_read: reading.counts.in,
    failure: null,
    failure_what: null,
  });
  if (target.import_job_id === job.import_job_id) return undefined;
  await updateJob(at.tx, job.import_job_id, {
    status: importStatus.discarded,
    continued_in: target.import_job_id,
    updated_at: at.now,
  });
  return undefined;
}

async function originsOf({ sealer }: At, { list, keys }: FileReading): Promise<Origins> {
  const named = await inSlices(list.rows, ({ source_row }) => rowOfKey(sealer, keys.get(source_row) ?? ''));
  return new Map(
    list.rows.flatMap(({ source_row }, place) => (named[place] ? [[source_row, named[place]] as const] : [])),
  );
}

/**
 * The list that the file's rows were rejected from; undefined when it is no such file, when that list is no longer open,
 * or when the file was sent for another policy: whoever sent it does not mean that list then.
 */
async function homeOf({ tx }: At, job: StoredJob, origins: Origins): Promise<StoredJob | undefined> {
  const [named] = origins.values();
  if (!named) return undefined;
  if (named.import_job_id === job.import_job_id) return job;
  const home = await lockJob(tx, named.import_job_id);
  return home && isOpen(home.status) && home.policy_id === job.policy_id && home.kind === job.kind
    ? home
    : undefined;
}

/**
 * The list with the rows of the file in the places of those that they were made of; whoever is new comes last. A line
 * copied in the spreadsheet carries the key of the one it was copied from: only the first of them is that row, and only
 * who was insured from it is done.
 */
function merged(import_job_id: number, { rows, left }: Roster, { list, by }: SentFile, origins: Origins) {
  const insured = new Map(left.flatMap((part) => part.rows.map((row) => [row.row_no, row])));
  const byNumber = new Map(rows.map((row) => [row.row_no, row]));
  const carried = list.columns.flatMap(({ field }) => (field === null ? [] : [field]));
  const free = freeNumbers([...byNumber.keys(), ...insured.keys()]);
  const places = placesOf(import_job_id, list, origins);
  const done: DoneRow[] = [];
  const compared: Compared[] = [];
  for (const read of list.rows) {
    const row_no = places.get(read.source_row) ?? unnumbered;
    const before = byNumber.get(row_no);
    const covered = insured.get(row_no);
    if (covered && covered.values.name !== read.values.name) compared.push({ covered, read: read.values });
    if (before) byNumber.set(row_no, withReadValues(before, read, { carried, by }));
    else if (covered && isSamePerson(covered, read)) done.push({ ...read, why: 'done' });
    else {
      const next = free.next().value;
      byNumber.set(next, readRow(next, read, by));
    }
  }
  return { rows: [...byNumber.values()], done, compared };
}

/** A row that was insured, and the line of the file whose number tells whether it is the same person. */
type Compared = { readonly covered: KeptRow; readonly read: RosterValues };

/** Whether a line is done tells whether its number is that of a row, which whoever sent it may not have seen. */
async function guardCompared({ tx, sealer, now }: At, compared: readonly Compared[], user_id: number) {
  const today = shanghaiDay(now);
  const numbersOf = (all: readonly RosterValues[]) =>
    all.flatMap(({ idtype, idcard = '' }) => {
      const document = readDocument(idcard, idtypeOf(idtype), today);
      return document.ok
        ? [{ key: personKey(document.idtype, document.number), idcard: document.number }]
        : [];
    });
  const unseen = compared.flatMap(({ covered }) => (isSeenBy(covered, user_id) ? [] : [covered.values]));
  const typed = { numbers: numbersOf(compared.map(({ read }) => read)), unseen: numbersOf(unseen) };
  await guardGuesses(tx, { ...typed, near: 'same month' }, { user_id, sealer, now });
}

/** Rows of a list count from 1. */
const unnumbered = 0;

/** The row of the list that each line of the file is, by the line. */
function placesOf(import_job_id: number, { rows }: FileReading['list'], origins: Origins) {
  const lines = new Map<number, number>();
  for (const { source_row } of rows) {
    const origin = origins.get(source_row);
    if (origin?.import_job_id === import_job_id && !lines.has(origin.row_no))
      lines.set(origin.row_no, source_row);
  }
  return new Map([...lines].map(([row_no, source_row]) => [source_row, row_no]));
}

/** A rejected number was mended before its person was insured, and a name may have been: one of the two stayed. */
const isSamePerson = ({ values: insured }: KeptRow, { values: read }: ListRow): boolean =>
  insured.name === read.name || insured.idcard === read.idcard;

/** A row with what the file says now; what its columns do not carry stays as it was. */
function withReadValues(
  row: KeptRow,
  { values: read }: ListRow,
  { carried, by }: { readonly carried: readonly ListField[]; readonly by: number },
): KeptRow {
  const blank = Object.fromEntries(carried.map((field) => [field, ''])) as RosterValues;
  const { sent: _, ...free } = row;
  return { ...free, ...rewrittenRow(row, { ...blank, ...read }, by) };
}
