import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { elsewhereOf } from './place.ts';
import { servedDatabase } from './whole-database.ts';

/**
 * Where the embedded server of a data folder takes connections right now, for a program that runs beside it.
 *
 * @returns the superuser's address of the served database (it holds the password: never log it); undefined when no server runs there
 */
export async function findRunningPostgres(folder: string): Promise<string | undefined> {
  const dataDir = resolve(folder);
  const home = (await elsewhereOf(dataDir)) ?? dataDir;
  try {
    const [pid = '', , , port = ''] = (
      await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8')
    ).split('\n');
    process.kill(Number(pid), 0);
    const password = (await readFile(join(home, 'postgres.password'), 'utf8')).trim();
    return `postgresql://postgres:${password}@127.0.0.1:${Number(port)}/${servedDatabase}`;
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw new Error(`The database in ${home} cannot be reached: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
