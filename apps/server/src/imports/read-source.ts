import { readSource as call } from '@app/contract/import-source';
import { answer } from '../platform/answer.ts';
import { readJob } from './guard.ts';
import { atOf } from './rows/roster-store.ts';
import { openReading, type PastedBy } from './rows/roster-text.ts';

export const readSource = answer(call, async (context) => {
  const { tx, input, session } = context;
  const job = await readJob(tx, input.import_job_id);
  const { source, earlier = [], gone = 0 } = await openReading(await atOf(context), job);
  const seen = ({ by, ...kept }: PastedBy) =>
    by === session.user.id ? kept : { ...kept, text: withoutDigits(kept.text) };
  return { source: source ? seen(source) : null, earlier: earlier.map(seen), gone };
});

/**
 * A message to somebody who has not seen it. A number may be of any document, and parted by lines: where a line holds more digits
 * than say how many or which day, none of them is shown.
 */
const withoutDigits = (text: string): string =>
  text
    .split('\n')
    .map((line) => (countOf(line) > plain_digits_max ? line.replaceAll(digit, '#') : line))
    .join('\n');

const digit = /\p{N}/gu;
const plain_digits_max = 3;
const countOf = (line: string): number => line.match(digit)?.length ?? 0;
