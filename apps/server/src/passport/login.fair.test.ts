import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { anAddress, signInFrom, solved } from '../../test/sign-in.ts';
import { anEnterprise, aUserWithPassword, dataOf, openWorld, ten_oclock } from '../../test/world.ts';
import { hashPassword } from '../platform/password.ts';
import { sha256, strangersKeys } from './tries/keys.ts';
import { lineLimits, tryLimits } from './tries/limits.ts';

// Who guesses is kept out; who knows the password is not.

const world = await openWorld();
const signIn = signInFrom(world);
const password = 'Own-me-2026!';
const day_s = 86_400;
const later = (seconds: number) => new Date(ten_oclock.getTime() + seconds * 1_000);

async function aNamed() {
  const { enterpriseId } = await anEnterprise(world);
  return aUserWithPassword(world, enterpriseId, password);
}

type Try = { readonly typed?: string; readonly from?: string; readonly device?: string };

/** What a try says: done, wrong, or how many seconds to wait. */
async function attempt(user_name: string, { typed = password, from = anAddress(), device }: Try = {}) {
  const captcha = device === undefined ? await solved(world, user_name, from) : {};
  const input = { user_name, password: typed, ...captcha, ...(device === undefined ? {} : { device }) };
  const { envelope } = await signIn(input, from);
  if (envelope.code === 1) return 'done';
  return envelope.reason === 'RATE_LIMIT' ? envelope.detail.retry_after_s : envelope.reason;
}

/** The device of somebody who has signed in on it. */
const deviceOf = async (user_name: string, device?: string) =>
  dataOf((await signIn({ user_name, password, ...(device === undefined ? {} : { device }) })).envelope)
    .device;

const failTwenty = (name: string, typed = 'wrong') =>
  Promise.all(Array.from({ length: 20 }, () => attempt(name, { typed })));

it('T14 lets the owner in on a known device, whatever others have got wrong under the name or at the address', async () => {
  const { userName } = await aNamed();
  const office = anAddress();
  const device = await deviceOf(userName);
  await failTwenty(userName);
  for (let tried = 0; tried < 20; tried++) await attempt(`nobody-${office}-${tried}`, { from: office });

  expect(await attempt(userName, { from: office })).toBe(60);
  expect(await attempt(userName, { from: office, device })).toBe('done');
});

it('T14 holds its own wrong tries against a known device, and others’ against nobody on it', async () => {
  const { userName } = await aNamed();
  const home = anAddress();
  const device = await deviceOf(userName);
  for (let tried = 0; tried < 3; tried++)
    expect(await attempt(userName, { typed: 'wrong', device, from: home })).toBe('LOGIN_FAIL');
  expect(await attempt(userName, { typed: 'wrong', device, from: home })).toBe('CAPTCHA');

  world.clock.set(later(60));
  await attempt(userName, { typed: 'wrong', device, from: home });
  world.clock.set(later(120));
  await attempt(userName, { typed: 'wrong', device, from: home });

  expect(await attempt(userName, { device, from: anAddress() })).toBe(5);
  expect(await attempt(userName, { from: home })).toBe('done');
});

it('T14 knows a device for one user, ninety days, and no longer than the password', async () => {
  const [one, other] = [await aNamed(), await aNamed()];
  const device = await deviceOf(one.userName);
  const known = await world.owner.query('select expires_at from known_device where user_id = $1', [
    one.userId,
  ]);
  expect(known.rows).toEqual([{ expires_at: later(90 * day_s) }]);
  await failTwenty(other.userName);
  expect(await attempt(other.userName, { device })).toBe(60);
  // Who has signed in on it too, is known on it too.
  world.clock.set(later(60));
  expect(await deviceOf(other.userName, device)).toBe(device);
  await failTwenty(other.userName);
  expect(await attempt(other.userName, { device })).toBe('done');

  await failTwenty(one.userName);
  const changed = await hashPassword(password);
  await world.owner.query('update app_user set password_hash = $2 where user_id = $1', [one.userId, changed]);
  expect(await attempt(one.userName, { device })).toBe(60);

  const { rowCount } = await world.owner.query('update known_device set expires_at = $2 where user_id = $1', [
    other.userId,
    later(60),
  ]);
  expect(rowCount).toBe(1);
  expect(await attempt(other.userName, { device })).toBe(60);
});

it('T14 gives a device that nobody has signed in on a name of its own, and keeps its hash alone', async () => {
  const { userName } = await aNamed();

  const device = await deviceOf(userName, 'chosen-by-somebody');

  expect(device).toMatch(/^[\w-]{43}$/);
  const { rows } = await world.owner.query<{ row: string }>('select d::text as row from known_device d');
  const isKept = (bytes: Buffer) => rows.some(({ row }) => row.includes(bytes.toString('hex')));
  expect(isKept(Buffer.from(device))).toBe(false);
  expect(isKept(Buffer.from(device, 'base64url'))).toBe(false);
  expect(isKept(sha256(device))).toBe(true);
});

it('T14 lets forty people of one office in at once, also under one name', async () => {
  const { userName } = await aNamed();
  const people = await Promise.all(Array.from({ length: 20 }, aNamed));
  const office = anAddress();

  const outcomes = await Promise.all([
    ...people.map((person) => attempt(person.userName, { from: office })),
    ...Array.from({ length: 20 }, () => attempt(userName, { from: office })),
  ]);

  expect(new Set(outcomes)).toEqual(new Set(['done']));
});

it('T14 lets forty people in at once while one of them types a wrong password', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, aNamed));
  const office = anAddress();

  const outcomes = await Promise.all(
    people.flatMap(({ userName }) => [
      attempt(userName, { from: office }),
      attempt(userName, { from: office, typed: userName === people[0]?.userName ? 'wrong' : password }),
    ]),
  );

  expect(outcomes.filter((outcome) => outcome === 'LOGIN_FAIL')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(19);
});

it('T14 evaluates at most 20 of 500 guesses at once under one name, from 50 addresses', async () => {
  const { userName } = await aNamed();
  const addresses = Array.from({ length: 50 }, anAddress);

  const outcomes = await Promise.all(
    addresses.flatMap((from) =>
      Array.from({ length: 10 }, async () => {
        const { envelope } = await signIn({ user_name: userName, password: 'wrong' }, from);
        return envelope.code === 1 ? 'done' : envelope.reason;
      }),
    ),
  );

  expect(outcomes.filter((outcome) => outcome === 'LOGIN_FAIL')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(0);
});

it('T14 frees the places of a server that died in the middle', async () => {
  const { userName } = await aNamed();
  const home = anAddress();
  const keys = strangersKeys(userName, home);
  const all = [keys.own, ...keys.shared];
  await world.owner.query(
    `insert into login_under_way (key_hash, place, until)
     select key, decode(lpad(to_hex(n), 8, '0'), 'hex'), now() + $2 * interval '1 second'
     from unnest($1::bytea[]) as key, generate_series(1, 40) n`,
    [all, tryLimits.place_s],
  );
  const begin = () =>
    world.platform.gate.beginLoginTry({
      place: randomBytes(16),
      keys,
      now: world.clock.now(),
      limits: tryLimits,
    });
  expect(await begin()).toBe(-1);

  await world.owner.query(`update login_under_way set until = now() where key_hash = any ($1)`, [all]);

  expect(await attempt(userName, { from: home })).toBe('done');
  // Whoever stands in line meanwhile is not turned away.
  expect(tryLimits.place_s * 1_000).toBeLessThan(lineLimits.wait_max_ms);
});

it.each([
  ['a day ahead for a moment', day_s, 0],
  ['a day behind for a moment', -day_s, 0],
  ['a day behind from now on', 0, -day_s],
])(
  'T14 keeps nobody out for longer than a minute or a quarter of an hour when the clock was %s',
  async (_what, then, after) => {
    const [{ userName }, other] = [await aNamed(), await aNamed()];
    const office = anAddress();
    world.clock.set(later(then));
    // Under one name from one address until it waits a quarter of an hour, and from everywhere until the name waits.
    for (let tried = 0; tried < 5; tried++) await attempt(userName, { typed: 'wrong', from: office });
    await failTwenty(other.userName);
    await attempt(other.userName, { from: office });

    world.clock.set(later(after));
    const own = Number(
      await attempt(userName, { from: office }).then((told) => (told === 'done' ? 0 : told)),
    );
    expect(own).toBeLessThanOrEqual(900);
    const shared = Number(await attempt(other.userName).then((told) => (told === 'done' ? 0 : told)));
    expect(shared).toBeLessThanOrEqual(60);

    world.clock.set(later(after + own));
    expect(await attempt(userName, { from: office })).toBe('done');
    world.clock.set(later(after + Math.max(own, shared)));
    expect(await attempt(other.userName)).toBe('done');
  },
);

it('T14 keeps nobody waiting under whose name and address nothing failed, whatever the clock did', async () => {
  const { userName } = await aNamed();
  const office = anAddress();
  world.clock.set(later(day_s));
  expect(await attempt(userName, { from: office })).toBe('done');

  world.clock.set(later(0));

  expect(await attempt(userName, { from: office })).toBe('done');
});

it('T15 tells nothing of a name by a device that is known for another', async () => {
  const [{ userName }, other] = [await aNamed(), await aNamed()];
  const device = await deviceOf(other.userName);
  const told = async (user_name: string) => (await signIn({ user_name, password: 'wrong', device })).envelope;

  expect({ ...(await told(`nobody-${userName}`)), request_id: '' }).toEqual({
    ...(await told(userName)),
    request_id: '',
  });
});
