import type { RosterValues } from '@app/contract/imports/rows';
import type { Day } from '@app/domain/calendar/day';
import { importStatus } from '@app/domain/list/import-status';
import type { Context } from '../../platform/context.ts';
import { insertJob } from '../queries.ts';
import { atOf, saveRows } from './roster-store.ts';

/**
 * Begins an unfinished list of persons whom the server knows: judged as any other, and with numbers that nobody has typed.
 *
 * @returns its number
 */
export async function beginList(
  acting: Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>,
  list: {
    readonly kind: string;
    readonly policy_id: number;
    readonly start_date: Day;
    readonly rows: readonly RosterValues[];
  },
): Promise<number> {
  const { tx, session, now } = acting;
  const job = await insertJob(tx, {
    kind: list.kind,
    policy_id: list.policy_id,
    status: importStatus.needsFixes,
    source: 'change',
    start_date: list.start_date,
    user_id: session.user.id,
    user_name: session.user.name,
    created_at: now,
    updated_at: now,
  });
  const rows = list.rows.map((values, place) => ({
    row_no: place + 1,
    values,
    source_row: null,
    said: null,
  }));
  await saveRows(await atOf(acting), { ...job, version: 0 }, { rows, past: undefined, left: [] });
  return job.import_job_id;
}
