import { keepSource as call } from '@app/contract/imports/keep-source';
import { source_length_max, sources_max } from '@app/contract/imports/source';
import { rows_max } from '@app/contract/policy-changes/fields';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { guardOpen } from './guard.ts';
import { lockJob, updateJob } from './queries.ts';
import { atOf } from './rows/roster-store.ts';
import { openReading, type PastedBy, type Reading, sealText } from './rows/roster-text.ts';

export const keepSource = answer(call, async (context) => {
  const { tx, session } = context;
  const { import_job_id, ...source } = context.input;
  const job = await lockJob(tx, import_job_id);
  if (!job) throw new Refusal('NOT_FOUND');
  await guardOpen(tx, job);
  const at = await atOf(context);
  const before = await openReading(at, job);
  const reading = { ...before, ...withSource(before, { ...source, by: session.user.id }) };
  const reading_enc = await sealText(at.sealer, reading, 'reading', import_job_id);
  await updateJob(tx, import_job_id, { reading_enc });
  return { import_job_id };
});

/** The messages of a list with one more: of whoever pasted it the last so many that there is room for, and all that others did. */
function withSource(
  { source, earlier = [], gone = 0 }: Reading,
  latest: PastedBy,
): Pick<Reading, 'source' | 'earlier' | 'gone'> {
  const before = [...earlier, ...(source ? [source] : [])];
  const isAgain = ({ text, by }: PastedBy) => text === latest.text && by === latest.by;
  const row_nos = [...new Set([...before.filter(isAgain), latest].flatMap((one) => one.row_nos))];
  const others = before.filter((one) => !isAgain(one));
  const own = others.filter(({ by }) => by === latest.by);
  let room = source_length_max - latest.text.length;
  let first = own.length;
  for (; first > 0 && own.length - first < sources_max - 1; first--) {
    room -= own[first - 1]!.text.length;
    if (room < 0) break;
  }
  const left = new Set(own.slice(0, first));
  return {
    source: { ...latest, row_nos: row_nos.slice(0, rows_max) },
    earlier: others.filter((one) => !left.has(one)),
    gone: gone + first,
  };
}
