import { setDefaultCompany as call } from '@app/contract/wxapp';
import { answerSession } from '../platform/answer.ts';
import type { EnterpriseId } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';

export const setDefaultCompany = answerSession(
  call,
  async ({ input: { wxapp_id }, session: { user }, platform: { gate } }) => {
    const isSet = await gate.setDefaultEnterprise(user.id, wxapp_id as EnterpriseId);
    if (!isSet) throw new Refusal('NOT_FOUND');
    return {};
  },
);
