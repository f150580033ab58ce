import { listActivePolicies as call } from '@app/contract/policies';
import { changeKinds } from '@app/domain/changes/kinds';
import { takesRemovals } from '@app/domain/policies/policy';
import { readPlanVersions } from '../plans/plans.ts';
import { answer } from '../platform/answer.ts';
import { activePolicyOf } from './policy-row.ts';
import { countHeads, listOpenPolicies } from './queries.ts';

export const listActivePolicies = answer(call, async ({ tx, input, now, today, language }) => {
  const { opens } = changeKinds[input.change_type];
  const rows = await listOpenPolicies(tx, today);
  const versions = await readPlanVersions(
    tx,
    rows.map((row) => row.plan_version_id),
  );
  const heads = await countHeads(
    tx,
    rows.map((row) => row.policy_id),
    now,
  );

  return rows
    .map((row) =>
      activePolicyOf(row, versions.get(row.plan_version_id)!, heads.get(row.policy_id), { now, language }),
    )
    .filter((policy) => (opens ? policy.takes_additions === 1 : takesRemovals(policy.status)))
    .filter(({ insurance_type }) => (input.insurance_type ?? insurance_type) === insurance_type);
});
