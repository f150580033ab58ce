import { createHash } from 'node:crypto';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { atOf, keptUntil } from '../rows/roster-store.ts';
import { guardRoom } from '../../quotas/quotas.ts';
import { type FilePurpose, insertFile } from './file.queries.ts';

/** A file is read again only by whoever is looking at what was made of it. Source: docs/business-rules.md#unfinished-lists */
const kept_days = 1;

/**
 * Keeps the bytes of a file, sealed, until its list is done, and for a day at most; evidence for as long as a change names it. Refuses
 * where there is no room for it; the caller counts once more at its end.
 */
export async function keepFile(
  context: Context<unknown>,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  purpose: FilePurpose = 'import',
) {
  const { tx, session, now } = context;
  await guardRoom(context, { uploads: 1, file_mb: Math.floor(bytes.length / 1_048_576) });
  const { sealer } = await atOf(context);
  const content_hash = sealer.hash(createHash('sha256').update(bytes).digest('hex'));
  return insertFile(tx, {
    purpose,
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

/** What is not seen itself, but may turn the letters around it so that one name looks like another. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A file's name as it stands in clear: a person's number in it does not. Nor does a folder, or a character that nobody sees.
 *
 * @throws Refusal VALIDATION where nothing is left of it
 */
export function shownName(name: string): string {
  const shown = withoutNumbersOfPersons(name.replace(unseen, '').replace(/^.*[/\\]/, '')).trim();
  if (shown === '') throw new Refusal('VALIDATION', { fields: ['x-file-name'] });
  return shown;
}
