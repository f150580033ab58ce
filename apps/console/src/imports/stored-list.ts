import { rows_read_max } from '@app/contract/imports/jobs';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import type { storedRow } from '@app/contract/imports/rows';
import { importStatus, isOpen } from '@app/domain/list/import-status';
import type { z } from 'zod/mini';
import { send } from '../platform/api.ts';
import { entryFields, type RosterEntry, type RosterStore } from '../roster/roster.tsx';
import type { OpenList } from './open-list.ts';
import { markFound } from './found.ts';
import { entryOf } from './values.ts';

/** How a stored list stands. */
export type StoredJob = z.output<typeof readImport.output>;
export type StoredRow = z.output<typeof storedRow>;

export const readJob = (import_job_id: number, signal?: AbortSignal): Promise<StoredJob> =>
  send(readImport, { import_job_id }, { quiet: true, signal });

/** Every row of a stored list. Read anew from the beginning when somebody saves it in between. */
export async function readRows(
  import_job_id: number,
): Promise<{ readonly version: number; readonly rows: readonly StoredRow[] }> {
  const page = (number: number) => send(readImportRows, { import_job_id, page: number }, { quiet: true });
  const first = await page(1);
  const rows = [...first.rows];
  for (let number = 2; (number - 1) * rows_read_max < first.total; number++) {
    const next = await page(number);
    if (next.version !== first.version) return readRows(import_job_id);
    rows.push(...next.rows);
  }
  return { version: first.version, rows };
}

type Show = (roster: RosterStore, entries: readonly RosterEntry[]) => void;

/** Nothing of before is left to undo. */
const reset: Show = (roster, entries) => roster.reset(entries);

/** Shows a stored list in place of what is here, with all that is known of its rows. */
function showRows(roster: RosterStore, rows: readonly StoredRow[], show: Show): void {
  const entries = rows.map(({ row_no, values }): RosterEntry => entryOf(row_no, values));
  roster.say(new Map(rows.flatMap(({ row_no, said }) => (said === null ? [] : [[row_no, said] as const]))));
  roster.cite(
    rows.flatMap(({ row_no, source_row, source_sheet, source_hidden }) =>
      source_row === null
        ? []
        : [[row_no, { source_row, source_sheet, source_hidden: source_hidden === 1 }] as const],
    ),
  );
  roster.leave(
    entries.map(({ key }) => key),
    entryFields,
  );
  roster.lens.look(null);
  show(roster, entries);
  markFound(roster, roster.entries(), rows);
}

/**
 * Opens a stored list in an open one, and waits for one that is still being read.
 *
 * @returns how it stands, also when it can be gone on with no more
 */
export async function readStored(list: OpenList, import_job_id: number): Promise<StoredJob> {
  let job = await readJob(import_job_id);
  while (job.status === importStatus.reading) {
    await new Promise((resolve) => setTimeout(resolve, poll_ms));
    job = await readJob(import_job_id);
  }
  if (isOpen(job.status)) await openRows(list, job);
  return job;
}

const poll_ms = 500;

/**
 * Shows the rows of a stored list in an open one, and stores what is changed from now on.
 *
 * @param onRead told the rows before they take the place of what is shown
 * @param show how they do so
 */
export async function openRows(
  { roster, keeper }: OpenList,
  job: StoredJob,
  { onRead, show = reset }: { onRead?: (entries: readonly RosterEntry[]) => void; show?: Show } = {},
): Promise<void> {
  const { version, rows } = await readRows(job.import_job_id);
  onRead?.(rows.map(({ row_no, values }) => entryOf(row_no, values)));
  showRows(roster, rows, show);
  keeper.adopt(
    { import_job_id: job.import_job_id, version },
    {
      aim: { kind: job.kind, policy_id: job.policy_id, start_date: job.start_date },
      updated_at: job.updated_at,
    },
  );
}
