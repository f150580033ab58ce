import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import type { Place } from './place.ts';

const run = promisify(execFile);

type Preparation = Place & {
  readonly account: Account;
  readonly ephemeral: boolean;
  readonly log: (line: string) => void;
};

/** What PostgreSQL's programs see of the environment: none of the PG… variables that would redirect them. */
export const plainEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };

/**
 * Makes the database files when they are not there yet, and answers with the superuser's password.
 *
 * They are made beside their place and renamed into it: an interrupted first start leaves nothing that
 * looks like a database, and the next one makes them anew.
 */
export async function prepareCluster(preparation: Preparation): Promise<string> {
  const { home, cluster, account, log } = preparation;
  const passwordFile = join(home, 'postgres.password');
  if (existsSync(join(cluster, 'PG_VERSION'))) return readPassword(passwordFile);

  log('Making the database files (first start).');
  await removeUnfinished(home);
  const password = await makePassword(passwordFile, account);
  const unfinished = await mkdtemp(join(home, 'unfinished-'));
  await own(unfinished, account);
  await initialise(preparation, unfinished, passwordFile);
  await rename(unfinished, cluster);
  return password;
}

async function initialise({ binaries, account, ephemeral }: Preparation, into: string, passwordFile: string) {
  const initdb = (locale: string) =>
    run(
      join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${into}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        `--locale=${locale}`,
        '--lc-messages=C',
        '--no-instructions',
        ...(ephemeral ? ['--no-sync'] : []),
      ],
      { ...account, cwd: '/', env: plainEnvironment },
    );
  try {
    // Sorting and letter case are PostgreSQL's own either way; some systems have no C.UTF-8 for the rest.
    await initdb('C.UTF-8').catch(() => initdb('C'));
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(`The database files could not be made in ${into}: ${stderr?.trim() || message}`, {
      cause: error,
    });
  }
}

/** What an interrupted first start left; its initdb may still be writing there for a moment. */
async function removeUnfinished(home: string): Promise<void> {
  const left = (await readdir(home)).filter((name) => name.startsWith('unfinished-'));
  const stubborn = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
  for (const name of left) await rm(join(home, name), stubborn);
}

async function makePassword(file: string, account: Account): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
  await own(file, account);
  return password;
}

async function readPassword(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ENOENT'
        ? `${file} is missing: the administrator's password of the database beside it. Put it back from a backup of the data folder (any since its first start has it), and start again. Nothing was changed. Where no backup has it, set DATA_DIR to a new folder to begin with an empty database.`
        : `${file} cannot be read (${code}): the administrator's password of the database beside it. Allow the user who starts the console to read it, and start again.`,
      { cause: error },
    );
  });
  return text.trim();
}

async function own(path: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}
