import { logout as call } from '@app/contract/passport';
import { answerSession } from '../platform/answer.ts';

export const logout = answerSession(call, async ({ session, platform: { gate }, now }) => {
  await gate.endSession(session.tokenHash, now);
  return {};
});
