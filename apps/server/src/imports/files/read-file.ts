import { shanghaiDay } from '@app/domain/calendar/shanghai';
import type { ListType } from '@app/domain/changes/kinds';
import { readHeadings } from '../../aliases/aliases.ts';
import type { Platform } from '../../platform/context.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import type { JobData } from '../../platform/jobs.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Fault, type HowToRead, readListFile } from '../../spreadsheets/spreadsheets.ts';
import { findJob, lockJob, noteRowsRead, type StoredJob, updateJob } from '../queries.ts';
import { readChoices } from '../rows/choices.ts';
import { openRoster } from '../rows/roster-text.ts';
import { importStatus, statusOf } from '@app/domain/list/import-status';
import { findFile } from './file.queries.ts';
import { placeOf } from './keep-file.ts';
import { storeReading } from './store-reading.ts';

const progress_every_ms = 300;

/**
 * Reads the file of a list, beside the server, and stores what stands in it. Safe to run any number of times: the list says
 * whether a reading is wanted, and a reading that was overtaken or called off is not stored.
 */
export async function readFileOf(platform: Platform, { enterprise_id, id }: JobData): Promise<void> {
  const { database, vault, clock } = platform;
  const wanted = await database.inEnterprise(enterprise_id, async (tx) => {
    const job = await findJob(tx, id);
    if (job?.status !== importStatus.reading || job.file_id === null) return undefined;
    const file = await findFile(tx, job.file_id);
    const sealer = await vault.sealerOf(tx, enterprise_id, clock.now());
    return {
      job,
      // Whoever has it read may be another, who sees none of its numbers.
      sent_by: file?.user_id ?? job.user_id,
      bytes: file?.bytes_enc ? sealer.openBytes(file.bytes_enc, placeOf(file.content_hash)) : undefined,
      options: await optionsOf(tx, job, file?.name, clock.now()),
    };
  });
  if (!wanted) return;

  const { job, sent_by, bytes, options } = wanted;
  const read = bytes
    ? await readWatched(platform, enterprise_id, job, { bytes, options })
    : { fault: { reason: 'FILE_GONE' as const } };
  if (!read) return;
  const store = async (tx: EnterpriseTx) => {
    const locked = await lockJob(tx, id);
    if (locked?.status !== importStatus.reading || locked.reading_no !== job.reading_no) return;
    const now = clock.now();
    const at = { tx, sealer: await vault.sealerOf(tx, enterprise_id, now), now, user_id: sent_by };
    if ('fault' in read) return storeFault(at, locked, read.fault);
    const fault = await storeReading(at, locked, { ...read.reading, by: sent_by }).catch(faultOf);
    if (fault) await storeFault(at, locked, fault);
  };
  await database.inEnterprise(enterprise_id, store, { isLong: true });
}

/** Says of a file that could not be stored however often it was read that it cannot be, so that nobody waits for it. */
export const giveUpReading = ({ database, vault, clock }: Platform, { enterprise_id, id }: JobData) =>
  database.inEnterprise(enterprise_id, async (tx) => {
    const job = await lockJob(tx, id);
    if (job?.status !== importStatus.reading) return;
    const now = clock.now();
    const at = { tx, sealer: await vault.sealerOf(tx, enterprise_id, now), now, user_id: job.user_id };
    await storeFault(at, job, { reason: 'FILE_TOO_SLOW' });
  });

/** Reads in a process of its own; how far it is goes into the list, and a list that is no longer to be read ends it. */
async function readWatched(
  { database }: Platform,
  enterprise_id: JobData['enterprise_id'],
  job: StoredJob,
  { bytes, options }: { bytes: Uint8Array; options: HowToRead },
) {
  const calledOff = new AbortController();
  let rows_read = 0;
  let noting: Promise<void> | undefined;
  const note = async () => {
    const goesOn = await database.inEnterprise(enterprise_id, (tx) => noteRowsRead(tx, job, rows_read));
    if (!goesOn) calledOff.abort();
  };
  const timer = setInterval(() => {
    // A missed note is made good by the next.
    noting ??= note()
      .catch(() => undefined)
      .finally(() => {
        noting = undefined;
      });
  }, progress_every_ms);
  try {
    return await readListFile(bytes, options, {
      owner: enterprise_id,
      onProgress: (rows) => {
        rows_read = rows;
      },
      signal: calledOff.signal,
    });
  } finally {
    clearInterval(timer);
    await noting;
  }
}

async function optionsOf(
  tx: EnterpriseTx,
  job: StoredJob,
  file: string | undefined,
  now: Date,
): Promise<HowToRead> {
  const { directory } = await readChoices(tx, job.policy_id, now);
  const headings = await readHeadings(tx);
  const chosen = JSON.parse(job.reading_options ?? '{}') as Pick<
    HowToRead,
    'sheet' | 'choices' | 'heading_row' | 'mapping' | 'pasted'
  >;
  const { companies, occupations } = directory;
  const list = { kind: job.kind as ListType, called: file?.replace(/\.\w+$/, '') ?? '' };
  return { today: shanghaiDay(now), companies, occupations, headings, ...list, ...chosen };
}

const told = ['NUMBER_GUESSES', 'LIST_TOO_LONG'] as const;

/** Whose file holds too many numbers that are nearly stored ones, or too much text, learns it from the list: nothing was stored before. */
function faultOf(error: unknown): Fault {
  const reason = error instanceof Refusal && told.find((one) => one === error.reason);
  if (reason) return { reason };
  throw error;
}

/** A list that has rows from before keeps them. */
async function storeFault(
  at: Parameters<typeof storeReading>[0],
  job: StoredJob,
  { reason, what }: Fault,
): Promise<void> {
  const { rows } = await openRoster(at, job);
  const status =
    rows.length === 0
      ? importStatus.unreadable
      : statusOf({ row_count: rows.length, fault_count: job.fault_count });
  await updateJob(at.tx, job.import_job_id, {
    status,
    failure: reason,
    failure_what: what ?? null,
    updated_at: at.now,
  });
}
