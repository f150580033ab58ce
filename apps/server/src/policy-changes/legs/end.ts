import { startOfDay } from '@app/domain/calendar/shanghai';
import type { CoverEnd } from '@app/domain/policies/cover';
import type { EnterpriseTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Judged } from '../rows/assessment.ts';
import { cutCovers } from './end.queries.ts';
import { settleNamesOf } from './names.queries.ts';

/**
 * Cuts the covers that a confirmed change ends. Whoever another change has begun to end in the meantime is found here: the rows were
 * judged before the covers were locked.
 */
export async function endCover(
  tx: EnterpriseTx,
  { policy_change_id, ended }: { readonly policy_change_id: number; readonly ended: CoverEnd },
  judgements: readonly Judged[],
  now: Date,
): Promise<void> {
  const ends = judgements.flatMap(({ ends: ending }) => ending ?? []);
  const cut = await cutCovers(
    tx,
    { policy_change_id, ended, now },
    ends.map(({ cover, lost }) => ({
      policy_person_id: cover.policy_person_id,
      until: startOfDay(lost.from),
    })),
  );
  if (cut !== ends.length) throw new Refusal('ROWS_MOVED');
  await settleNamesOf(tx, policy_change_id);
}
