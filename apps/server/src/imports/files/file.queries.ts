import { importStatus } from '@app/domain/list/import-status';
import type { EnterpriseTx } from '../../platform/database.ts';

/** What a file is kept for: to be read as a list, or to prove something. */
export type FilePurpose = 'import' | 'evidence';

type NewFile = {
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly size: number;
  readonly content_hash: Buffer;
  readonly bytes_enc: Buffer;
  readonly user_id: number;
  readonly created_at: Date;
  readonly delete_after: Date;
};

export const insertFile = (tx: EnterpriseTx, file: NewFile) =>
  tx.insertInto('file').values(file).returning(['file_id', 'name', 'size']).executeTakeFirstOrThrow();

export const findFile = (tx: EnterpriseTx, file_id: number, purpose: FilePurpose = 'import') =>
  tx
    .selectFrom('file')
    .select(['file_id', 'name', 'content_hash', 'bytes_enc', 'user_id'])
    .where('file_id', '=', file_id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** Clears a file's bytes away, where no list may still be read from it; that there was one stays known. */
export async function clearFile(tx: EnterpriseTx, file_id: number): Promise<void> {
  await tx
    .updateTable('file')
    .set({ bytes_enc: null, delete_after: null })
    .where('file_id', '=', file_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_job')
            .select('import_job_id')
            .where('file_id', '=', file_id)
            .where('status', 'not in', [importStatus.done, importStatus.discarded]),
        ),
      ),
    )
    .execute();
}

export async function clearFiles(tx: EnterpriseTx, now: Date): Promise<void> {
  await tx
    .updateTable('file')
    .set({ bytes_enc: null, delete_after: null })
    .where('delete_after', '<=', now)
    .execute();
}

/** Until when evidence is kept; null for as long as the change that names it. */
export async function keepEvidenceUntil(
  tx: EnterpriseTx,
  file_id: number,
  delete_after: Date | null,
): Promise<void> {
  await tx
    .updateTable('file')
    .set({ delete_after })
    .where('file_id', '=', file_id)
    .where('bytes_enc', 'is not', null)
    .execute();
}
