import { listActivePolicies as call } from '@app/contract/policies';
import { shanghaiTime } from '@app/domain/shanghai';
import { readPlanVersions } from '../plans/plans.ts';
import { answer } from '../platform/answer.ts';
import { policyRowOf } from './policy-row.ts';
import { countHeads, listOpenPolicies } from './queries.ts';

export const listActivePolicies = answer(call, async ({ tx, input, now, today, language }) => {
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
    .map((row) => {
      const version = versions.get(row.plan_version_id)!;
      const { series, age_bands, future_start_days_max } = version.terms;
      return {
        ...policyRowOf(row, version, heads.get(row.policy_id), { now, language }),
        series,
        age_bands: age_bands.map((band) => ({ ...band })),
        future_start_days_max,
        min_persons: version.min_persons,
        now: shanghaiTime(now),
      };
    })
    .filter((policy) => policy.takes_additions === 1)
    .filter(({ insurance_type }) => (input.insurance_type ?? insurance_type) === insurance_type);
});
