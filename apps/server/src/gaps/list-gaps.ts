import { listGaps as call } from '@app/contract/gaps';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { gapDay } from '@app/domain/policies/uncovered';
import { readPlanVersions } from '../plans/plans.ts';
import { answer } from '../platform/answer.ts';
import { pageOf } from '../platform/page.ts';
import { findWaysOn } from './ways-on.ts';
import { countGaps, listGapRows } from './queries.ts';

export const listGaps = answer(call, async ({ tx, input, now, today }) => {
  const { page, limit, kind, policy_id } = input;
  const acknowledged = input.acknowledged === 1;
  const day = gapDay(kind, today);
  const asked = { today, on: day, policy_id, acknowledged };
  const [rows, all] = await Promise.all([listGapRows(tx, asked, { page, limit }), countGaps(tx, asked)]);
  const left = all.filter(({ count }) => count > 0);
  const versions = await readPlanVersions(
    tx,
    left.map(({ plan_version_id }) => plan_version_id),
  );
  const waysOn = await findWaysOn(tx, { now, today, day });
  const policies = left.map(({ plan_version_id, policy_id: id, policy_no, count }) => {
    const { plan, plan_id } = versions.get(plan_version_id)!;
    return { policy_id: id, policy_no, count, plan, into: waysOn(plan_id) };
  });
  const byId = new Map(policies.map((policy) => [policy.policy_id, policy]));
  const data = rows.map(({ until, ...row }) => {
    const { policy_no, plan } = byId.get(row.policy_id)!;
    return { ...row, policy_no, plan, cover_until: shanghaiTime(until) };
  });
  const total = left.reduce((sum, { count }) => sum + count, 0);
  const acknowledged_count = all.reduce((sum, policy) => sum + policy.acknowledged_count, 0);
  return { ...pageOf({ page, limit }, total, data), day, policies, acknowledged_count };
});
