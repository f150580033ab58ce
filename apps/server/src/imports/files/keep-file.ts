import { createHash } from 'node:crypto';
import type { Context } from '../../platform/answer.ts';
import { atOf, keptUntil } from '../rows/roster-store.ts';
import { insertFile } from './file.queries.ts';

const kept_days = 7;

/** Keeps the bytes of a file, sealed, until its list is done, and for a week at most. */
export async function keepFile(
  context: Context<unknown>,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
) {
  const { tx, session, now } = context;
  const { sealer } = await atOf(context);
  const content_hash = sealer.hash(createHash('sha256').update(bytes).digest('hex'));
  return insertFile(tx, {
    name,
    size: bytes.length,
    content_hash,
    bytes_enc: sealer.sealBytes(bytes, placeOf(content_hash)),
    user_id: session.user.id,
    created_at: now,
    delete_after: keptUntil(now, kept_days),
  });
}

/** What a file's bytes are bound to when they are sealed. */
export const placeOf = (content_hash: Buffer): string => `file:${content_hash.toString('hex')}`;
