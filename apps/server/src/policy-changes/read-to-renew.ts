import { readRenewable as call } from '@app/contract/renewals';
import { answer } from '../platform/answer.ts';
import { markRead } from './kinds/renew/renew.queries.ts';
import { findWaiting } from './kinds/renew/waiting.ts';

export const readRenewable = answer(call, async ({ tx, session, today, now }) => {
  const waiting = await findWaiting(tx, today);
  const ids = waiting.map(({ policy_id }) => policy_id);
  await markRead(tx, session.user.id, ids, now);
  return {};
});
