import { loginBefore as call } from '@app/contract/passport';
import { answerAnyone } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { loginKeys } from './login.ts';

export const loginBefore = answerAnyone(call, async ({ input, platform: { gate }, now, address }) => {
  const keys = Object.values(loginKeys(input.user_name, address));
  const waits = await Promise.all(keys.map((key) => gate.loginWait(key, now)));
  return { need_captcha: flagOf(false), need_sms: flagOf(false), wait_s: Math.max(...waits) };
});
