import type { RosterValues } from '@app/contract/imports/rows';
import type { Context } from '../../platform/context.ts';
import { insertUnfinished, type Unfinished } from './insert-unfinished.ts';
import { atOf, saveRows } from './roster-store.ts';

/**
 * Begins an unfinished list of persons whom the server knows: judged as any other, and with numbers that nobody has typed.
 *
 * @returns its number
 */
export async function beginList(
  acting: Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>,
  list: Unfinished<RosterValues>,
): Promise<number> {
  const job = await insertUnfinished(acting, list);
  const rows = list.rows.map((values, place) => ({
    row_no: place + 1,
    values,
    source_row: null,
    said: null,
  }));
  await saveRows(await atOf(acting), job, { rows, past: undefined, left: [] });
  return job.import_job_id;
}
