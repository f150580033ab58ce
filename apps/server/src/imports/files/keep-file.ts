import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { atOf, keptUntil } from '../rows/roster-store.ts';
import { guardRoom } from '../../quotas/quotas.ts';
import { insertFile } from './file.queries.ts';

/** A file is read again only by whoever is looking at what was made of it. Source: docs/business-rules.md#unfinished-lists */
const kept_days = 1;

/**
 * Keeps the bytes of a file, sealed, until its list is done, and for a day at most. Refuses where there is no room for
 * it; the caller counts once more at its end.
 */
export async function keepFile(
  context: Context<unknown>,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
) {
  const { tx, session, now } = context;
  await guardRoom(context, { uploads: 1, file_mb: Math.floor(bytes.length / 1_048_576) });
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
