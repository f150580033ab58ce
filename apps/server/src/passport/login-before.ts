import { loginBefore as call } from '@app/contract/passport';
import { answerAnyone } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { loginKeys, waitOf } from './login.ts';

export const loginBefore = answerAnyone(call, async ({ input, platform: { gate }, now, address }) => {
  const wait_s = await waitOf(gate, loginKeys(input.user_name, address), now);
  return { need_captcha: flagOf(false), need_sms: flagOf(false), wait_s };
});
