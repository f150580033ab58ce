import { my } from '@app/contract/customers';
import { logout } from '@app/contract/passport';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { patience } from '../../test/patience.ts';
import { anEnterprise, aUser, moment, openWorld, signedIn } from '../../test/world.ts';

const world = await openWorld();

/** Code and HTTP status of an ordinary call with a token. */
async function answerTo(headers: Record<string, string>) {
  const response = await world.app.inject({ method: 'GET', url: `/api${my.path}`, headers });
  const { code, reason } = response.json<{ code: number; reason?: string }>();
  return { status: response.statusCode, code, ...(reason ? { reason } : {}) };
}

const ok = { status: 200, code: 1 };
const expired = { status: 401, code: 50014, reason: 'TOKEN_EXPIRED' };
const withdrawn = { status: 401, code: 50012, reason: 'SIGN_IN_WITHDRAWN' };

it('T23 answers -1 without a token, and 50008 to one that nobody gave out', async () => {
  const { token } = await anEnterprise(world);
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;

  expect(await answerTo({})).toEqual({ status: 401, code: -1, reason: 'AUTH' });
  expect(await answerTo({ token: '' })).toEqual({ status: 401, code: -1, reason: 'AUTH' });
  for (const unknown of ['x', altered, `${token} `.padEnd(60, 'x'), 'x'.repeat(8_000)]) {
    expect(await answerTo({ token: unknown })).toEqual({ status: 401, code: 50008, reason: 'TOKEN_UNKNOWN' });
  }
});

it('T23 answers -1 to a session that was signed out', async () => {
  const { token } = await anEnterprise(world);
  await world.call(token, logout, {});

  expect(await answerTo({ token })).toEqual({ status: 401, code: -1, reason: 'AUTH' });
});

it('T23 ends a session after two hours without a request', async () => {
  const employer = await anEnterprise(world);
  const used = await signedIn(world, employer);
  world.clock.set(moment('2026-03-10 11:59:59'));
  expect(await answerTo({ token: used })).toEqual(ok);
  world.clock.set(moment('2026-03-10 12:00:00'));

  expect(await answerTo({ token: employer.token })).toEqual(expired);
  expect(await answerTo({ token: used })).toEqual(ok);
});

it('T23 ends a session after twelve hours, however busy', async () => {
  const { token } = await anEnterprise(world);

  for (const hour of [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]) {
    world.clock.set(moment(`2026-03-10 ${hour}:59:59`));
    expect(await answerTo({ token })).toEqual(ok);
  }
  world.clock.set(moment('2026-03-10 22:00:00'));
  expect(await answerTo({ token })).toEqual(expired);
});

it('T23 ends the sessions of a user who was removed, or disabled', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const removed = await aUser(world, enterpriseId, ['/policy/index']);
  const deleted = await aUser(world, enterpriseId, ['/policy/index']);
  const disabled = await aUser(world, enterpriseId, ['/policy/index']);
  for (const { token } of [removed, deleted, disabled]) expect(await answerTo({ token })).toEqual(ok);

  await world.owner.query('update enterprise_user set status = 0 where user_id = $1', [removed.userId]);
  await world.owner.query('delete from enterprise_user where user_id = $1', [deleted.userId]);
  await world.owner.query('update app_user set status = 0 where user_id = $1', [disabled.userId]);

  for (const { token } of [removed, deleted, disabled]) expect(await answerTo({ token })).toEqual(withdrawn);

  await world.owner.query('update enterprise_user set status = 1 where user_id = $1', [removed.userId]);
  await world.owner.query('update app_user set status = 1 where user_id = $1', [disabled.userId]);
  for (const { token } of [removed, disabled]) expect(await answerTo({ token })).toEqual(withdrawn);
  expect(await answerTo({ token: await signedIn(world, { ...disabled, enterpriseId }) })).toEqual(ok);
});

it.each([
  [
    'disabled',
    'update app_user set status = 0 where user_id = $1',
    'update app_user set status = 1 where user_id = $1',
  ],
  [
    'taken out of the enterprise',
    'update enterprise_user set status = 0 where user_id = $1',
    'update enterprise_user set status = 1 where user_id = $1',
  ],
])('T23 opens no session for who is just being %s, also once they are let in again', async (_, out, back) => {
  const { enterpriseId } = await anEnterprise(world);
  const user = await aUser(world, enterpriseId, ['/policy/index']);
  const client = await world.owner.connect();
  await client.query('begin');
  await client.query(out, [user.userId]);

  const seen = { isOpen: false };
  const opening = signedIn(world, { ...user, enterpriseId }).finally(() => (seen.isOpen = true));
  await expect.poll(async () => seen.isOpen || (await isWaiting(client)), patience).toBe(true);
  await client.query('commit');
  client.release();
  const token = await opening;
  await world.owner.query(back, [user.userId]);

  expect(await answerTo({ token })).toEqual(withdrawn);
});

const isWaiting = async (client: pg.PoolClient): Promise<boolean> =>
  ((
    await client.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%open_session%' and datname = current_database()`,
    )
  ).rowCount ?? 0) > 0;

it('T23 keeps the hash of a token and nothing of the token itself', async () => {
  const { token } = await anEnterprise(world);

  const { rows } = await world.owner.query<{ found: boolean }>(
    `select position($1 in s::text) > 0 or position($2 in s::text) > 0 as found from session s
     where token_hash = sha256($1::bytea)`,
    [token, Buffer.from(token).toString('hex')],
  );

  expect(rows).toEqual([{ found: false }]);
});

it('T23 counts a change of keys from the next request on', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const { token, userId } = await aUser(world, enterpriseId, ['/policy/index']);
  const listed = async () => {
    const response = await world.app.inject({ method: 'GET', url: '/api/policy/lists', headers: { token } });
    return response.statusCode;
  };
  expect(await listed()).toBe(200);

  await world.owner.query(`update enterprise_user set access = '{}' where user_id = $1`, [userId]);

  expect(await listed()).toBe(403);
});

it('T25 does not take a cookie, a query or another header for a sign-in', async () => {
  const { token } = await anEnterprise(world);
  const auth = { status: 401, code: -1, reason: 'AUTH' };

  expect(await answerTo({ cookie: `token=${token}; Admin-Token=${token}` })).toEqual(auth);
  expect(await answerTo({ authorization: `Bearer ${token}` })).toEqual(auth);
  const inQuery = await world.app.inject({ method: 'GET', url: `/api${my.path}?token=${token}` });
  expect(inQuery.json()).toMatchObject({ code: -1 });
});
