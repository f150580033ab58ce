import { listPolicies as call } from '@app/contract/policies';
import { readPlanVersions } from '../plans/plans.ts';
import { answer } from '../platform/answer.ts';
import { pageOf } from '../platform/page.ts';
import { listPolicyRows } from './list.queries.ts';
import { policyRowOf } from './policy-row.ts';
import { countHeads } from './queries.ts';

export const listPolicies = answer(call, async ({ tx, input, now, today, language }) => {
  const { rows, total } = await listPolicyRows(tx, input, today);
  const versions = await readPlanVersions(
    tx,
    rows.map((row) => row.plan_version_id),
  );
  const heads = await countHeads(
    tx,
    rows.map((row) => row.policy_id),
    now,
  );

  return pageOf(
    input,
    total,
    rows.map((row) =>
      policyRowOf(row, versions.get(row.plan_version_id)!, heads.get(row.policy_id), { now, language }),
    ),
  );
});
