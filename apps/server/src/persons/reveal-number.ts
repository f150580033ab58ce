import { reveals_max, revealNumber as call } from '@app/contract/persons';
import { nextMidnight, shanghaiTime } from '@app/domain/calendar/shanghai';
import { record } from '../audit/audit.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { countReveal, findSealed } from './reveal.queries.ts';

export const revealNumber = answer(call, async ({ tx, input, session, vault, now, today }) => {
  const { employee_id, reason } = input;
  const employee = await findSealed(tx, employee_id);
  if (!employee) throw new Refusal('NOT_FOUND');
  const shown = await countReveal(tx, { user_id: session.user.id, today }, reveals_max);
  if (shown === undefined)
    throw new Refusal('REVEAL_LIMIT', { reveals_max, opens_at: shanghaiTime(nextMidnight(now)) });

  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  await record(tx, {
    actor: session.user.name,
    action: 'revealed',
    entity: 'employee',
    entity_id: employee_id,
    detail: { user_id: session.user.id, reason },
    at: now,
  });
  const { mobile_enc, mobile_hash } = employee;
  return {
    employee_id,
    idcard: sealer.open(employee),
    mobile: mobile_enc && mobile_hash ? sealer.openMobile({ mobile_enc, mobile_hash }) : '',
    left_today: reveals_max - shown,
  };
});
