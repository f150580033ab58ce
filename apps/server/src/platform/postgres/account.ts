import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user of the operating system that the server runs as: empty where that is the user of this process. */
export type Account = { readonly uid?: number; readonly gid?: number };

/**
 * Who runs the server. PostgreSQL refuses to run as root: there it is the owner of the database files when
 * they exist, else the user `postgres`, who is created when missing.
 *
 * Throws when the files belong to somebody this process cannot act for.
 */
export async function accountFor(cluster: string | undefined): Promise<Account> {
  const owner = cluster === undefined ? undefined : await stat(cluster).catch(() => undefined);
  const self = process.getuid?.();
  if (self === 0) {
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
    const postgres = (await findPostgresUser()) ?? (await createPostgresUser());
    if (!owner) return postgres;
    throw new Error(
      `The database in ${cluster} belongs to root, as a copy does that root made, and PostgreSQL does not run as root. Its owner is missing: give it back to the user postgres (chown -R postgres: ${cluster}), and start again.`,
    );
  }
  if (owner && self !== undefined && owner.uid !== self) {
    throw new Error(
      `The database in ${cluster} belongs to the user with number ${owner.uid}, not to the one who starts (${self}). Start as that user or as root, give it to this one if root has copied it here (chown -R ${self}: ${cluster}), or set DATA_DIR to another folder.`,
    );
  }
  return {};
}

/** Whether the account may enter a folder, all folders above included, and read (-r) or write (-w) in it. */
export async function mayUse(account: Account, folder: string, also: '-x' | '-r' | '-w'): Promise<boolean> {
  const test = ['-c', 'test -x "$1" && test "$2" "$1"', 'sh', folder, also];
  try {
    await run('/bin/sh', test, { ...account, cwd: '/' });
    return true;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'number') return false;
    throw new Error(`No program can be run as the user "postgres" here (${String(code)}).`, { cause: error });
  }
}

async function findPostgresUser(): Promise<Account | undefined> {
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  } catch {
    return undefined;
  }
}

async function createPostgresUser(): Promise<Account> {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  try {
    await run('groupadd', ['--force', '--system', 'postgres']);
    await run('useradd', ['--system', '--gid', 'postgres', ...home, 'postgres']);
  } catch (error) {
    throw new Error(
      'PostgreSQL does not run as root, and the user "postgres" could not be created. Create that user, or start as an ordinary user.',
      { cause: error },
    );
  }
  const created = await findPostgresUser();
  if (!created) throw new Error('The user "postgres" was created but cannot be found.');
  return created;
}
