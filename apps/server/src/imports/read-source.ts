import { readSource as call } from '@app/contract/imports/read-source';
import { messageWithoutDigits } from '@app/domain/persons/personal-numbers';
import { answer } from '../platform/answer.ts';
import { readJob } from './guard.ts';
import { atOf } from './rows/roster-store.ts';
import { openReading, type PastedBy } from './rows/roster-text.ts';

export const readSource = answer(call, async (context) => {
  const { tx, input, session } = context;
  const job = await readJob(tx, input.import_job_id);
  const { source, earlier = [], gone = 0 } = await openReading(await atOf(context), job);
  const seen = ({ by, ...kept }: PastedBy) =>
    by === session.user.id ? kept : { ...kept, text: messageWithoutDigits(kept.text) };
  return { source: source ? seen(source) : null, earlier: earlier.map(seen), gone };
});
