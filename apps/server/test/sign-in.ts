import type { Envelope } from '@app/contract/call';
import { login } from '@app/contract/passport';
import type { z } from 'zod/mini';
import { keepCaptcha } from '../src/passport/captcha.ts';
import { loginKeys } from '../src/passport/login.ts';
import type { World } from './world.ts';

let addresses = 0;
/** An address that no other test signs in from. */
export const anAddress = (): string => {
  const number = (process.pid % 250) * 65_536 + addresses++;
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
};

/** Signs in from an address, by default from one that has never tried before. */
export const signInFrom =
  ({ app }: World) =>
  async (input: object, from = anAddress()) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api${login.path}`,
      remoteAddress: from,
      payload: input,
    });
    const envelope: Envelope<z.output<typeof login.output>> = response.json();
    return { statusCode: response.statusCode, headers: response.headers, envelope };
  };

/** The solution of a captcha that a name is shown now at an address, as someone who reads it would type it. */
export async function solved({ platform, clock }: World, userName: string, from: string) {
  const pairHash = loginKeys(userName, from).pair;
  const captcha_id = await keepCaptcha(platform.gate, { pairHash, text: 'A3F9K', now: clock.now() });
  return { captcha_id, captcha: ' a3f9k ' };
}
