import { readRenewable as call } from '@app/contract/renewals/one-key';
import { answer } from '../platform/answer.ts';
import { findLeaving } from './kinds/renew/left.queries.ts';
import { markRead } from './kinds/renew/renew.queries.ts';
import { findWaiting } from './kinds/renew/waiting.ts';

export const readRenewable = answer(call, async ({ tx, session, now }) => {
  const waiting = await findWaiting(tx, now);
  const ids = new Set([...waiting.map(({ policy_id }) => policy_id), ...(await findLeaving(tx, now))]);
  await markRead(tx, session.user.id, [...ids], now);
  return {};
});
