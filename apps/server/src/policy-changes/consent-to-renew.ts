import { consentMinimumRenewAmountNotice as call } from '@app/contract/renewals/consent';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { record } from '../audit/audit.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { keepConsent, settleOrder } from './kinds/renew/consent.queries.ts';

export const consentToRenew = answer(call, async ({ tx, session, input, now }) => {
  const { consent, order } = input;
  if (order !== undefined) {
    const ids = [...new Set(order.split(',').map(Number))];
    if ((await settleOrder(tx, ids)) < ids.length) throw new Refusal('NOT_FOUND');
  }
  await keepConsent(tx, { is_consent: consent, set_by: session.user.id, set_at: now });
  await record(tx, {
    actor: session.user.name,
    action: 'enterprise.renewal_consent',
    entity: 'enterprise',
    entity_id: session.enterprise.id,
    detail: { consent, order: order ?? null, user_id: session.user.id },
    at: now,
  });
  return { is_consent: consent, consent_time: shanghaiTime(now) };
});
