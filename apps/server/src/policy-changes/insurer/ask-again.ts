import { nextMidnight } from '@app/domain/calendar/shanghai';
import { changeKinds, type ChangeType } from '@app/domain/changes/kinds';
import { nextAsk } from '@app/domain/changes/status';
import type { StoredChange } from '../queries.ts';

/** Whether rows of a kind end a cover and open the one that follows. */
export const passesOn = (type: ChangeType): boolean => changeKinds[type].opens && changeKinds[type].ends;

/** When a change that waits is looked at again. Whose cover is to pass on at midnight is by then covered on, where nobody has answered. */
export function askAgainAt({ change_type, sent_at }: StoredChange, now: Date): Date {
  const asked = nextAsk(sent_at!, now);
  const midnight = nextMidnight(now);
  return passesOn(change_type) && midnight < asked ? midnight : asked;
}
