import { loginBefore } from '@app/contract/passport';
import { expect, it } from 'vitest';
import { anAddress, signInFrom, solved } from '../../test/sign-in.ts';
import { anEnterprise, aUserWithPassword, openWorld, refusedOf, ten_oclock } from '../../test/world.ts';

const world = await openWorld();
const signIn = signInFrom(world);
const password = 'Read-me-2026!';
const later = (seconds: number) => new Date(ten_oclock.getTime() + seconds * 1_000);

async function aNamed() {
  const { enterpriseId } = await anEnterprise(world);
  return (await aUserWithPassword(world, enterpriseId, password)).userName;
}

async function attempt(
  user_name: string,
  typed: string,
  from: string,
  captcha: object = {},
): Promise<string> {
  const { envelope } = await signIn({ user_name, password: typed, ...captcha }, from);
  return envelope.code === 1 ? 'done' : envelope.reason;
}

const failThrice = async (name: string, from: string) => {
  for (let tried = 0; tried < 3; tried++) expect(await attempt(name, 'wrong', from)).toBe('LOGIN_FAIL');
};

type Needs = { need_captcha: number; captcha_id: string; captcha_image: string; captcha_wait_s: number };

async function needsOf(user_name: string, remoteAddress: string): Promise<Needs> {
  const response = await world.app.inject({
    method: 'POST',
    url: `/api${loginBefore.path}`,
    remoteAddress,
    payload: { user_name },
  });
  return response.json<{ data: Needs }>().data;
}

it('T14 asks for a captcha from the third failure on, and lets in whoever solves it', async () => {
  const [name, home] = [await aNamed(), anAddress()];
  await failThrice(name, home);

  expect(await attempt(name, password, home)).toBe('CAPTCHA');
  expect(await attempt(name, password, home, await solved(world, name, home))).toBe('done');

  expect(await needsOf(name, home)).toMatchObject({ need_captcha: 0, captcha_image: null });
});

it('T14 shows a captcha as a picture that names its characters nowhere', async () => {
  const [name, home] = [await aNamed(), anAddress()];
  await failThrice(name, home);

  const { need_captcha, captcha_id, captcha_image } = await needsOf(name, home);

  expect(need_captcha).toBe(1);
  expect(captcha_id).toMatch(/^[\w-]{22}$/);
  const [, encoded = ''] = /^data:image\/svg\+xml;base64,(.+)$/.exec(captcha_image) ?? [];
  const svg = Buffer.from(encoded, 'base64').toString();
  expect(svg).toMatch(/^<svg [^>]*><.*<\/svg>$/s);
  expect(svg).not.toMatch(/<text|<script|on\w+=/);
  const { rows } = await world.owner.query<{ row: string }>('select c::text as row from captcha c');
  expect(rows.some(({ row }) => row.includes(captcha_id))).toBe(false);
});

it('T14 takes each captcha for one try, and only the latest', async () => {
  const [name, home] = [await aNamed(), anAddress()];
  await failThrice(name, home);
  const first = await solved(world, name, home);
  const second = await solved(world, name, home);

  expect(await attempt(name, 'wrong', home, first)).toBe('CAPTCHA');
  // The wrong number has used up the right one.
  expect(await attempt(name, 'wrong', home, second)).toBe('CAPTCHA');
  const third = await solved(world, name, home);
  expect(await attempt(name, 'wrong', home, third)).toBe('LOGIN_FAIL');
  expect(await attempt(name, password, home, third)).toBe('CAPTCHA');
});

it('T14 refuses a captcha that was answered wrongly, is too old, or was shown for another name or elsewhere', async () => {
  const [name, other, home] = [await aNamed(), await aNamed(), anAddress()];
  await failThrice(name, home);
  const { captcha_id } = await solved(world, name, home);

  expect(await attempt(name, password, home, { captcha_id, captcha: 'A3F9Q' })).toBe('CAPTCHA');
  expect(await attempt(name, password, home, await solved(world, other, home))).toBe('CAPTCHA');
  expect(await attempt(name, password, home, await solved(world, name, anAddress()))).toBe('CAPTCHA');
  const old = await solved(world, name, home);
  world.clock.set(later(300));
  expect(await attempt(name, 'wrong', home)).toBe('LOGIN_FAIL');
  expect(await attempt(name, password, home, old)).toBe('CAPTCHA');
});

it('T14 counts no try that its captcha kept out', async () => {
  const [name, home] = [await aNamed(), anAddress()];
  await failThrice(name, home);

  for (let tried = 0; tried < 30; tried++) expect(await attempt(name, 'wrong', home)).toBe('CAPTCHA');

  expect(await attempt(name, password, home, await solved(world, name, home))).toBe('done');
});

it('T14 lets whoever cannot read a captcha in after a minute of waiting', async () => {
  const [name, home] = [await aNamed(), anAddress()];
  await failThrice(name, home);
  expect((await needsOf(name, home)).captcha_wait_s).toBe(60);
  world.clock.set(later(59));
  expect(await attempt(name, password, home)).toBe('CAPTCHA');

  world.clock.set(later(60));

  expect((await needsOf(name, home)).need_captcha).toBe(0);
  expect(await attempt(name, password, home)).toBe('done');
});

it('T14 asks the owner elsewhere for nothing', async () => {
  const [name, guesser] = [await aNamed(), anAddress()];
  await failThrice(name, guesser);

  expect(await attempt(name, password, anAddress())).toBe('done');
});

it('T15 asks for a captcha under an unknown name as under a known one', async () => {
  const known = await aNamed();
  for (const name of [known, `nobody-${known}`]) {
    const home = anAddress();
    await failThrice(name, home);
    const { statusCode, envelope } = await signIn({ user_name: name, password }, home);

    expect({ statusCode, ...refusedOf(envelope), request_id: '' }).toEqual({
      statusCode: 200,
      code: 0,
      reason: 'CAPTCHA',
      detail: null,
      data: null,
      request_id: '',
      msg: expect.stringContaining('picture'),
    });
  }
});
