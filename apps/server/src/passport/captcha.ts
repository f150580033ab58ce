import { createHash, randomBytes, randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import type { Gate } from '../platform/gate.ts';

/** A captcha as it is shown: its number, and the picture as an address of its own. */
export type Captcha = { readonly captcha_id: string; readonly captcha_image: string };

/** Asked for from the third failure of a name from an address on, until a minute has gone by without a try. */
const asked = { free: 3, span_s: 60 };
const lives_ms = 5 * 60_000;

/** For how many seconds a sign-in under this key needs a captcha; 0 when it needs none. */
export const captchaWait = (gate: Gate, pairHash: Buffer, now: Date): Promise<number> =>
  gate.captchaWait(pairHash, now, asked);

/** Draws a captcha for a name from an address. The one before it no longer counts. */
export async function drawCaptcha(gate: Gate, pairHash: Buffer, now: Date): Promise<Captcha> {
  const text = Array.from({ length: 5 }, () => characters[randomInt(characters.length)]).join('');
  const captcha_id = await keepCaptcha(gate, { pairHash, text, now });
  const svg = draw(text, { width: 160, height: 56, fontSize: 56, noise: 2, background: '#fff' });
  return { captcha_id, captcha_image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** Keeps the hash of a captcha's answer, and returns its number. */
export async function keepCaptcha(
  gate: Gate,
  { pairHash, text, now }: { pairHash: Buffer; text: string; now: Date },
): Promise<string> {
  const captcha_id = randomBytes(16).toString('base64url');
  const until = new Date(now.getTime() + lives_ms);
  await gate.putCaptcha({ pairHash, ...hashesOf(captcha_id, text), now, until });
  return captcha_id;
}

/** Whether this answers the captcha shown last under this key. However it ends, that one is used up. */
export const solvesCaptcha = (
  gate: Gate,
  pairHash: Buffer,
  { captcha_id = '', captcha = '' }: { captcha_id?: string | undefined; captcha?: string | undefined },
  now: Date,
): Promise<boolean> => gate.takeCaptcha({ pairHash, ...hashesOf(captcha_id, captcha), now });

// Without the letters and digits that look alike.
const characters = 'ACDEFGHJKLMNPQRTUVWXY34679';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const hashesOf = (captchaId: string, answer: string) => ({
  captchaHash: sha256(captchaId),
  answerHash: sha256(`${captchaId}\0${answer.toUpperCase()}`),
});

// The package itself is a function that draws a given text, which its types do not say. The text it would choose itself
// comes from Math.random, whose next values the picture gives away.
const draw = svgCaptcha as unknown as (
  text: string,
  options: { width: number; height: number; fontSize: number; noise: number; background: string },
) => string;
