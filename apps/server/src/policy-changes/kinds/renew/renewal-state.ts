import type { Reason, Refusals } from '@app/contract/refusals';
import type { Language } from '@app/contract/words/languages';
import { statusText, wordRefusal } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { renewalStatusOf } from '@app/domain/policies/renewal-status';
import { autoRenewAt } from '@app/domain/policies/renewal-timers';
import type { EnterpriseTx } from '../../../platform/database.ts';
import type { Due } from './due.ts';
import { countReaching, countWent } from './renew.queries.ts';
import type { StoredRenewal } from './timers.queries.ts';

type Moment = { readonly now: Date; readonly language: Language };

/** How it stands with the renewal of a policy, as calls tell it. */
export async function readState(
  tx: EnterpriseTx,
  due: Due,
  renewal: StoredRenewal,
  { now, language }: Moment,
) {
  const { policy_id, period, version, end, next_policy_id } = due;
  const { renewal_type, failed_reason } = renewal;
  const waiting = await countReaching(tx, policy_id, end);
  const { went, on_their_way } = await countWent(tx, { policy_id, end, next_policy_id });
  const status = renewalStatusOf({
    renewal_type,
    waiting,
    went: went === 0 ? 'nobody' : on_their_way > 0 ? 'on_their_way' : 'all_answered',
    isShort: failed_reason === 'RENEW_FUNDS',
    hasEnded: end <= now,
  });
  return {
    renewal_type: renewal_type as 0 | 1 | 2,
    status,
    status_text: statusText(language, 'renewal', status),
    auto_at: shanghaiTime(autoRenewAt(period, version.renewal_timers)),
    ran_at: renewal.ran_at && shanghaiTime(renewal.ran_at),
    failed_msg: failureOf(renewal, language),
  };
}

function failureOf({ failed_reason, failed_detail }: StoredRenewal, language: Language): string | null {
  if (failed_reason === null) return null;
  return wordRefusal(language, failed_reason as Reason, JSON.parse(failed_detail!) as Refusals[Reason]);
}
