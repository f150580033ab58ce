import { nextMidnight } from '@app/domain/calendar/shanghai';
import { neverCovered } from '@app/domain/changes/outcome';
import type { EnterpriseTx } from '../../platform/database.ts';
import { takeAway } from './fall.queries.ts';
import { findFollowing, type Following } from './following.queries.ts';
import { settleNamesOf } from './names.queries.ts';
import { countFailed, failRows } from '../rows/rows.queries.ts';

/**
 * Takes away what hangs on covers that the insurer has turned down: each row that was to end one comes to nothing, with the cover that it
 * opened and all that hangs on that. One that covers somebody by now does so until the next 00:00, and costs nothing.
 *
 * Source: docs/business-rules.md#what-hangs-on-an-answer
 *
 * @returns the changes of which no row is left
 */
export async function letFall(
  tx: EnterpriseTx,
  first: readonly Following[],
  now: Date,
): Promise<readonly number[]> {
  const changes = new Set<number>();
  for (let rows = first; rows.length > 0; ) {
    const opened = rows.flatMap(({ opened_policy_person_id: id }) => (id === null ? [] : [id]));
    const next = await findFollowing(tx, opened);
    await takeAway(tx, rows, { now, midnight: nextMidnight(now) });
    for (const [id, failed] of Map.groupBy(rows, ({ policy_change_id }) => policy_change_id)) {
      changes.add(id);
      await failRows(
        tx,
        id,
        failed.map(({ row_no }) => ({ row_no, reason: neverCovered })),
      );
    }
    rows = next;
  }
  const over: number[] = [];
  for (const id of changes) {
    await settleNamesOf(tx, id);
    if (await countFailed(tx, id)) over.push(id);
  }
  return over;
}
