import { readImport as call } from '@app/contract/imports/read-import';
import type { Refusals } from '@app/contract/refusals';
import type { Language } from '@app/contract/words/languages';
import { wordRefusal } from '@app/contract/words/words';
import { answer } from '../platform/answer.ts';
import { faultDetail, storedFault } from './files/fault.ts';
import { readJob } from './guard.ts';
import { findChangeOf, type StoredJob } from './queries.ts';
import { importStatus } from '@app/domain/list/import-status';
import { atOf } from './rows/roster-store.ts';
import { openReading } from './rows/roster-text.ts';
import { readingWithoutNumbers, shownOf } from './shown-reading.ts';
import { jobRowOf } from './wire.ts';

export const readImport = answer(call, async (context) => {
  const { tx, input, session, language } = context;
  const job = await readJob(tx, input.import_job_id);
  const { by, ...read } = await openReading(await atOf(context), job);
  const reading = shownOf(read);
  const isDone = job.status === importStatus.done;
  return {
    ...jobRowOf(job, language),
    ...(by === session.user.id ? reading : await readingWithoutNumbers(reading)),
    rows_read: job.rows_read,
    failure: failureOf(job, language),
    continued_in: job.continued_in,
    insured_in: (isDone && (await findChangeOf(tx, job.import_job_id))) || null,
    file_id: job.file_id,
  };
});

function failureOf({ failure, failure_what, updated_at }: StoredJob, language: Language) {
  if (failure === null) return null;
  const fault = storedFault({ failure, failure_what });
  const detail = faultDetail(fault, updated_at) as Refusals['ROWS_TOO_MANY'];
  return { reason: failure, msg: wordRefusal(language, fault.reason as 'ROWS_TOO_MANY', detail) };
}
