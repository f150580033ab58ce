import type { RosterValues } from '@app/contract/imports/rows';
import type { Day } from '@app/domain/calendar/day';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { clearFile } from '../files/file.queries.ts';
import { findSubmission, forgetSubmission, lockJob, type StoredJob } from '../queries.ts';
import { importStatus } from '@app/domain/list/import-status';
import { insertUnfinished, type Unfinished } from './insert-unfinished.ts';
import { atOf, type Opening, storeRows } from './roster-store.ts';
import { openRoster } from './roster-text.ts';

type Acting = Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>;

/**
 * A change was confirmed: the rows that it holds leave the list that it was made from, which is done when none is left.
 * They are kept aside for as long as the change may be undone.
 *
 * @throws LIST_EDITED where one of them was written anew or taken out since the change was made of them, or the list was thrown away,
 * or moved to another day or policy
 */
export async function settleRoster(
  acting: Acting,
  { policy_change_id, policy_id }: { readonly policy_change_id: number; readonly policy_id: number },
): Promise<void> {
  const found = await lockListOf(acting, policy_change_id);
  if (!found) return;
  const { job, submission } = found;
  const { row_count } = submission;
  const at = await atOf(acting);
  const { rows, past, left } = await openRoster(at, job);
  const gone = rows.filter(({ sent }) => sent === policy_change_id);
  const isEdited = row_count !== null && gone.length < row_count;
  if (isEdited || isMoved(job, submission, policy_id))
    throw new Refusal('LIST_EDITED', { by: job.user_name, at: shanghaiTime(job.updated_at) });
  const kept = rows.filter(({ sent }) => sent !== policy_change_id);
  const isDone = kept.length === 0 && job.status !== importStatus.reading;
  await storeRows(at, job, {
    rows: kept,
    past,
    left: [...left, { policy_change_id, rows: gone }],
    fields: { policy_change_id: null, ...readOn(job), ...(isDone ? { status: importStatus.done } : {}) },
  });
  if (isDone && job.file_id !== null) await clearFile(acting.tx, job.file_id);
}

/** Whether a list says another day or policy of all its rows than the change that was made of it, or is thrown away. */
const isMoved = (
  job: StoredJob,
  {
    start_date,
    roster_hash,
  }: Pick<NonNullable<Awaited<ReturnType<typeof findSubmission>>>, 'start_date' | 'roster_hash'>,
  policy_id: number,
): boolean =>
  job.status === importStatus.discarded ||
  job.policy_id !== policy_id ||
  // Releases before did not keep the day.
  (roster_hash !== null && job.start_date !== start_date);

/** Other rows were put into a draft: the list that it was made from has all its rows again, and nothing to do with it any more. */
export async function partRoster(acting: Opening, policy_change_id: number): Promise<void> {
  await releaseRoster(acting, policy_change_id);
  await forgetSubmission(acting.tx, policy_change_id);
}

/**
 * A draft was deleted, or a confirmed change taken back: the list that it was made from has all its rows again. One that was thrown
 * away has those that were insured of it.
 */
export async function releaseRoster(acting: Opening, policy_change_id: number): Promise<void> {
  const found = await lockListOf(acting, policy_change_id);
  if (!found) return;
  const { job } = found;
  const at = await atOf(acting);
  const { rows, past, left } = await openRoster(at, job);
  const back = left.find((one) => one.policy_change_id === policy_change_id)?.rows ?? [];
  if (job.status === importStatus.discarded && back.length === 0) return;
  const free = [...rows, ...back]
    .map((row) => (row.sent === policy_change_id ? { ...row, sent: undefined } : row))
    .toSorted((a, b) => (back.length === 0 ? 0 : a.row_no - b.row_no));
  await storeRows(at, job, {
    rows: free,
    past,
    left: left.filter((one) => one.policy_change_id !== policy_change_id),
    fields: {
      policy_change_id: job.policy_change_id === policy_change_id ? null : job.policy_change_id,
      ...readOn(job),
    },
  });
}

/** A list that is being read goes on to be: what is read joins what stands in it then. */
const readOn = ({ status }: StoredJob) => (status === importStatus.reading ? { status } : {});

/** The list behind a change, locked, and what was submitted of it; undefined without one. */
async function lockListOf({ tx }: Pick<Acting, 'tx'>, policy_change_id: number) {
  const submission = await findSubmission(tx, policy_change_id);
  if (!submission) return undefined;
  const job = await lockJob(tx, submission.import_job_id);
  return job && { job, submission };
}

export type RefusedRow = {
  readonly row_no: number;
  readonly values: RosterValues;
  /** The insurer's words. */
  readonly said: string | null;
  readonly asked: Day;
};

/**
 * Makes a list of the persons of a change that came to nothing, to be mended and sent again.
 *
 * @returns its number
 */
export async function insertRoster(acting: Acting, list: Unfinished<RefusedRow>): Promise<number> {
  const job = await insertUnfinished(acting, list);
  // The insurer said no to each of them: until someone has looked at a row it counts as faulty.
  const rows = list.rows.map((row) => ({ ...row, source_row: null, fault: true as const }));
  await storeRows(await atOf(acting), job, { rows, past: undefined, left: [], fields: {} });
  return job.import_job_id;
}
