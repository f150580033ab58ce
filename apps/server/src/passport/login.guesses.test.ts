import { loginBefore } from '@app/contract/passport';
import { expect, it } from 'vitest';
import { anAddress, signInFrom, solved } from '../../test/sign-in.ts';
import { anEnterprise, aUserWithPassword, openWorld, refusedOf, ten_oclock } from '../../test/world.ts';

const world = await openWorld();
const signIn = signInFrom(world);
const password = 'Guess-me-2026!';
const later = (seconds: number) => new Date(ten_oclock.getTime() + seconds * 1_000);

async function aNamed() {
  const { enterpriseId } = await anEnterprise(world);
  return (await aUserWithPassword(world, enterpriseId, password)).userName;
}

/** What a try says that solves its captcha: done, wrong, or how many seconds to wait. */
async function attempt(user_name: string, typed: string, from: string): Promise<string | number> {
  const captcha = await solved(world, user_name, from);
  const { envelope } = await signIn({ user_name, password: typed, ...captcha }, from);
  if (envelope.code === 1) return 'done';
  return envelope.reason === 'RATE_LIMIT' ? envelope.detail.retry_after_s : envelope.reason;
}

it('T14 lets five wrong passwords be typed, and then waits longer each time', async () => {
  const name = await aNamed();
  const home = anAddress();
  const outcomes: (string | number)[] = [];
  for (let tried = 0; tried < 5; tried++) outcomes.push(await attempt(name, 'wrong', home));
  expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'LOGIN_FAIL'));

  const waits: (string | number)[] = [];
  let seconds = 0;
  for (let tried = 0; tried < 9; tried++) {
    const wait = await attempt(name, 'wrong', home);
    waits.push(wait);
    seconds += Number(wait);
    world.clock.set(later(seconds - 1));
    expect(await attempt(name, password, home)).toBe(1);
    world.clock.set(later(seconds));
    expect(await attempt(name, 'wrong', home)).toBe('LOGIN_FAIL');
  }

  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900]);
});

it('T14 says with the refusal how long to wait, in the body and in the header', async () => {
  const name = await aNamed();
  const home = anAddress();
  for (let tried = 0; tried < 5; tried++) await attempt(name, 'wrong', home);

  const { statusCode, headers, envelope } = await signIn({ user_name: name, password }, home);

  expect(statusCode).toBe(429);
  expect(headers['retry-after']).toBe('5');
  expect(refusedOf(envelope)).toMatchObject({
    reason: 'RATE_LIMIT',
    detail: { retry_after_s: 5 },
    msg: 'Too many tries. Wait 5 s and try again.',
  });
});

it('T14 lets the owner in from another address meanwhile, and after a right password counts anew', async () => {
  const name = await aNamed();
  const [guesser, home] = [anAddress(), anAddress()];
  for (let tried = 0; tried < 5; tried++) await attempt(name, 'wrong', guesser);

  expect(await attempt(name, password, guesser)).toBe(5);
  for (let tried = 0; tried < 4; tried++) expect(await attempt(name, 'wrong', home)).toBe('LOGIN_FAIL');
  expect(await attempt(name, password, home)).toBe('done');
  for (let tried = 0; tried < 5; tried++) expect(await attempt(name, 'wrong', home)).toBe('LOGIN_FAIL');
  expect(await attempt(name, 'wrong', home)).toBe(5);
});

it('T14 forgets the tries of an address after an hour without one', async () => {
  const name = await aNamed();
  const home = anAddress();
  for (let tried = 0; tried < 5; tried++) await attempt(name, 'wrong', home);
  world.clock.set(later(3_600 + 6));

  for (let tried = 0; tried < 5; tried++) expect(await attempt(name, 'wrong', home)).toBe('LOGIN_FAIL');
});

it('T14 evaluates at most 20 guesses a minute of one name, from however many addresses', async () => {
  const name = await aNamed();

  const outcomes = await Promise.all(Array.from({ length: 60 }, () => attempt(name, 'wrong', anAddress())));

  expect(outcomes.filter((outcome) => outcome === 'LOGIN_FAIL')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 60)).toHaveLength(40);
  world.clock.set(later(60));
  expect(await attempt(name, password, anAddress())).toBe('done');
});

it('T14 evaluates at most 20 guesses a minute from one address, for however many names', async () => {
  const guesser = anAddress();

  const outcomes: (string | number)[] = [];
  for (let tried = 0; tried < 22; tried++)
    outcomes.push(await attempt(`nobody-${guesser}-${tried}`, 'wrong', guesser));

  expect(outcomes.slice(0, 20).every((outcome) => outcome === 'LOGIN_FAIL')).toBe(true);
  expect(outcomes.slice(20)).toEqual([60, 60]);
});

it('T14 does not hold against the owner what was refused because of others', async () => {
  const name = await aNamed();
  const home = anAddress();
  await Promise.all(Array.from({ length: 20 }, () => attempt(name, 'wrong', anAddress())));
  for (let minute = 1; minute <= 3; minute++) {
    expect(await attempt(name, password, home)).toBe(60);
    world.clock.set(later(60 * minute));
    // A guesser elsewhere is first in every new minute.
    await Promise.all(Array.from({ length: 20 }, () => attempt(name, 'wrong', anAddress())));
  }

  world.clock.set(later(60 * 4));

  expect(await attempt(name, password, home)).toBe('done');
});

it('T14 lets a whole office sign in from one address in one minute', async () => {
  const name = await aNamed();
  const office = anAddress();
  const outcomes = new Set<unknown>();
  for (let clerk = 0; clerk < 40; clerk++) outcomes.add(await attempt(name, password, office));

  expect([...outcomes]).toEqual(['done']);
});

it('T15 limits a name that is unknown exactly as one that is known', async () => {
  const known = await aNamed();
  const unknown = `nobody-${known}`;
  const told = async (name: string) => {
    const home = anAddress();
    const outcomes: unknown[] = [];
    for (let tried = 0; tried < 6; tried++) outcomes.push(await attempt(name, 'wrong', home));
    const before = await world.app.inject({
      method: 'POST',
      url: `/api${loginBefore.path}`,
      remoteAddress: home,
      payload: { user_name: name },
    });
    const { data } = before.json<{ data: object }>();
    return [...outcomes, { ...data, captcha_id: '' }];
  };

  expect(await told(unknown)).toEqual(await told(known));
});
