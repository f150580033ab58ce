import { loginBefore } from '@app/contract/passport';
import { expect, it } from 'vitest';
import { anAddress, signInFrom, solved, workedOut } from '../../test/sign-in.ts';
import { anEnterprise, aUserWithPassword, openWorld, refusedOf, ten_oclock } from '../../test/world.ts';
import { sha256 } from './tries/keys.ts';

const world = await openWorld();
const signIn = signInFrom(world);
const password = 'Read-me-2026!';
const later = (seconds: number) => new Date(ten_oclock.getTime() + seconds * 1_000);

/** As PostgreSQL writes bytes. */
const hexOf = (bytes: string | Buffer) => Buffer.from(bytes as string).toString('hex');

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

type Needs = { need_captcha: number; captcha_id: string; captcha_wait_s: number };

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

  expect(await needsOf(name, home)).toMatchObject({ need_captcha: 0, captcha_id: null });
});

it('T14 gives a browser something to work out that it is never told again, and keeps its hash alone', async () => {
  const [name, home] = [await aNamed(), anAddress()];
  await failThrice(name, home);

  const [first, second] = [await needsOf(name, home), await needsOf(name, home)];

  expect(first).toMatchObject({ need_captcha: 1, captcha_id: expect.stringMatching(/^[\w-]{22}$/) });
  expect(second.captcha_id).not.toBe(first.captcha_id);
  const { rows } = await world.owner.query<{ row: string }>('select p::text as row from puzzle p');
  const isKept = (id: string | Buffer) => rows.some(({ row }) => row.includes(hexOf(id)));
  expect(isKept(first.captcha_id)).toBe(false);
  expect(isKept(Buffer.from(first.captcha_id, 'base64url'))).toBe(false);
  expect(isKept(sha256(first.captcha_id))).toBe(true);
  const captcha = { captcha_id: first.captcha_id, captcha: workedOut(first.captcha_id) };
  expect(await attempt(name, password, home, captcha)).toBe('done');
});

it('T14 takes each captcha for one try', async () => {
  const [name, home] = [await aNamed(), anAddress()];
  await failThrice(name, home);
  const first = await solved(world, name, home);

  expect(await attempt(name, 'wrong', home, first)).toBe('LOGIN_FAIL');
  expect(await attempt(name, password, home, first)).toBe('CAPTCHA');
  const second = await solved(world, name, home);
  expect(await attempt(name, password, home, { ...second, captcha: '1.2.3' })).toBe('CAPTCHA');
  // The wrong solution has used up the right one.
  expect(await attempt(name, password, home, second)).toBe('CAPTCHA');
});

it('T14 lets people of one office who share a name each work out their own captcha', async () => {
  const [name, office] = [await aNamed(), anAddress()];
  await failThrice(name, office);
  const given = await Promise.all(Array.from({ length: 2 }, () => needsOf(name, office)));
  const captchas = given.map(({ captcha_id }) => ({ captcha_id, captcha: workedOut(captcha_id) }));

  const outcomes = await Promise.all(captchas.map((captcha) => attempt(name, password, office, captcha)));

  expect(new Set(outcomes)).toEqual(new Set(['done']));
});

it('T14 refuses a captcha that was worked out wrongly, is too old, or was given for another name or elsewhere', async () => {
  const [name, other, home] = [await aNamed(), await aNamed(), anAddress()];
  const elsewhere = anAddress();
  for (const [who, from] of [
    [name, home],
    [other, home],
    [name, elsewhere],
  ] as const)
    await failThrice(who, from);
  const { captcha_id, captcha = '' } = await solved(world, name, home);
  const [first = '', ...others] = captcha.split('.');

  const almost = [Number(first) + 1, ...others].join('.');
  expect(await attempt(name, password, home, { captcha_id, captcha: almost })).toBe('CAPTCHA');
  expect(await attempt(name, password, home, await solved(world, other, home))).toBe('CAPTCHA');
  expect(await attempt(name, password, home, await solved(world, name, elsewhere))).toBe('CAPTCHA');
  world.clock.set(later(59));
  const old = await solved(world, name, home);
  world.clock.set(later(359));
  expect(await attempt(name, 'wrong', home)).toBe('LOGIN_FAIL');
  expect(await attempt(name, password, home, old)).toBe('CAPTCHA');
});

it('T14 counts no try that its captcha kept out', async () => {
  const [name, home] = [await aNamed(), anAddress()];
  await failThrice(name, home);

  for (let tried = 0; tried < 30; tried++) expect(await attempt(name, 'wrong', home)).toBe('CAPTCHA');

  expect(await attempt(name, password, home, await solved(world, name, home))).toBe('done');
});

it('T14 lets a browser that works nothing out in after a minute of waiting', async () => {
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
      msg: expect.stringContaining('working it out'),
    });
  }
});
