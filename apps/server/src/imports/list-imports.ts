import { listImports as call } from '@app/contract/imports/list-imports';
import { readPlanVersions } from '../plans/plans.ts';
import { answer } from '../platform/answer.ts';
import { listUnfinished } from './queries.ts';
import { jobRowOf } from './wire.ts';

/** As many as one user may have begun; the contract names it. */
const lists_max = 200;

export const listImports = answer(call, async ({ tx, input, language }) => {
  const jobs = await listUnfinished(tx, { policy_id: input.policy_id, kind: input.kind, most: lists_max });
  const versions = await readPlanVersions(
    tx,
    jobs.map(({ plan_version_id }) => plan_version_id),
  );
  return jobs.map((job) => ({
    ...jobRowOf(job, language),
    policy_no: job.policy_no,
    plan: versions.get(job.plan_version_id)!.plan,
  }));
});
