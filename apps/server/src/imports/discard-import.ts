import { discardImport as call } from '@app/contract/imports/discard-import';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { clearFile } from './files/file.queries.ts';
import { guardUnfinished, guardVersion } from './guard.ts';
import { lockJob, updateJob } from './queries.ts';
import { importStatus } from '@app/domain/list/import-status';

export const discardImport = answer(call, async ({ tx, input: { import_job_id, version }, session, now }) => {
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
    roster_enc: null,
    reading_enc: null,
    keep_until: null,
    policy_change_id: null,
    user_id: session.user.id,
    user_name: session.user.name,
    updated_at: now,
  });
  if (job.file_id !== null) await clearFile(tx, job.file_id);
  return { import_job_id, status };
});
