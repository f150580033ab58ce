import { personKey } from '@app/domain/persons/id-document';
import type { Context } from '../../platform/context.ts';
import { inSlices } from '../../platform/in-slices.ts';
import { findJob, findSubmission } from '../queries.ts';
import { idtypeOf } from './person-of-row.ts';
import { atOf } from './roster-store.ts';
import { openRoster } from './roster-text.ts';

/** Who typed or sent the numbers of the list that a draft was made from, by the person; empty where it was made from none. */
export async function typistsOfList(
  context: Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>,
  policy_change_id: number,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const submission = await findSubmission(context.tx, policy_change_id);
  const job = submission && (await findJob(context.tx, submission.import_job_id));
  const typists = new Map<string, Set<number>>();
  if (!job) return typists;
  const { rows } = await openRoster(await atOf(context), job);
  await inSlices(rows, ({ values, seen_by = [] }) => {
    const key = personKey(idtypeOf(values.idtype), values.idcard ?? '');
    typists.set(key, new Set([...(typists.get(key) ?? []), ...seen_by]));
  });
  return typists;
}
