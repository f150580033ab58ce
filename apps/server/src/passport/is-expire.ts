import { isExpire as call } from '@app/contract/passport';
import { day, dayNumber } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { answerSession } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { hasExpired } from '../platform/session.ts';

export const isExpire = answerSession(call, async ({ session: { enterprise }, now }) => {
  const today = shanghaiDay(now);
  const expire_date = enterprise?.serviceEndDate ?? null;
  return {
    is_expire: flagOf(enterprise !== null && hasExpired(enterprise, today)),
    expire_date,
    days_left: expire_date === null ? null : Math.max(0, dayNumber(day(expire_date)) - dayNumber(today) + 1),
  };
});
