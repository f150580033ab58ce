import { keepSource as call } from '@app/contract/import-source';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { guardOpen } from './guard.ts';
import { lockJob, updateJob } from './queries.ts';
import { atOf } from './rows/roster-store.ts';
import { openReading, sealText } from './rows/roster-text.ts';

export const keepSource = answer(call, async (context) => {
  const { tx, session } = context;
  const { import_job_id, ...source } = context.input;
  const job = await lockJob(tx, import_job_id);
  if (!job) throw new Refusal('NOT_FOUND');
  await guardOpen(tx, job);
  const at = await atOf(context);
  const reading = { ...(await openReading(at, job)), source: { ...source, by: session.user.id } };
  const reading_enc = await sealText(at.sealer, reading, 'reading', import_job_id);
  await updateJob(tx, import_job_id, { reading_enc });
  return { import_job_id };
});
