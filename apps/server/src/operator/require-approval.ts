import { record } from '../audit/audit.ts';
import type { Platform } from '../platform/context.ts';
import type { EnterpriseId } from '../platform/database.ts';
import { hasApprover, setApproval } from './queries.ts';
import { OperatorError } from './operator.ts';

/**
 * Has another user approve what one confirms, or lets one confirm alone again. It is the operator's to set, at the enterprise's wish: a rule
 * that a single user could turn off would be none.
 *
 * @throws OperatorError where there is no second user who could approve
 */
export async function requireApproval(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  enterpriseId: EnterpriseId,
  isRequired: boolean,
): Promise<string> {
  return database.inEnterprise(enterpriseId, async (tx) => {
    if (isRequired && !(await hasApprover(tx)))
      throw new OperatorError('There is no second user who could approve. Add one first: user:add');
    if (!(await setApproval(tx, isRequired ? 1 : 0))) return 'It is so already. Nothing was changed.';
    await record(tx, {
      actor: '@operator',
      action: 'approval.set',
      entity: 'enterprise',
      entity_id: enterpriseId,
      detail: { approval_required: isRequired ? 1 : 0 },
      at: clock.now(),
    });
    return isRequired
      ? 'Another user approves from now on what one confirms; what was confirmed before goes on.'
      : 'One user confirms alone from now on; what waits for approval still waits for it.';
  });
}
