import { switchCompany as call } from '@app/contract/wxapp';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { answerSession } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { enterpriseStatus, switchSession } from '../platform/session.ts';

export const switchCompany = answerSession(call, async ({ input, session, platform: { gate }, now }) => {
  const companies = await gate.companiesOf(session.user.id);
  const company = companies.find(({ enterprise_id }) => enterprise_id === input.wxapp_id);
  if (!company) throw new Refusal('NOT_FOUND');
  if (company.status === enterpriseStatus.frozen) throw new Refusal('ENTERPRISE_FROZEN');

  const switched = await switchSession(gate, session, company.enterprise_id, now);
  // Another tab was faster, and its new session has ended this one.
  if (!switched) throw new Refusal('SIGNED_IN_ELSEWHERE');
  return { token: switched.token, expire_at: shanghaiTime(switched.until) };
});
