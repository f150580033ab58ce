import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { systemClock } from '../src/platform/clock.ts';
import { mistypedSettings } from '../src/platform/start/mistyped-settings.ts';
import { readSettings } from '../src/platform/settings.ts';
import { openStore } from '../src/store.ts';
import { openDataFolders } from './data-folders.ts';
import { exitOf, openServerProcesses } from './server-process.ts';

const { makeDataDir, undone } = openDataFolders();
const run = openServerProcesses();
const slow = 120_000;

const admin = new pg.Client({ connectionString: inject('adminUrl') });
await admin.connect();
afterAll(() => admin.end());

async function refusalOf(env: Readonly<Record<string, string>>): Promise<string> {
  const { child, said } = run({ DEMO: 'off', ...env });
  expect(await exitOf(child)).toBe(1);
  return said();
}

it(
  'S2 does not make another master key for a database, nor another password, and starts when they are back',
  async () => {
    const dataDir = await makeDataDir();
    const open = async () => {
      const ends: (() => Promise<unknown>)[] = [];
      const later = (_name: string, end: () => Promise<unknown>) => ends.push(end);
      try {
        const settings = readSettings({ DATA_DIR: dataDir, DEMO: 'off' });
        return await openStore({ settings, clock: systemClock, say: () => undefined, later });
      } finally {
        for (const end of ends.toReversed()) await end();
      }
    };
    const { masterKey } = await open();

    const key = join(dataDir, 'master.key');
    renameSync(key, `${key}.copy`);
    await expect(open()).rejects.toThrow(`${key} is missing: the key that the database`);
    expect(existsSync(key)).toBe(false);
    renameSync(`${key}.copy`, key);

    const password = join(dataDir, 'postgres.password');
    renameSync(password, `${password}.copy`);
    await expect(open()).rejects.toThrow(`Put it back from a backup of the data folder`);
    expect(existsSync(password)).toBe(false);
    renameSync(`${password}.copy`, password);

    expect((await open()).masterKey).toEqual(masterKey);
    expect(readFileSync(key, 'utf8')).toBe(masterKey.toString('hex'));
  },
  slow,
);

it.each(['abc', '10.0.0.5,proxy', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.1/8/8'])(
  'S2 names TRUSTED_PROXIES when it is %s',
  (TRUSTED_PROXIES) => {
    expect(() => readSettings({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be addresses or networks');
  },
);

it('S2 takes what the web server takes for proxies, and an empty value for none', () => {
  const proxies = ['10.0.0.5', '10.1.0.0/16', '10.2.0.0/255.255.0.0', '::1', 'fc00::/7', 'loopback'];
  expect(readSettings({ TRUSTED_PROXIES: proxies.join(' , ') }).TRUSTED_PROXIES).toEqual(proxies);
  expect(readSettings({ TRUSTED_PROXIES: '', PORT: '' })).toMatchObject({ TRUSTED_PROXIES: [], PORT: 8080 });
});

it.each([{ HOST: '192.0.2.1' }, { HOST: 'nowhere.invalid' }])(
  'S2 names HOST when it is %o, before a database is made',
  async (env) => {
    const dataDir = await makeDataDir();

    const said = await refusalOf({ DATA_DIR: dataDir, ...env });

    expect(said).toContain(`HOST=${env.HOST} is no address of this machine (E`);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  },
);

it('S2 notices that its port is taken before a database is made', async () => {
  const dataDir = await makeDataDir();
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  undone.push(async () => other.close());
  const { port } = other.address() as { port: number };

  expect(await refusalOf({ DATA_DIR: dataDir, PORT: String(port) })).toContain(
    `Port ${port} on 127.0.0.1 is taken`,
  );
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

it(
  'S2 says what is wrong with the role, the password and the database of DATABASE_URL, and no password',
  async () => {
    const name = `sentences_${process.pid}`;
    const make = async (what: string, drop: string) => {
      await admin.query(what);
      undone.push(() => admin.query(drop));
    };
    await make(`create role ${name} login password 'Word-of-Secrecy'`, `drop role ${name}`);
    await make(`create database ${name} owner ${name}`, `drop database ${name} with (force)`);
    const urlOf = (password: string, database: string) =>
      Object.assign(new URL(inject('adminUrl')), { username: name, password, pathname: `/${database}` }).href;
    const refused = async (url: string) => {
      const said = await refusalOf({ DATABASE_URL: url, DATA_DIR: await makeDataDir() });
      expect(said).not.toMatch(/Word-of-/);
      return said;
    };
    const right = urlOf('Word-of-Secrecy', name);

    expect(await refused(urlOf('Word-of-Guessing', name))).toContain(
      `The database of DATABASE_URL does not let the role "${name}" in`,
    );
    expect(await refused(urlOf('', name))).toContain('Is the password in DATABASE_URL right');
    expect(await refused(urlOf('Word-of-Secrecy', 'nowhere'))).toContain(
      'There is no database "nowhere" where DATABASE_URL leads. Make it',
    );
    const mayNot = `The role "${name}" of DATABASE_URL may not prepare the database "${name}" (permission denied`;
    expect(await refused(right)).toContain(mayNot);
    await admin.query(`alter role ${name} createrole; alter database ${name} owner to current_user`);
    expect(await refused(right)).toContain('may not use the common roles of this cluster');
    await admin.query(
      `grant app_owner, app_gate, app_rw, app_operator, auditor to ${name} with admin option`,
    );
    expect(await refused(right)).toContain(mayNot);
    expect(() => readSettings({ DATABASE_URL: 'postgres://u:Word-of-/#@h/d' })).toThrow(
      'DATABASE_URL must read postgres://',
    );
  },
  slow,
);

it(
  'S2 does not serve with a folder for anchors that cannot be written',
  async () => {
    const dataDir = await makeDataDir();
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const url = inject('adminUrl');

    for (const folder of [file, join(file, 'in-it'), '/proc/anchors']) {
      const database = `anchors_${process.pid}`;
      await admin.query(`drop database if exists ${database} with (force)`);
      await admin.query(`create database ${database} template template0 encoding 'UTF8'`);
      const said = await refusalOf({
        DATABASE_URL: Object.assign(new URL(url), { pathname: `/${database}` }).href,
        DATA_DIR: dataDir,
        AUDIT_ANCHORS_DIR: folder,
      });
      expect(said).toContain(`AUDIT_ANCHORS_DIR ${folder} is no folder that can be written (E`);
      expect(said).not.toContain('is ready');
      await admin.query(`drop database ${database} with (force)`);
    }
  },
  slow,
);

it('S2 says that a data folder cannot be made where the system takes none', async () => {
  expect(await refusalOf({ DATA_DIR: '/proc/x/y' })).toContain(
    'The data folder /proc/x/y cannot be written (ENOENT)',
  );
});

it('S2 tells a name that looks like a setting from one that does not, and nothing of its value', async () => {
  const env = {
    DATABASEURL: 'postgres://u:secret@h/d',
    DEMOO: 'off',
    data_dir: 'x',
    PROT: '1',
    HOME: '/',
    POSTGRES: '',
  };

  expect(mistypedSettings({ ...env, PORT: '1', HOSTNAME: 'h', PATH: '/', USER: 'u' })).toEqual([
    'DATABASEURL is no setting and is ignored. Did you mean DATABASE_URL?',
    'DEMOO is no setting and is ignored. Did you mean DEMO?',
    'data_dir is no setting and is ignored. Did you mean DATA_DIR?',
    'PROT is no setting and is ignored. Did you mean PORT?',
  ]);
  expect(await refusalOf({ DEMOO: 'off', PORT: 'x' })).toContain('Did you mean DEMO?');
});
