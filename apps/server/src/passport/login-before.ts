import { loginBefore as call } from '@app/contract/passport';
import { answerAnyone } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { captchaWait, drawCaptcha } from './captcha.ts';
import { loginKeys, waitOf } from './login.ts';

export const loginBefore = answerAnyone(call, async ({ input, platform: { gate }, now, address }) => {
  const keys = loginKeys(input.user_name, address);
  const [wait_s, captcha_wait_s] = await Promise.all([
    waitOf(gate, keys, now),
    captchaWait(gate, keys.pair, now),
  ]);
  const captcha = captcha_wait_s > 0 ? await drawCaptcha(gate, keys.pair, now) : undefined;
  return {
    need_captcha: flagOf(captcha !== undefined),
    captcha_id: captcha?.captcha_id ?? null,
    captcha_image: captcha?.captcha_image ?? null,
    captcha_wait_s,
    need_sms: flagOf(false),
    wait_s,
  };
});
