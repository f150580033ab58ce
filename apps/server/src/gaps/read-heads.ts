import { heads_days, readHeads as call } from '@app/contract/gaps';
import { readPlanVersions } from '../plans/plans.ts';
import { answer } from '../platform/answer.ts';
import { countHeadsByDay, listPolicyEnds } from './heads.queries.ts';

export const readHeads = answer(call, async ({ tx, today }) => {
  const asked = { today, count: heads_days };
  const [days, ends] = await Promise.all([countHeadsByDay(tx, asked), listPolicyEnds(tx, asked)]);
  const versions = await readPlanVersions(
    tx,
    ends.map(({ plan_version_id }) => plan_version_id),
  );
  return {
    days: [...days],
    ends: ends.map(({ plan_version_id, ...end }) => ({ ...end, plan: versions.get(plan_version_id)!.plan })),
  };
});
