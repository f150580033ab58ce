import { keepEvidence as call } from '@app/contract/policy-changes/keep-evidence';
import { keepFile, shownName } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { guardQuotas } from '../quotas/quotas.ts';

export const keepEvidence = answer(call, async (context) => {
  const { name, bytes } = context.input;
  if (!isEvidence(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)))
    throw new Refusal('EVIDENCE_TYPE');
  const file = await keepFile(context, { name: shownName(name), bytes }, 'evidence');
  await guardQuotas(context, 'file_mb', 'uploads');
  return file;
});

/** What a photograph or a PDF begins with. What is kept is never interpreted here: its name may say anything, and its bytes too. */
const beginnings = ['ffd8ff', '89504e470d0a1a0a', '255044462d'];

const isEvidence = (bytes: Buffer): boolean =>
  beginnings.some((hex) => bytes.subarray(0, hex.length / 2).toString('hex') === hex);
