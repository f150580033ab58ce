import { shanghaiTime } from '@app/domain/calendar/shanghai';
import type { EnterpriseTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { findChangeOf, findJob, lockJob, type StoredJob } from './queries.ts';
import { importStatus, isOpen } from '@app/domain/list/import-status';

/** Reads a list. Refuses for one that is not there. */
export async function readJob(tx: EnterpriseTx, import_job_id: number): Promise<StoredJob> {
  const job = await findJob(tx, import_job_id);
  if (!job) throw new Refusal('NOT_FOUND');
  return job;
}

/** Locks a list whose rows are to be changed, as they stood in a version. Refuses for one that is not there, finished, or has moved on. */
export async function lockVersion(
  tx: EnterpriseTx,
  { import_job_id, version }: { readonly import_job_id: number; readonly version: number },
): Promise<StoredJob> {
  const job = await lockJob(tx, import_job_id);
  if (!job) throw new Refusal('NOT_FOUND');
  await guardOpen(tx, job);
  guardVersion(job, version);
  return job;
}

export async function guardOpen(tx: EnterpriseTx, job: StoredJob): Promise<void> {
  if (!isOpen(job.status)) throw await refusedState(tx, job);
}

/** A list that is done names the change that its persons are in: what is wanted may have been done already. */
async function refusedState(tx: EnterpriseTx, { import_job_id, status }: StoredJob): Promise<Refusal> {
  const change = status === importStatus.done ? await findChangeOf(tx, import_job_id) : undefined;
  return new Refusal('LIST_STATE', { status, change: change ?? null });
}

export function guardVersion(job: StoredJob, version: number): void {
  if (job.version === version) return;
  throw new Refusal('LIST_CHANGED', {
    version: job.version,
    by: job.user_name,
    at: shanghaiTime(job.updated_at),
  });
}

/** Whether a list may be thrown away, or get other rows: until it is insured or was thrown away before. */
export async function guardUnfinished(tx: EnterpriseTx, job: StoredJob): Promise<void> {
  if (job.status === importStatus.done || job.status === importStatus.discarded)
    throw await refusedState(tx, job);
}
