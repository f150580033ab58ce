import { sendNow as call } from '@app/contract/policy-changes/send-now';
import { statusText } from '@app/contract/words/words';
import { nextStatus } from '@app/domain/changes/status';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { markSent } from './insurer/mark-sent.ts';
import { lockChange } from './queries.ts';
import { sendChanges } from './queues.ts';

export const sendNow = answer(
  call,
  async ({ tx, input: { policy_change_id }, session, now, language, jobs }) => {
    const change = await lockChange(tx, policy_change_id);
    if (!change) throw new Refusal('NOT_FOUND');
    const status = nextStatus(change.status, 'send_now');
    if (status === undefined) throw new Refusal('STATE_CONFLICT', { status: change.status });

    await markSent(tx, change, status, session.user.name, now);
    await jobs.send(tx, sendChanges, { enterprise_id: session.enterprise.id, id: policy_change_id });
    return {
      policy_change_id,
      change_no: change.change_no,
      status,
      status_text: statusText(language, 'policyChange', status),
    };
  },
);
