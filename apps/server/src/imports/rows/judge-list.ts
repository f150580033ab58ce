import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ListJudgement } from '../../policy-changes/policy-changes.ts';
import type { Policy } from '../../policies/policies.ts';
import { readJob } from '../guard.ts';
import { readChoices } from './choices.ts';
import { judge } from './judge.ts';
import { atOf } from './roster-store.ts';
import { openRoster } from './roster-text.ts';

/** The rows of an unfinished list, judged as they stand. Refuses for one that is not there, or is another policy's. */
export async function judgeList(
  context: Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>,
  import_job_id: number,
  { policy_id }: Policy,
): Promise<readonly ListJudgement[]> {
  const job = await readJob(context.tx, import_job_id);
  if (job.policy_id !== policy_id) throw new Refusal('NOT_FOUND');
  const at = await atOf(context);
  const { rows } = await openRoster(at, job);
  const choices = await readChoices(context.tx, policy_id, context.now);
  return judge(at, { ...choices, kind: job.kind, start_date: job.start_date, rows });
}
