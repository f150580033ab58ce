import type { EnterpriseTx } from '../../platform/database.ts';
import { clearLists } from '../queries.ts';
import { clearFiles } from './file.queries.ts';

/** Clears away what an enterprise's files and lists held, once it has been kept long enough. */
export async function clearKept(tx: EnterpriseTx, now: Date): Promise<void> {
  await clearFiles(tx, now);
  await clearLists(tx, now);
}
