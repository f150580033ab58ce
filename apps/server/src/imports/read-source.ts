import { readSource as call } from '@app/contract/import-source';
import { messageWithoutDigits } from '@app/domain/persons/personal-numbers';
import { answer } from '../platform/answer.ts';
import { readJob } from './guard.ts';
import { atOf } from './rows/roster-store.ts';
import { openReading } from './rows/roster-text.ts';

export const readSource = answer(call, async (context) => {
  const { tx, input, session } = context;
  const job = await readJob(tx, input.import_job_id);
  const { source } = await openReading(await atOf(context), job);
  if (!source) return { source: null };
  const { by, ...kept } = source;
  return { source: by === session.user.id ? kept : { ...kept, text: messageWithoutDigits(kept.text) } };
});
