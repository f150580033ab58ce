import type { RosterValues } from '@app/contract/import-rows';
import { rows_max } from '@app/contract/policy-changes';
import type { ListField } from '@app/domain/list/fields';
import type { ListRow } from '@app/domain/list/table';
import { inSlices } from '../../platform/in-slices.ts';
import type { Fault, FileReading } from '../../spreadsheets/spreadsheets.ts';
import { lockJob, type StoredJob, updateJob } from '../queries.ts';
import type { At } from '../rows/judge.ts';
import { saveRows } from '../rows/roster-store.ts';
import { type KeptRow, openRoster, type Roster, sealText } from '../rows/roster-text.ts';
import { rowOfKey } from '../rows/row-key.ts';
import { rewrittenRow } from '../rows/seen-rows.ts';
import { freeNumbers, goneNumbers } from '../rows/row-numbers.ts';
import { importStatus, isOpen } from '@app/domain/list/import-status';
import { type DoneRow, readingOf } from './reading.ts';
import { originsIn, withWork } from './kept-work.ts';
import { writtenIn } from './written.ts';

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
export async function storeReading(at: At, job: StoredJob, file: FileReading): Promise<Fault | undefined> {
  const origins = await originsOf(at, file);
  const home = await homeOf(at, job, origins);
  const target = home ?? job;
  const { left, rows: before } = await openRoster(at, target);
  const { rows, done } = home
    ? merged(home.import_job_id, { rows: before, left }, { ...file, by: job.user_id }, origins)
    : fresh(file, { rows: before, left }, { file_id: job.file_id, by: job.user_id });
  if (rows.length > rows_max) return { reason: 'ROWS_TOO_MANY' };
  await saveRows(at, target, { rows, left });
  const reading = { ...readingOf(file.list, done, file), by: job.user_id };
  await updateJob(at.tx, target.import_job_id, {
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
  return home && isOpen(home.status) && home.policy_id === job.policy_id ? home : undefined;
}

/**
 * The list as the file says it. Of a file that was read into this list before, the rows keep their numbers and what was done to them
 * since, rows that nobody read stay, and whoever was insured does not come back.
 */
function fresh(
  { list }: FileReading,
  { rows: before, left }: Roster,
  { file_id, by }: { readonly file_id: number | null; readonly by: number },
): { rows: KeptRow[]; done: DoneRow[] } {
  const ofFile = (rows: readonly KeptRow[]) =>
    new Map(rows.flatMap((row) => (row.origin?.file_id === file_id ? [[row.origin.key, row] as const] : [])));
  const known = ofFile(before);
  const insured = ofFile(left.flatMap(({ rows }) => rows));
  const isAgain = known.size + insured.size > 0;
  const own = isAgain ? before.filter(({ source_row }) => source_row === null) : [];
  const free = freeNumbers([
    ...goneNumbers({ left }),
    ...(isAgain ? before.map(({ row_no }) => row_no) : []),
  ]);
  const keys = originsIn(list.rows);
  const done: DoneRow[] = [];
  const rows = list.rows.flatMap((read, place): KeptRow[] => {
    const key = keys[place]!;
    const { source_row, source_sheet } = read;
    if (insured.has(key)) {
      done.push({ source_row });
      return [];
    }
    const row = known.get(key);
    const origin = file_id === null ? {} : { origin: { file_id, key, values: writtenIn(read) } };
    const values = withWork(read, row);
    // A number that somebody else wrote since is not in the file.
    const seen_by =
      row?.seen_by && values.idcard !== read.values.idcard
        ? row.seen_by
        : [...new Set([...(row?.seen_by ?? []), by])];
    return [
      {
        row_no: row?.row_no ?? free.next().value,
        values,
        source_row,
        source_sheet,
        said: row?.said ?? null,
        seen_by,
        ...origin,
      },
    ];
  });
  return { rows: [...rows, ...own], done };
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
  for (const read of list.rows) {
    const row_no = places.get(read.source_row) ?? unnumbered;
    const before = byNumber.get(row_no);
    const covered = insured.get(row_no);
    if (before) byNumber.set(row_no, withReadValues(before, read, { carried, by }));
    else if (covered && isSamePerson(covered, read)) done.push({ source_row: read.source_row });
    else {
      const next = free.next().value;
      const { source_row, source_sheet } = read;
      const said = { said: null, seen_by: [by] };
      byNumber.set(next, { row_no: next, values: writtenIn(read), source_row, source_sheet, ...said });
    }
  }
  return { rows: [...byNumber.values()], done };
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
