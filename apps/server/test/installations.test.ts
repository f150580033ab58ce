import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { openEnterprise } from '../src/operator/operator.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { openGate } from '../src/platform/gate.ts';
import { sealingKeyFrom } from '../src/platform/sealing-key.ts';
import { startPostgres } from '../src/platform/postgres/postgres.ts';
import { prepareDatabase } from '../src/prepare.ts';

// Several installations on one cluster, which knows its roles by name: none may break another, or enter its database.

const [server, managed] = await Promise.all([
  startPostgres({ ephemeral: true }),
  startPostgres({ ephemeral: true }),
]);
const admin = new pg.Client({ connectionString: server.adminUrl });
await admin.connect();
let counter = 0;

afterAll(async () => {
  await admin.end();
  await Promise.all([server.stop(), managed.stop()]);
});

/** An installation with a database and a master key of its own, not yet prepared. */
async function anInstallation() {
  const name = `installation_${counter++}`;
  await admin.query(`create database ${name}`);
  const [url, masterKey] = [server.urlOf(name), randomBytes(32)];
  return { name, url, masterKey, start: () => prepareDatabase(url, masterKey, systemClock.now()) };
}

type Urls = Awaited<ReturnType<typeof prepareDatabase>>;

/** Opens an enterprise as the operator, and asks as the server, on new connections. */
async function serves({ appUrl, operatorUrl }: Urls): Promise<boolean> {
  const serving = openDatabase(appUrl, { connections_max: 2 });
  const operators = openDatabase(operatorUrl, {
    connections_max: 2,
    sealingKey: sealingKeyFrom(Buffer.alloc(32)),
  });
  try {
    const operator = { database: operators, gate: openGate(operators), clock: systemClock };
    const named = { companyName: `企业 ${counter++}`, agreementStatus: 0, showMobileAccount: 0 as const };
    const id = await openEnterprise(operator, named);
    const seen = await serving.inEnterprise(id, (tx) => tx.selectFrom('enterprise').selectAll().execute());
    await expect.poll(serving.isReady, { timeout: 30_000 }).toBe(true);
    return seen.length === 1;
  } finally {
    await serving.close();
    await operators.close();
  }
}

const refusalOf = async (url: string): Promise<string | undefined> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.end();
  }
};

const inDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

it('S8 two installations with different keys serve on one cluster, in whatever order they start', async () => {
  const [first, second] = [await anInstallation(), await anInstallation()];
  const firstUrls = await first.start();
  const secondUrls = await second.start();

  expect(await serves(firstUrls)).toBe(true);
  expect(await serves(secondUrls)).toBe(true);
  expect(await first.start()).toEqual(firstUrls);
  expect(await serves(secondUrls)).toBe(true);
});

it('S8 installations that start on a cluster at the same moment all serve', async () => {
  const all = await Promise.all([anInstallation(), anInstallation(), anInstallation(), anInstallation()]);

  const started = await Promise.all(all.flatMap(({ start }) => [start(), start()]));

  expect(await Promise.all(started.map(serves))).toEqual(started.map(() => true));
});

it('S8 no role of an installation enters the database of another', async () => {
  const [own, other] = [await anInstallation(), await anInstallation()];
  const urls = await own.start();
  await other.start();

  for (const url of [urls.appUrl, urls.operatorUrl, urls.auditorUrl]) {
    expect(await refusalOf(url)).toBeUndefined();
    expect(await refusalOf(inDatabase(url, other.name))).toBe('42501');
  }
});

it('S8 a cluster whose common roles could sign in is moved on by the next start', async () => {
  await admin.query(
    `alter role app_rw login password 'of all'; alter role app_rw set statement_timeout = '1h'`,
  );
  const installation = await anInstallation();

  expect(await serves(await installation.start())).toBe(true);

  const common = inDatabase(server.adminUrl.replace(/\/\/[^@]+@/, '//app_rw:of%20all@'), installation.name);
  expect(await refusalOf(common)).toBe('28P01');
  const { rows } = await admin.query(
    `select rolcanlogin, rolconfig from pg_roles where rolname in ('app_rw', 'app_operator', 'auditor')`,
  );
  expect(rows).toEqual([1, 2, 3].map(() => ({ rolcanlogin: false, rolconfig: null })));
});

it.each([
  ['its password is another', (role: string) => `alter role ${role} password 'another'`],
  ['it may not sign in', (role: string) => `alter role ${role} nologin`],
])('S3 a server is not ready once its role cannot sign in anew, since %s', async (_why, done) => {
  const installation = await anInstallation();
  const { appUrl } = await installation.start();
  const database = openDatabase(appUrl, { connections_max: 2 });
  await expect.poll(database.isReady, { timeout: 30_000 }).toBe(true);

  await admin.query(done(new URL(appUrl).username));

  // The pool's connection, which was let in before, goes on.
  await expect.poll(database.isReady, { timeout: 30_000 }).toBe(false);
  expect(await openGate(database).userForLogin('nobody')).toBeUndefined();
  if ((await installation.start()).appUrl !== appUrl) throw new Error('the address has changed');
  await database.close();
});

it('S3 a server is not ready once its role may not call the gate', async () => {
  const installation = await anInstallation();
  const { appUrl } = await installation.start();
  const database = openDatabase(appUrl, { connections_max: 2 });
  await expect.poll(database.isReady, { timeout: 30_000 }).toBe(true);
  const own = new pg.Client({ connectionString: installation.url });
  await own.connect();

  await own.query('revoke usage on schema gate from app_rw');

  await expect.poll(database.isReady, { timeout: 30_000 }).toBe(false);
  await own.end();
  await database.close();
});

it('S8 an administrator who is no superuser can prepare a database of his own, twice', async () => {
  const superuser = new pg.Client({ connectionString: managed.adminUrl });
  await superuser.connect();
  await superuser.query(`create role manager login createrole password 'managed'`);
  await superuser.query('create database managed owner manager');
  const url = managed.urlOf('managed').replace(/\/\/[^@]+@/, '//manager:managed@');
  const start = () => prepareDatabase(url, randomBytes(32).fill(7), systemClock.now());
  await superuser.end();

  const urls = await start();

  expect(await start()).toEqual(urls);
  expect(await serves(urls)).toBe(true);
});
