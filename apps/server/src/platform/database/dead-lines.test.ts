import { readFileSync } from 'node:fs';
import { userInfo } from '@app/contract/passport';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { anEmployer } from '../../../test/changes.ts';
import { openLine } from '../../../test/line.ts';
import { openWorld } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';
import { clearOutdated } from '../../imports/queues.ts';
import { answer_ms, lineOptions } from './connections.ts';
import { openDatabase } from './open-database.ts';
import { openGate } from '../gate.ts';
import { openJobs } from '../jobs.ts';

const world = await openWorld();

/** Far more than it takes, so that a busy machine does not matter. */
const patience = { timeout: 60_000, interval: 100 };

/** A server and its queue on a line that can swallow what is said on it, with connections that were used before. */
async function onALine() {
  const line = await openLine(inject('appUrl'));
  const database = openDatabase(line.url, { connections_max: 4 });
  const jobs = openJobs(line.url, () => undefined);
  const platform = { ...world.platform, database, gate: openGate(database), jobs };
  const app = await buildApp({ platform, logLevel: 'silent' });
  await jobs.start();
  onTestFinished(async () => {
    await app.close();
    await jobs.stop();
    await database.close();
  });
  const { token, enterpriseId } = await anEmployer(world);
  const ask = async () => {
    const response = await app.inject({ method: 'GET', url: `/api${userInfo.path}`, headers: { token } });
    return response.json<{ code: number }>().code;
  };
  const ready = async () => (await app.inject({ method: 'GET', url: '/readyz' })).statusCode;
  const send = () => jobs.sendOnce(clearOutdated, { enterprise_id: enterpriseId, id: 1 });
  await Promise.all(Array.from({ length: 8 }, ask));
  return { line, ask, ready, send };
}

it('S5 answers again after the network swallowed every connection, and so does the queue', async () => {
  const { line, ask, send } = await onALine();
  expect(line.swallow()).toBeGreaterThan(2);

  const sent = () =>
    send().then(
      () => true,
      () => false,
    );
  await Promise.all([expect.poll(ask, patience).toBe(1), expect.poll(sent, patience).toBe(true)]);
}, 90_000);

it('S5 says that it is not ready while its connections are dead, and is again when they were replaced', async () => {
  const { line, ask, ready } = await onALine();
  expect(await ready()).toBe(200);
  line.swallow();

  expect(await ready()).toBe(503);
  await expect.poll(ready, patience).toBe(200);
  expect(await ask()).toBe(1);
  // Those that took the place of the dead ones are left in peace.
  await Promise.all(Array.from({ length: 8 }, ask));
  const opened = line.opened();
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 8 }, ask));
  expect(line.opened() - opened).toBeLessThan(5);
}, 90_000);

it('T28 ends a statement that takes too long, and before that a wait for a lock', async () => {
  const { database } = world.platform;
  const { enterpriseId } = await anEmployer(world);
  const ended: string[] = [];
  const wait = (statement: ReturnType<typeof sql>) =>
    database
      .inEnterprise(enterpriseId, (tx) => statement.execute(tx))
      .catch(({ code, message }: Error & { code?: string }) => void ended.push(code ?? message));
  let release = () => {};
  const held = Promise.withResolvers<void>();
  const holding = world.owner.connect().then(async (holder) => {
    await holder.query('select pg_advisory_lock($1)', [enterpriseId]);
    held.resolve();
    await new Promise<void>((resolve) => (release = resolve));
    await holder.query('select pg_advisory_unlock($1)', [enterpriseId]);
    holder.release();
  });
  await held.promise;

  await Promise.all([
    wait(sql`select pg_sleep(60)`),
    wait(sql`select pg_advisory_xact_lock(${enterpriseId})`),
  ]);
  release();
  await holding;

  const [lockNotAvailable, queryCanceled] = ['55P03', '57014'];
  expect(ended).toEqual([lockNotAvailable, queryCanceled]);
}, 90_000);

it('T28 states the limits as they are set', async () => {
  const { rows } = await world.platform.database.inEnterprise((await anEmployer(world)).enterpriseId, (tx) =>
    sql<{ one: string }>`select name || ' ' || setting::int / 1000 as one from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(tx),
  );
  const set = Object.fromEntries(rows.map(({ one }) => one.split(' ')));
  const page = readFileSync(
    new URL('../../../../../docs/reliability.md', import.meta.url),
    'utf8',
  ).replaceAll(/\s+/g, ' ');

  expect(page).toContain(
    `a statement ${set.statement_timeout} s, a wait for a lock ${set.lock_timeout} s, an idle transaction ${set.idle_in_transaction_session_timeout} s`,
  );
  expect(page).toContain(
    `a connection to the database must be had within ${lineOptions.connectionTimeoutMillis / 1000} s, an answer of the database within ${lineOptions.query_timeout / 1000} s (${answer_ms.long / 1000} s`,
  );
});
