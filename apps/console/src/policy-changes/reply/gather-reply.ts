import { listKept } from '@app/contract/policy-change-repairs';
import { listChangePersons, readChange } from '@app/contract/policy-changes';
import { send } from '../../platform/api.ts';
import { failed } from '../change/person-result.ts';
import { names_max, not_max, type Reply, replyOf } from './reply.ts';

/** Asks how a change stands now, who of it is covered and who is not, and who stayed on its list. */
export async function gatherReply(policy_change_id: number): Promise<Reply> {
  const [change, kept] = await Promise.all([
    send(readChange, { policy_change_id }, { quiet: true }),
    send(listKept, { policy_change_id }, { quiet: true }),
  ]);
  const wanted = change.person_count > names_max ? { result: failed, limit: not_max } : { limit: names_max };
  const { data } = await send(listChangePersons, { policy_change_id, page: 1, ...wanted }, { quiet: true });
  return replyOf(change, data, kept);
}
