import { openStatuses } from '@app/domain/changes/status';
import type { EnterpriseTx } from '../../../platform/database.ts';

/** By which change, which is not answered yet, each of some covers was moved to where it is; of the others none. */
export const findMoving = (tx: EnterpriseTx, covers: readonly number[]) =>
  tx
    .selectFrom('policy_person as p')
    .innerJoin('policy_change as c', (join) =>
      join
        .onRef('c.enterprise_id', '=', 'p.enterprise_id')
        .onRef('c.policy_change_id', '=', 'p.add_change_id'),
    )
    .select(['p.policy_person_id', 'c.change_no'])
    .where('p.policy_person_id', '=', (eb) => eb.fn.any(eb.val([...covers])))
    .where('c.change_type', '=', 'transfer')
    .where('c.status', 'in', openStatuses)
    .execute();
