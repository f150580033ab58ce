import { hasRenewable as call } from '@app/contract/renewals/one-key';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { nextOf, startInto } from './kinds/renew/due.ts';
import { findRead } from './kinds/renew/renew.queries.ts';
import { findWaiting } from './kinds/renew/waiting.ts';

export const hasRenewable = answer(call, async ({ tx, session, now }) => {
  const waiting = await findWaiting(tx, now);
  const ids = waiting.map(({ policy_id }) => policy_id);
  const read = new Set((await findRead(tx, session.user.id, ids)).map(({ policy_id }) => policy_id));
  const deadlines: Date[] = [];
  for (const due of waiting) deadlines.push(startInto(due, await nextOf(tx, due, now), now).submit_until);
  const first = deadlines.toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    has_valid: flagOf(waiting.length > 0),
    count: waiting.length,
    person_count: waiting.reduce((sum, { person_count }) => sum + person_count, 0),
    deadline: first ? shanghaiTime(first) : null,
    is_read: flagOf(ids.every((id) => read.has(id))),
  };
});
