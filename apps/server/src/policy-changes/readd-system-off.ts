import { readdSystemOff as call } from '@app/contract/renewals/system-off';
import { repairKind } from '@app/domain/changes/kinds';
import { beginList } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { inSlices } from '../platform/in-slices.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt } from '../policies/policies.ts';
import { guardQuotas, guardRoom } from '../quotas/quotas.ts';
import { guardOpen } from './kinds/add/draft.ts';
import { listedOf } from './kinds/renew/going-over.ts';
import { findOfCovers } from './kinds/renew/renew.queries.ts';

export const readdSystemOff = answer(call, async (context) => {
  const { tx, vault, session, input, now } = context;
  const policy = await findPolicyAt(tx, input.policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  guardOpen(policy);
  const ids = [...new Set(input.policy_person_ids)];
  const found = await findOfCovers(tx, ids);
  if (found.length < ids.length) throw new Refusal('NOT_FOUND');

  await guardRoom(context, { lists: 1 });
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const rows = await inSlices(found, (one) => listedOf(one, sealer));
  const { policy_id } = policy;
  const import_job_id = await beginList(context, { kind: repairKind, policy_id, start_date: null, rows });
  await guardQuotas(context, 'lists');
  return { import_job_id, policy_id, person_count: rows.length };
});
