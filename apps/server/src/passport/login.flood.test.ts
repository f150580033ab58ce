import { isExpire } from '@app/contract/passport';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { patience } from '../../test/patience.ts';
import { anAddress, signInFrom } from '../../test/sign-in.ts';
import { anEnterprise, aUser, openWorld } from '../../test/world.ts';
import { strangersKeys } from './tries/keys.ts';

const world = await openWorld();
const signIn = signInFrom(world);

it('T29 leaves connections to the others while tries to sign in wait for each other', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const { token } = await aUser(world, enterpriseId);
  const from = anAddress();
  const tried = { user_name: `nobody-${from}`, password: 'wrong' };
  await signIn(tried, from);
  const letGo = await holdTriesOf(strangersKeys(tried.user_name, from).shared);
  let ended = 0;
  const tries = Array.from({ length: 40 }, () => signIn(tried, from).finally(() => void ended++));

  await expect.poll(triesThatWait, patience).toBeGreaterThan(0);

  for (let calls = 0; calls < 20; calls++) await world.call(token, isExpire, {});

  // Each waits four seconds for a lock and three of them at a time, so that on a slow machine some are over by now. With all
  // connections taken, the first call would have come behind most of them.
  expect(ended).toBeLessThan(20);
  await letGo();
  await Promise.all(tries);
});

async function triesThatWait(): Promise<number> {
  const { rowCount } = await world.owner.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%begin_login_try%'`,
  );
  return rowCount ?? 0;
}

/** Another try that has locked the counts and is slow to go on. */
async function holdTriesOf(keys: readonly Buffer[]) {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  onTestFinished(() => client.end());
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query(
    'select from app.login_attempt where key_hash = any ($1) for update',
    [keys],
  );
  expect(rowCount).toBe(2);
  return () => client.query('commit');
}
