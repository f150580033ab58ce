import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, mayUse } from './account.ts';

const run = promisify(execFile);

/** Where a server lives. */
export type Place = {
  /** Holds the cluster and its password. */
  readonly home: string;
  /** The database files. */
  readonly cluster: string;
  /** Holds bin, lib and share. */
  readonly binaries: string;
  /** Why not where one would look: empty, or the end of a sentence. */
  readonly why: string;
};

/** Where root keeps what the user postgres must reach, when the project's own folder is closed. */
const reachable = '/var/lib/group-insurance-console';

/** The file in a data folder that names the home of its database, where that is not the folder itself. */
const signpost = 'postgres-is-in.txt';

/** The home that was chosen for a data folder's database because its user could not enter the data folder. */
export async function elsewhereOf(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, signpost), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

/**
 * The data folder where the account can enter it, else a folder under /var/lib that the data folder then
 * names: moving the project keeps its database, deleting the data folder begins a new one.
 */
export async function chooseHome(dataDir: string, account: Account, packaged: string): Promise<Place> {
  const known = await elsewhereOf(dataDir);
  if (!known && (await mayUse(account, dataDir, '-x'))) return placeIn(dataDir, account, packaged);
  if (!known && existsSync(join(dataDir, 'postgres'))) {
    throw new Error(
      `The user that owns the database in ${dataDir} can no longer enter that folder. Allow it: chmod o+x on the folder and on those above it.`,
    );
  }

  const home = known ?? join(reachable, `data-${randomBytes(6).toString('hex')}`);
  await makeOpenFolder(home);
  if (!known) await writeFile(join(dataDir, signpost), `${home}\n`);
  return placeIn(home, account, packaged, dataDir);
}

/** A new temporary folder that the account can enter. */
export async function makeEphemeralHome(account: Account, packaged: string): Promise<Place> {
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    if (!(await mayUse(account, parent, '-w'))) continue;
    const home = await mkdtemp(join(parent, 'gic-postgres-'));
    await chmod(home, 0o755);
    return placeIn(home, account, packaged);
  }
  throw new Error('No temporary folder can be written by the user that runs PostgreSQL. Set TMPDIR to one.');
}

async function placeIn(home: string, account: Account, packaged: string, closed?: string): Promise<Place> {
  const isOpen = await mayUse(account, join(packaged, 'share', 'postgresql'), '-r');
  const binaries = isOpen ? packaged : await copyBinaries(packaged);
  const avoided = [...(closed ? [closed] : []), ...(isOpen ? [] : [packaged])];
  const why = avoided.length > 0 ? `, because its user cannot enter ${avoided.join(' and ')}` : '';
  return { home, cluster: join(home, 'postgres'), binaries, why };
}

/** One copy serves every project on the machine that uses the same version. */
async function copyBinaries(packaged: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packaged, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(reachable, `postgresql-${version}`);
  if (existsSync(copy)) return copy;

  await makeOpenFolder(reachable);
  const unfinished = await mkdtemp(`${copy}.`);
  await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', unfinished]);
  // Another start may have been quicker: then its copy stays.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

/** Makes a folder under /var/lib that everybody may enter, whatever the umask; its files guard themselves. */
async function makeOpenFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const open of new Set([reachable, folder])) await chmod(open, 0o755);
  } catch (error) {
    throw new Error(
      `PostgreSQL's user cannot enter the project's folder, and ${folder} cannot be made. Put the project or DATA_DIR where others may enter, or start as an ordinary user.`,
      { cause: error },
    );
  }
}
