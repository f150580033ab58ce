import { discardImport as call } from '@app/contract/imports/discard-import';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { clearFile } from './files/file.queries.ts';
import { guardUnfinished, guardVersion } from './guard.ts';
import { findUndoableOf, lockJob, type StoredJob, updateJob } from './queries.ts';
import { atOf, type Opening } from './rows/roster-store.ts';
import { openRoster, sealText } from './rows/roster-text.ts';
import { importStatus } from '@app/domain/list/import-status';

export const discardImport = answer(call, async (context) => {
  const { tx, input, session, now } = context;
  const { import_job_id, version } = input;
  const job = await lockJob(tx, import_job_id);
  if (!job) throw new Refusal('NOT_FOUND');
  await guardUnfinished(tx, job);
  if (version !== undefined) guardVersion(job, version);
  // A reading that is under way looks at the state now and then, and ends.
  const status = importStatus.discarded;
  await updateJob(tx, import_job_id, {
    status,
    version: job.version + 1,
    row_count: 0,
    fault_count: 0,
    reading_enc: null,
    ...(await keptOf(context, job)),
    policy_change_id: null,
    user_id: session.user.id,
    user_name: session.user.name,
    updated_at: now,
  });
  if (job.file_id !== null) await clearFile(tx, job.file_id);
  return { import_job_id, status };
});

/** What is kept of a list that is thrown away: the rows that are back when what was insured of it is undone. */
async function keptOf(
  context: Opening,
  job: StoredJob,
): Promise<Pick<StoredJob, 'roster_enc' | 'keep_until'>> {
  const { tx, now } = context;
  const undoable = await findUndoableOf(tx, job.import_job_id, now);
  if (undoable.length === 0) return { roster_enc: null, keep_until: null };
  const { sealer } = await atOf(context);
  const { left } = await openRoster({ sealer }, job);
  const kept = left.filter(({ policy_change_id }) => undoable.includes(policy_change_id));
  return {
    roster_enc: await sealText(sealer, { rows: [], left: kept }, 'roster', job.import_job_id),
    keep_until: job.keep_until,
  };
}
